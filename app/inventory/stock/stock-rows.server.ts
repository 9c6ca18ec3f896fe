import { asc, isNotNull, sql } from 'drizzle-orm'
import { listProductRows } from '#app/catalog/product-list.server.ts'
import { productImages, products } from '#app/catalog/products.table.ts'
import { listVariants, type StockedVariant } from '#app/catalog/variants.server.ts'
import type { StockQuery } from '#app/inventory/stock/stock-query.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import type { Settings } from '#app/store/settings.ts'

export type StockRow = Awaited<ReturnType<typeof listStockRows>>['rows'][number]

/**
 * Returns a page of products, each with a row per color, sorted by name, or by stock (lowest first) if `show` is set.
 */
export async function listStockRows(db: Database, { q, show, page }: StockQuery, settings: Settings) {
  const sort = show === null ? 'name' : 'stock'
  const query = { q, show, page, status: null, category: null, collection: null, sort, dir: 'asc' } as const
  const { rows, ...list } = await listProductRows(db, query, settings)
  const ids = rows.map(({ id }) => id)
  const [options, variants, images] = await Promise.all([
    listOptions(db, ids),
    listVariants(db, ids),
    listColorImages(db, ids),
  ])
  const stockRows = rows.flatMap(({ id, name, status, isLow, sizedImageUrl }) => {
    const { sizes = [], colors = [] } = options.find((product) => product.id === id) ?? {}
    const productRows = variants.filter(({ productId }) => productId === id)
    const colorNames = colors.map((color) => color.name)
    return [...Map.groupBy(sortBy(productRows, colorNames, 'color'), ({ color }) => color)].map(
      ([color, colorVariants]) => ({
        product: { id, name, status, isLow },
        color,
        imageUrl: images.find((image) => image.productId === id && image.color === color)?.url ?? sizedImageUrl,
        cells: sortBy(colorVariants, sizes, 'size').map((variant) => pick(variant, ['id', 'size', 'stock'])),
      }),
    )
  })
  return { ...list, rows: stockRows }
}

/** Sorts in the order of the product's options. Variants with options that the product no longer has come last. */
function sortBy(variants: readonly StockedVariant[], options: readonly string[], by: 'size' | 'color') {
  const toPosition = (variant: StockedVariant) => {
    const position = options.indexOf(variant[by] ?? '')
    return position < 0 ? options.length : position
  }
  return variants.toSorted((a, b) => toPosition(a) - toPosition(b))
}

function listOptions(db: Database, ids: readonly Id<'product'>[]) {
  return db
    .select(pick(products, ['id', 'sizes', 'colors']))
    .from(products)
    .where(sql`${products.id} = any(${sql.param([...ids])}::uuid[])`)
}

/** Lists the first image of each color. */
function listColorImages(db: Database, ids: readonly Id<'product'>[]) {
  const { productId, color, url, displayOrder, id } = productImages
  return db
    .selectDistinctOn([productId, color], { productId, color, url })
    .from(productImages)
    .where(sql`${productId} = any(${sql.param([...ids])}::uuid[]) and ${isNotNull(color)}`)
    .orderBy(productId, color, asc(displayOrder), asc(id))
}
