import { eq, sql } from 'drizzle-orm'
import { Pool } from 'pg'
import { products } from '#app/features/catalog/products.table.ts'
import type { CardSettings } from '#app/features/catalog/storefront/card-settings.ts'
import { readShopFilters, SHOP_SORTS } from '#app/features/catalog/storefront/shop/shop-filters.ts'
import { listShopPage } from '#app/features/catalog/storefront/shop/shop-list.server.ts'
import { addMarketRate } from '#app/features/markets/market-rates.server.ts'
import { repriceNext } from '#app/features/prices/reprice.server.ts'
import { initialSettings } from '#app/features/settings/settings.ts'
import type { Id } from '#app/lib/id.ts'
import { databaseOn } from '#app/platform/db/database-on.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { migrate } from '#app/platform/db/migrate.server.ts'
import { say } from '#scripts/log-line.ts'
import { addMarket } from '#tests/support/markets.ts'
import { percentile } from '#tools/stress/figures.ts'

const MARKETS = 11 // and the primary one
const TIMES = 30

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
  const lists = ['', 'category=tops', prices, `category=tops&min=${low}`, 'sale=1', 'page=30']
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

/** Times prices and lists on an empty database. */
export async function measureMarkets(url: string, count: number): Promise<void> {
  await migrate(url)
  const pool = new Pool({ connectionString: url, max: 1 }) // without the store's time limits
  const db = databaseOn(pool)
  await timed(`to add ${count} products`, () =>
    db.execute(sql`insert into products (id, name, slug, sku, price, sale_price, category, status, created_at)
      select gen_random_uuid(), 'Linen ' || n, 'linen-' || n, 'LINEN-' || n, 1000000 + n * 700,
        case when n % 5 = 0 then 900000 + n * 600 end, (array['dresses', 'tops', 'bottoms', 'accessories'])[1 + n % 4], 'active',
        now() - n * interval '1 minute'
      from generate_series(1, ${count}) n`),
  )
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
  await db.execute(sql`vacuum (analyze) products, market_prices, price_history`)
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
