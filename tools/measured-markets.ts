import { eq, sql } from 'drizzle-orm'
import { Pool } from 'pg'
import type { CardSettings } from '#app/catalog/product-cards.ts'
import { products } from '#app/catalog/products.table.ts'
import { readShopFilters, SHOP_SORTS } from '#app/catalog/storefront/shop/shop-filters.ts'
import { listShopPage } from '#app/catalog/storefront/shop/shop-list.server.ts'
import type { Id } from '#app/lib/id.ts'
import { databaseOn } from '#app/platform/db/database-on.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { migrate } from '#app/platform/db/migrate.server.ts'
import { repriceNext } from '#app/pricing/prices/reprice.server.ts'
import { addMarketRate } from '#app/store/markets.server.ts'
import { initialSettings } from '#app/store/settings.ts'
import { say } from '#scripts/log-line.ts'
import { addMarket } from '#tests/support/markets.ts'
import { percentile } from '#tools/stress/figures.ts'

const MARKETS = 11 // and the primary one
const TIMES = 30
const COLLECTION = 'measured'
const SIZES = sql`array['XS', 'S', 'M', 'L', 'XL']`
const COLORS = sql`array['Olive', 'Ink', 'Sand', 'Rust', 'Sky', 'Clay', 'Moss']`

async function timed(name: string, work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  const ms = performance.now() - startedAt
  if (name) say(`${ms.toFixed(0).padStart(9)} ms  ${name}`)
  return ms
}

async function reprice(db: Database): Promise<void> {
  const batches: number[] = []
  for (let isMore = true; isMore; ) batches.push(await timed('', async () => (isMore = await repriceNext(db))))
  say(`${percentile(batches, 0.99).toFixed(0).padStart(9)} ms  p99 of its ${batches.length} batches`)
}

/** Lists without a search are in memory. `low` and `high`: prices that half of the products lie between. */
function addressesOf({ low, high }: { readonly low: number; readonly high: number }): string[] {
  const prices = `min=${low}&max=${high}`
  const lists = [
    ...['', 'category=tops', prices, `category=tops&min=${low}`, 'sale=1', 'page=30'],
    ...['size=m', 'color=olive', 'size=s&size=m&color=olive', `collection=${COLLECTION}`],
    ...[`size=m&color=ink&collection=${COLLECTION}&sale=1&${prices}`, `size=l&color=sand&color=rust&page=20`],
  ]
  return SHOP_SORTS.flatMap((sort) => [...lists, `search=linen&${prices}`].map((filter) => `sort=${sort}&${filter}`))
}

/** Alternately, as the matches of the latest filters are in memory, after a round that does not count. */
async function measureLists(db: Database, name: string, cards: CardSettings): Promise<void> {
  const currency = cards.listedIn?.currency ?? cards.store_currency
  const addresses = addressesOf(currency === 'EUR' ? { low: 100, high: 300 } : { low: 200_000, high: 500_000 })
  const taken = new Map<string, number[]>(addresses.map((query) => [query, []]))
  const run = (query: string) => {
    const filters = readShopFilters(new URLSearchParams(query), currency)
    return timed('', () => listShopPage(db, filters, cards, []))
  }
  await timed(`until the first page of ${name}`, () => run(''))
  for (let time = -1; time < TIMES; time++) {
    for (const [query, times] of taken) {
      const ms = await run(query)
      if (time >= 0) times.push(ms)
    }
  }
  for (const [query, times] of taken) say(`${figuresOf(times)}  /shop?${query}`)
  const lists = [...taken].flatMap(([query, times]) => (query.includes('search=') ? [] : times))
  say(`${figuresOf(lists)}  all lists of ${name}`)
}

function figuresOf(times: readonly number[]): string {
  const [p50 = 0, p95 = 0, p99 = 0] = [0.5, 0.95, 0.99].map((part) => percentile(times, part))
  return `${p50.toFixed(1).padStart(9)} ms, p95 ${p95.toFixed(1)}, p99 ${p99.toFixed(1)}`
}

/** Each in two sizes and two colors, of which some are sold out or have prices of their own; every fifth in a collection. */
async function addProducts(db: Database, count: number): Promise<void> {
  await db.execute(sql`insert into products
      (id, name, slug, sku, price, sale_price, category, status, created_at, stock_by_variant, sizes, colors)
    select gen_random_uuid(), 'Linen ' || n, 'linen-' || n, 'LINEN-' || n, 1000000 + n * 700,
      case when n % 5 = 0 then 900000 + n * 600 end, (array['dresses', 'tops', 'bottoms', 'accessories'])[1 + n % 4], 'active',
      now() - n * interval '1 minute', true, array[(${SIZES})[1 + n % 5], (${SIZES})[1 + (n + 1) % 5]],
      jsonb_build_array(
        jsonb_build_object('name', (${COLORS})[1 + n % 7], 'hex', '#445566'),
        jsonb_build_object('name', (${COLORS})[1 + (n + 1) % 7], 'hex', '#665544'))
    from generate_series(1, ${count}) n`)
  await db.execute(sql`insert into product_variants (id, product_id, size, color, sku, stock, price)
    select gen_random_uuid(), p.id, size, color ->> 'name', p.sku || '-' || size || '-' || (color ->> 'name'),
      case when random() < 0.1 then 0 else 5 end, case when random() < 0.05 then p.price + 50000 end
    from products p, unnest(p.sizes) size, jsonb_array_elements(p.colors) color`)
  await db.execute(sql`update products p set stock_quantity = v.stock
    from (select product_id, sum(stock) as stock from product_variants group by product_id) v where v.product_id = p.id`)
  await db.execute(sql`with added as (
      insert into collections (id, name, slug) values (gen_random_uuid(), 'Measured', ${COLLECTION}) returning id
    )
    insert into collection_products (collection_id, product_id)
    select added.id, p.id from added, products p where right(p.slug, 1) in ('1', '6')`)
}

/** Times prices and lists on an empty database. */
export async function measureMarkets(url: string, count: number): Promise<void> {
  await migrate(url)
  const pool = new Pool({ connectionString: url, max: 1 }) // without the store's time limits
  const db = databaseOn(pool)
  await timed(`to add ${count} products with ${4 * count} variants`, () => addProducts(db, count))
  const rate = (units: number) => ({ base: units * 1_000_000, quote: 1_000_000 })
  const added: Id<'market'>[] = []
  await timed(`to price ${MARKETS} more markets`, async () => {
    for (let n = 1; n <= MARKETS; n++) {
      const rounding = n === 1 ? {} : { roundingStep: 100, roundingEnding: 99 }
      added.push(await addMarket(db, { currency: 'EUR', rate: rate(1_600 + n), ...rounding }))
    }
    while (await repriceNext(db)) {}
  })
  const [converted, marketId] = added
  if (!converted || !marketId) return
  await db.execute(sql`vacuum (analyze) products, product_variants, product_facets, market_prices, price_history`)
  await timed('to change a rate, until it is saved', () =>
    addMarketRate(db, { marketId, currency: 'EUR', rate: rate(1_700), source: 'typed' }),
  )
  await timed('and until all products have its prices', () => reprice(db))
  const one = db.select({ id: products.id }).from(products).limit(1)
  await timed('to change the price of one product', () =>
    db
      .update(products)
      .set({ price: 5_000_000 })
      .where(eq(products.id, sql`(${one})`)),
  )
  await timed('to change those of 10,000', () =>
    db.execute(sql`update products set price = price + 100 where id in (select id from products limit 10000)`),
  )
  await db.execute(sql`insert into fixed_prices (id, market_id, product_id, currency, price)
    select gen_random_uuid(), ${marketId}, id, 'EUR', 4900 + row_number() over () % 100 from products limit 10000`)
  const listed = (id: Id<'market'>) => ({ ...initialSettings, listedIn: { marketId: id, currency: 'EUR' as const } })
  await measureLists(db, 'the store', initialSettings)
  await measureLists(db, 'a market with converted prices', listed(converted))
  await measureLists(db, 'a market with rounded and fixed prices', listed(marketId))
  await pool.end()
}
