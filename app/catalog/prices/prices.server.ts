import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { catalogText } from '#app/catalog/catalog-text.ts'
import { type CellPrices, cellId, NO_PRICES, type PriceMarket, type PriceSet } from '#app/catalog/prices/price-set.ts'
import { fixedPrices, marketPrices } from '#app/catalog/prices.table.ts'
import type { CardSettings } from '#app/catalog/product-cards.ts'
import { products, productVariants } from '#app/catalog/products.table.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { prepareOnce } from '#app/platform/db/prepared-once.ts'
import type { StoredPrice } from '#app/pricing/market-price.ts'
import { computePagePrices, type PricedProduct, type PricedVariant } from '#app/pricing/shown-prices.server.ts'
import type { TaxClass } from '#app/pricing/tax-class.ts'
import { translateTaxName } from '#app/pricing/tax-names.ts'
import { findPriceTax, type PriceTax, type TaxSettings } from '#app/pricing/tax-table.ts'
import type { OpenMarket } from '#app/store/locale.ts'
import type { Market } from '#app/store/market.ts'
import { markets } from '#app/store/markets.table.ts'

/**
 * Reads the prices of products and of variants with their own prices. The prices cannot change while the products are
 * locked.
 */
export function readPrices(
  db: Database,
  marketId: Id<'market'>,
  productIds: readonly Id<'product'>[],
): Promise<readonly StoredPrice[]> {
  return selectPrices(db).execute({ marketId, productIds })
}

const selectPrices = prepareOnce((db) =>
  db
    .select(pick(marketPrices, ['productId', 'variantId', 'price', 'was', 'prior', 'storePrice']))
    .from(marketPrices)
    .where(
      and(
        sql`${marketPrices.productId} = any(${sql.placeholder('productIds')}::uuid[])`,
        eq(marketPrices.marketId, sql.placeholder('marketId')),
      ),
    )
    .prepare(''),
)

type PageProduct = PricedProduct & { readonly taxClass: TaxClass; readonly measure: string }
type PageVariant = PricedVariant & Readonly<{ size: string | null; color: string | null; stock: number }>

export type PagePriceTerms = {
  readonly cards: CardSettings
  readonly openMarket: OpenMarket
  readonly market: Market
  /** Null if prices have no text about tax, as in lists. */
  readonly tax: TaxSettings | null
}

/**
 * Returns the product's price, and its variants with their stock and any price of their own, as shoppers see them.
 * `rows` can include other products.
 */
export function toPagePrices(
  product: PageProduct & { readonly variants: readonly PageVariant[] },
  rows: readonly StoredPrice[],
  { cards, openMarket, market, tax }: PagePriceTerms,
) {
  const priceNotes = {
    measure: cards.showsUnitPrice ? product.measure : '',
    tax: tax ? formatTaxText(findPriceTax(product.taxClass, openMarket, tax)) : '',
    needsPrior: Boolean(cards.priorPriceMarket),
  }
  const productRows = rows.filter(({ productId }) => productId === product.id)
  const { forProduct, byVariant } = computePagePrices(product, product.variants, productRows, market, priceNotes)
  const variants = product.variants.map(({ id, size, color, stock }) => {
    const unit = byVariant.get(id)
    return { size, color, stock, ...(unit && { unit }) }
  })
  return { unit: forProduct, variants }
}

function formatTaxText(tax: PriceTax | null): string {
  if (!tax) return ''
  return tax.kind === 'included' ? catalogText.includedTax(translateTaxName(tax.name)) : catalogText.addedTax
}

/** Lists open and draft markets, the primary one first. */
export function listPriceMarkets(db: Database): Promise<PriceMarket[]> {
  const { id, name, status, currency, isPrimary, position } = markets
  const hasRate = sql<boolean>`${id} in (select market_id from market_terms())`
  return db
    .select({ id, name, status, currency, hasRate })
    .from(markets)
    .orderBy(desc(isPrimary), asc(position), asc(name), asc(id))
}

type PriceColumns = { price: number | null; sale_price: number | null; compare_at_price: number | null }
type CellRow = PriceColumns & { market_id: Id<'market'>; product_id: Id<'product'>; variant_id: Id<'variant'> | null }

/**
 * Returns the prices of these products, and of the variants of `expanded` products, in all markets, by cell id. A
 * missing cell has neither fixed nor converted prices.
 */
export async function readPriceCells(
  db: Database,
  productIds: readonly Id<'product'>[],
  expanded: readonly Id<'product'>[],
): Promise<Readonly<Record<string, CellPrices>>> {
  const [allIds, expandedIds] = [sql.param([...productIds]), sql.param([...expanded])]
  const roundPrice = (column: SQL) =>
    sql`round_price(convert_price(${column}, t.multiplier, t.divisor), t.step, t.ending)`
  const converted = await db.execute<CellRow>(
    sql`select t.market_id, u.product_id, u.variant_id, ${roundPrice(sql`u.price`)}::float8 as price,
          ${roundPrice(sql`u.sale_price`)}::float8 as sale_price, ${roundPrice(sql`u.compare_at_price`)}::float8 as compare_at_price
        from market_terms() as t cross join (
          select id as product_id, null::uuid as variant_id, price, sale_price, compare_at_price
          from ${products} where id = any(${allIds}::uuid[])
          union all select product_id, id, price, sale_price, compare_at_price
          from ${productVariants} where product_id = any(${expandedIds}::uuid[])
        ) as u`,
  )
  const fixed = await db.execute<CellRow>(
    sql`select f.market_id, f.product_id, f.variant_id, f.price::float8 as price, f.sale_price::float8 as sale_price,
          f.compare_at_price::float8 as compare_at_price
        from ${fixedPrices} as f join ${markets} as m on m.id = f.market_id and m.currency = f.currency
        where f.product_id = any(${allIds}::uuid[])
          and (f.variant_id is null or f.product_id = any(${expandedIds}::uuid[]))`,
  )
  const cells: Record<string, CellPrices> = {}
  for (const row of converted.rows) cells[toCellId(row)] = { converted: toPriceSet(row), fixed: NO_PRICES }
  for (const row of fixed.rows) {
    const id = toCellId(row)
    cells[id] = { converted: cells[id]?.converted ?? NO_PRICES, fixed: toPriceSet(row) }
  }
  return cells
}

function toCellId({ product_id, variant_id, market_id }: CellRow): string {
  return cellId({ product: product_id, variant: variant_id, market: market_id })
}

function toPriceSet({ price, sale_price, compare_at_price }: PriceColumns): PriceSet {
  return { price, salePrice: sale_price, compareAtPrice: compare_at_price }
}

/** Lists variants with a size or color, in product order. A product whose stock is a single number has none. */
export function listGridVariants(db: Database, productIds: readonly Id<'product'>[]) {
  const { id, productId, size, color } = productVariants
  const { sizes, colors } = products
  const colorPosition = sql`(select c.ordinality from jsonb_array_elements(${colors}) with ordinality as c
    where c.value ->> 'name' = ${color})`
  return db
    .select({ id, productId, size, color })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productId))
    .where(sql`${productId} = any(${sql.param([...productIds])}::uuid[]) and num_nonnulls(${size}, ${color}) > 0`)
    .orderBy(asc(productId), sql`array_position(${sizes}, ${size})`, colorPosition, asc(id))
}

/** Counts the variants with a size or color, by product. */
export async function countGridVariants(db: Database, productIds: readonly Id<'product'>[]) {
  const { productId, size, color } = productVariants
  const rows = await db
    .select({ productId, count: sql<number>`count(*)::int` })
    .from(productVariants)
    .where(sql`${productId} = any(${sql.param([...productIds])}::uuid[]) and num_nonnulls(${size}, ${color}) > 0`)
    .groupBy(productId)
  return new Map(rows.map((row) => [row.productId, row.count]))
}

/** Matches products with a fixed price in this market, or in any market if `market` is null. */
export function matchFixedPrice(market: Id<'market'> | null): SQL {
  const isSameProduct = eq(fixedPrices.productId, products.id)
  return sql`exists (select from ${fixedPrices} where ${isSameProduct} ${market ? sql`and ${eq(fixedPrices.marketId, market)}` : sql``})`
}
