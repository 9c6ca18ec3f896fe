import { sql } from 'drizzle-orm'
import { listMarketIds, type PriceSource } from '#app/catalog/facets/read-products.server.ts'
import { marketPrices } from '#app/catalog/prices.table.ts'
import { products, productVariants, publicProduct } from '#app/catalog/products.table.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** The lowest price of a color's variants, in smallest units. */
export type ColorPrice = {
  readonly id: Id<'product'>
  /** The key of the color. */
  readonly color: string
  readonly price: number
  readonly was: number | null
  /** The lowest price before the reduction; null if it is unknown or not required. */
  readonly prior: number | null
  readonly pricesVary: boolean
}

const BATCH_SIZE = 10_000

/** Reads the prices of the colors of all products. */
export async function readAllColorPrices(db: Database, source: PriceSource): Promise<ColorPrice[]> {
  const [listingMarket] = listMarketIds(source)
  const { rows } = await db.execute<{ id: string }>(
    listingMarket
      ? sql`select distinct product_id as id from ${marketPrices}
          where market_id = ${listingMarket} and variant_id is not null`
      : sql`select distinct product_id as id from ${productVariants}
          where num_nonnulls(price, sale_price, compare_at_price) > 0`,
  )
  const all: ColorPrice[] = []
  for (let at = 0; at < rows.length; at += BATCH_SIZE) {
    const ids = rows.slice(at, at + BATCH_SIZE).map(({ id }) => id)
    for (const price of await readColorPrices(db, source, ids)) all.push(price)
  }
  return all
}

/**
 * Reads the prices of the colors of active products. Omits products with one price for all variants, and products with
 * a single color. Chooses among variants as `effective_prices` does for a product (db/functions/prices.sql).
 */
export async function readColorPrices(
  db: Database,
  source: PriceSource,
  ids: readonly string[],
): Promise<readonly ColorPrice[]> {
  if (ids.length === 0) return []
  const [listingMarket, priorPriceMarket] = listMarketIds(source)
  const price = listingMarket
    ? sql`m.price`
    : sql`sold_price(coalesce(v.price, products.price), coalesce(v.sale_price, products.sale_price))`
  const was = listingMarket
    ? sql`m.was`
    : sql`struck_price(coalesce(v.price, products.price), coalesce(v.sale_price, products.sale_price),
        coalesce(v.compare_at_price, products.compare_at_price))`
  const hasOwnPrices = listingMarket
    ? sql`exists (select from ${marketPrices} o
        where o.product_id = products.id and o.market_id = ${listingMarket} and o.variant_id is not null)`
    : sql`exists (select from ${productVariants} o
        where o.product_id = products.id and num_nonnulls(o.price, o.sale_price, o.compare_at_price) > 0)`
  const { rows } = await db.execute<ColorPrice>(sql`
    select distinct on (products.id, color.key) products.id, color.key as color, unit.price, unit.was, unit.prior,
      min(unit.price) over colors <> max(unit.price) over colors as "pricesVary"
    from ${products}
    cross join lateral (
      select facet_key(c ->> 'name') as key, c ->> 'name' as name from jsonb_array_elements(products.colors) c
    ) color
    cross join lateral (
      select ${price}::float8 as price, ${was}::float8 as was, m.prior::float8 as prior
      from ${productVariants} v
      left join lateral (
        select price, was, prior from ${marketPrices}
        where product_id = products.id and market_id = ${listingMarket || priorPriceMarket || null}
          and (variant_id = v.id or variant_id is null)
        order by variant_id nulls last limit 1
      ) m on true
      where v.product_id = products.id and (v.color is null or v.color = color.name)
    ) unit
    where products.id = any(${sql.param([...ids])}::uuid[]) and ${publicProduct()} and ${hasOwnPrices}
      and jsonb_array_length(products.colors) > 1 and unit.price is not null
    window colors as (partition by products.id, color.key)
    order by products.id, color.key, unit.price, unit.was, unit.prior`)
  return rows
}
