import { asc, sql } from 'drizzle-orm'
import { listEditableProducts } from '#app/catalog/admin/products/products.server.ts'
import { NO_PRICES } from '#app/catalog/prices/price-set.ts'
import type { ProductInput } from '#app/catalog/product-input.ts'
import { productVariants } from '#app/catalog/products.table.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** The columns that identify a variant and describe its stock and weight. */
export const variantColumns = pick(productVariants, [
  'id',
  'productId',
  'size',
  'color',
  'sku',
  'stock',
  'backordered',
  'weightGrams',
])

export type StockedVariant = Awaited<ReturnType<typeof listVariants>>[number]

export function listVariants(db: Database, productIds: readonly Id<'product'>[]) {
  return db
    .select(variantColumns)
    .from(productVariants)
    .where(sql`${productVariants.productId} = any(${sql.param([...productIds])}::uuid[])`)
    .orderBy(asc(productVariants.id))
}

/**
 * Sets weights, prices and barcodes of existing variants. Returns which of these changed. Weights count as changed if
 * `stock` contains any.
 */
export async function setVariantDetails(tx: Database, productId: Id<'product'>, stock: ProductInput['stock']) {
  const hasChangedWeights = await setWeights(tx, productId, stock)
  const hasChangedPrices = await setVariantPrices(tx, productId, stock)
  const hasChangedBarcodes = await setVariantBarcodes(tx, productId, stock)
  return { hasChangedWeights, hasChangedPrices, hasChangedBarcodes }
}

/** Sets the weights of a copy's variants, and copies the prices of the original. */
export async function copyVariantDetails(
  tx: Database,
  from: Id<'product'>,
  to: Id<'product'>,
  stock: StockWithWeights,
): Promise<void> {
  await setWeights(tx, to, stock)
  await copyVariantPrices(tx, from, to)
}

type StockWithWeights = {
  readonly cells?: readonly {
    readonly size: string | null
    readonly color: string | null
    readonly weightGrams?: number | null | undefined
  }[]
}

/**
 * If a weight is null, the product's weight applies. If it is undefined, nothing changes. Returns true if any cell has
 * a weight or null.
 */
async function setWeights(tx: Database, productId: Id<'product'>, { cells = [] }: StockWithWeights): Promise<boolean> {
  const weighedCells = cells.filter(({ weightGrams }) => weightGrams !== undefined)
  if (weighedCells.length === 0) return false
  await tx.execute(
    sql`update ${productVariants} as v set weight_grams = w."weightGrams"
      from jsonb_to_recordset(${JSON.stringify(weighedCells)}::jsonb) as w (size text, color text, "weightGrams" integer)
      where v.product_id = ${productId} and v.size is not distinct from w.size and v.color is not distinct from w.color`,
  )
  return true
}

/**
 * If a price is null, the product's price applies. Cells without prices change nothing. Returns true if any price
 * changed.
 */
async function setVariantPrices(
  tx: Database,
  productId: Id<'product'>,
  stock: ProductInput['stock'],
): Promise<boolean> {
  const cells = stock.kind === 'grid' ? stock.cells : []
  const pricedCells = cells.flatMap(({ size, color, prices }) => (prices ? [{ size, color, ...prices }] : []))
  if (pricedCells.length === 0) return false
  const changed = await tx.execute(
    sql`update ${productVariants} as v set price = c.price, sale_price = c."salePrice", compare_at_price = c."compareAtPrice"
      from jsonb_to_recordset(${JSON.stringify(pricedCells)}::jsonb)
        as c (size text, color text, price bigint, "salePrice" bigint, "compareAtPrice" bigint)
      where v.product_id = ${productId} and v.size is not distinct from c.size and v.color is not distinct from c.color
        and (v.price, v.sale_price, v.compare_at_price) is distinct from (c.price, c."salePrice", c."compareAtPrice")`,
  )
  return (changed.rowCount ?? 0) > 0
}

/** Copies the variants' prices to a product with the same variants. */
async function copyVariantPrices(tx: Database, from: Id<'product'>, to: Id<'product'>): Promise<void> {
  await tx.execute(
    sql`update ${productVariants} as v set price = o.price, sale_price = o.sale_price, compare_at_price = o.compare_at_price
      from ${productVariants} as o
      where v.product_id = ${to} and o.product_id = ${from}
        and v.size is not distinct from o.size and v.color is not distinct from o.color`,
  )
}

/** Cells without a barcode change nothing. Returns true if any barcode changed. */
async function setVariantBarcodes(
  tx: Database,
  productId: Id<'product'>,
  stock: ProductInput['stock'],
): Promise<boolean> {
  const cells = stock.kind === 'grid' ? stock.cells : [{ size: null, color: null, barcode: stock.barcode }]
  const barcodes = cells.flatMap(({ size, color, barcode }) =>
    barcode === undefined ? [] : [{ size, color, barcode }],
  )
  if (barcodes.length === 0) return false
  const changed = await tx.execute(
    sql`update ${productVariants} as v set barcode = c.barcode
      from jsonb_to_recordset(${JSON.stringify(barcodes)}::jsonb) as c (size text, color text, barcode text)
      where v.product_id = ${productId} and v.size is not distinct from c.size and v.color is not distinct from c.color
        and v.barcode is distinct from c.barcode`,
  )
  return (changed.rowCount ?? 0) > 0
}

export async function findStockedProduct(db: Database, id: Id<'product'>) {
  const [product] = await listStockedProducts(db, [id])
  return product ?? null
}

export type StockedProduct = Awaited<ReturnType<typeof listStockedProducts>>[number]

export async function listStockedProducts(db: Database, ids: readonly Id<'product'>[]) {
  const [products, variants, variantPrices, variantCodes] = await Promise.all([
    listEditableProducts(db, ids),
    listVariants(db, ids),
    listVariantPrices(db, ids),
    listVariantCodes(db, ids),
  ])
  const prices = new Map(variantPrices.map(({ id, ...details }) => [id, details]))
  const codes = new Map(variantCodes.map(({ id, ...details }) => [id, details]))
  const variantsByProduct = Map.groupBy(variants, ({ productId }) => productId)
  return products.map((product) => ({
    ...product,
    variants: (variantsByProduct.get(product.id) ?? []).map((variant) => ({
      ...pick(variant, ['size', 'color', 'stock', 'sku', 'weightGrams']),
      ...(prices.get(variant.id) ?? NO_PRICES),
      ...(codes.get(variant.id) ?? NO_CODES),
    })),
  }))
}

const NO_CODES = { hasOwnSku: false, barcode: null }

/** Lists the variants of these products that have their own prices. */
function listVariantPrices(db: Database, productIds: readonly Id<'product'>[]) {
  const { productId, price, salePrice, compareAtPrice } = productVariants
  return db
    .select(pick(productVariants, ['id', 'price', 'salePrice', 'compareAtPrice']))
    .from(productVariants)
    .where(
      sql`${productId} = any(${sql.param([...productIds])}::uuid[]) and num_nonnulls(${price}, ${salePrice}, ${compareAtPrice}) > 0`,
    )
}

/** Lists the variants of these products that have their own SKU or a barcode. */
function listVariantCodes(db: Database, productIds: readonly Id<'product'>[]) {
  const { productId, hasOwnSku, barcode } = productVariants
  return db
    .select(pick(productVariants, ['id', 'hasOwnSku', 'barcode']))
    .from(productVariants)
    .where(sql`${productId} = any(${sql.param([...productIds])}::uuid[]) and (${hasOwnSku} or ${barcode} is not null)`)
}
