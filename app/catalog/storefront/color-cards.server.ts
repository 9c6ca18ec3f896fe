import { sql } from 'drizzle-orm'
import type { Image } from '#app/catalog/catalog.ts'
import { findColorLabel } from '#app/catalog/color-names.server.ts'
import { type ColorPrice, readColorPrices } from '#app/catalog/facets/color-prices.server.ts'
import { getAvailableColumn } from '#app/catalog/facets/facet-index.server.ts'
import type { ListedItem } from '#app/catalog/facets/facet-index.ts'
import { productFacets } from '#app/catalog/facets/product-facets.table.ts'
import { toPriceSource } from '#app/catalog/facets/read-products.server.ts'
import { listProductsById, toCardPrice } from '#app/catalog/product-cards.server.ts'
import type { CardSettings, ProductCardData } from '#app/catalog/product-cards.ts'
import { products } from '#app/catalog/products.table.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { translations } from '#app/store/translations.table.ts'

type ColorRow = {
  readonly id: Id<'product'>
  readonly key: string
  readonly name: string
  readonly images: readonly Image[]
  readonly stock: number
  /** The keys of the sizes that can be bought in the color, separated by spaces. */
  readonly sizes: string | null
  readonly measure: string
}

/** `price`: missing if all variants of the product have the same price. */
type PricedColor = ColorRow & { readonly price: ColorPrice | undefined }

/**
 * Returns the cards of products and of single colors, in the order of `items`. Ignores products that are not active.
 */
export async function listItemCards(
  db: Database,
  items: readonly ListedItem[],
  settings: CardSettings,
): Promise<ProductCardData[]> {
  const ids = [...new Set(items.map(({ id }) => id))]
  const coloredIds = [...new Set(items.flatMap(({ id, color }) => (color === null ? [] : id)))]
  const [found, rows] = await Promise.all([
    listProductsById(db, ids, settings),
    coloredIds.length > 0 ? readColors(db, coloredIds, settings) : [],
  ])
  const cards = new Map(found.map((card) => [card.id, card]))
  const colors = new Map(rows.map((row) => [`${row.id}/${row.key}`, row]))
  return items.flatMap(({ id, color }) => {
    const card = cards.get(id)
    if (!card || color === null) return card ?? []
    const row = colors.get(`${id}/${color}`)
    return row ? toColorCard(card, row, settings) : []
  })
}

/** Replaces the card of each product that has several colors with one card for each color. */
export async function splitCardsByColor(
  db: Database,
  cards: readonly ProductCardData[],
  settings: CardSettings,
): Promise<ProductCardData[]> {
  const ids = cards.flatMap(({ id, colors }) => (colors.length > 1 ? id : []))
  const rows = ids.length > 0 ? await readColors(db, ids, settings) : []
  const colors = Map.groupBy(rows, ({ id }) => id)
  return cards.flatMap((card) => colors.get(card.id)?.map((row) => toColorCard(card, row, settings)) ?? card)
}

function toColorCard(card: ProductCardData, row: PricedColor, settings: CardSettings): ProductCardData {
  const { inSizes, ...rest } = row.price
    ? withPrice(card, toCardPrice({ ...row.price, measure: row.measure }, settings))
    : card
  return {
    ...rest,
    color: { name: row.name, shownName: findColorLabel(row.name, settings.colorNames) ?? row.name },
    images: row.images.length > 0 ? row.images : card.images.slice(0, 1),
    soldOut: row.stock === 0 && settings.track_inventory && !settings.allow_backorders,
    ...(inSizes && row.sizes && { inSizes: `${inSizes.split(' ', 1)} ${row.sizes}` }),
  }
}

function withPrice(card: ProductCardData, price: ReturnType<typeof toCardPrice>): ProductCardData {
  const { note: _note, pricesVary: _pricesVary, ...rest } = card
  return { ...rest, ...price }
}

/** Reads the colors of products in order. A variant without a color counts as stock of every color. */
async function readColors(db: Database, ids: readonly Id<'product'>[], settings: CardSettings): Promise<PricedColor[]> {
  const [rows, prices] = await Promise.all([
    readColorRows(db, ids, settings),
    readColorPrices(db, toPriceSource(settings), ids),
  ])
  const priceByColor = new Map(prices.map((price) => [`${price.id}/${price.color}`, price]))
  return rows.map((row) => ({ ...row, price: priceByColor.get(`${row.id}/${row.key}`) }))
}

async function readColorRows(db: Database, ids: readonly Id<'product'>[], settings: CardSettings): Promise<ColorRow[]> {
  const { rows } = await db.execute<ColorRow>(sql`
    select p.id, facet_key(c.color ->> 'name') as key, c.color ->> 'name' as name, p.measure,
      (select coalesce(json_agg(json_strip_nulls(json_build_object('url', i.url, 'width', i.width, 'height', i.height,
          'alt', case i.nth when 1 then coalesce(t.texts ->> 'alt', i.alt) else '' end,
          'focus', i.focus, 'ground', case i.nth when 1 then i.ground end)) order by i.nth), '[]')
        from (
          select id, url, width, height, alt, focus, ground, row_number() over (order by is_primary desc, display_order, id) as nth
          from product_images where product_id = p.id and color = c.color ->> 'name' order by nth limit 2
        ) i
        left join ${translations} t on t.kind = 'product-image' and t.subject_id = i.id and t.language = ${settings.language ?? null}
      ) as images,
      (select coalesce(sum(v.stock), 0)::int from product_variants v
        where v.product_id = p.id and (v.color is null or v.color = c.color ->> 'name')) as stock,
      (select string_agg(split_part(k, '/', 1), ' ') from product_facets, unnest(${getAvailableColumn(settings)}) k
        where ${productFacets.productId} = p.id and k like '_%/' || facet_key(c.color ->> 'name')) as sizes
    from ${products} p cross join lateral jsonb_array_elements(p.colors) with ordinality as c (color, position)
    where p.id = any(${sql.param([...ids])}::uuid[])
    order by c.position`)
  return rows
}
