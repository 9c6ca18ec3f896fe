import { eq, sql } from 'drizzle-orm'
import { Pool } from 'pg'
import { products } from '#app/features/catalog/products.table.ts'
import type { CardSettings } from '#app/features/catalog/storefront/card-settings.ts'
import { readShopFilters, SHOP_SORTS } from '#app/features/catalog/storefront/shop/shop-filters.ts'
import { listShop } from '#app/features/catalog/storefront/shop/shop-list.server.ts'
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
  let market: Id<'market'> | null = null
  await timed(`to price ${MARKETS} more markets`, async () => {
    for (let n = 1; n <= MARKETS; n++) {
      market = await addMarket(db, { currency: 'EUR', rate: rate(1_600 + n), roundingStep: 100, roundingEnding: 99 })
    }
    while (await repriceNext(db)) {}
  })
  if (!market) return
  const marketId: Id<'market'> = market
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
  const cards: CardSettings = { ...initialSettings, listedIn: { marketId, currency: 'EUR' } }
  const filters = [
    '',
    'category=tops',
    'min=40&max=60',
    'category=tops&min=40',
    'page=30',
    'search=linen&min=40&max=60',
  ]
  for (const query of SHOP_SORTS.flatMap((sort) => filters.map((filter) => `sort=${sort}&${filter}`))) {
    const listed = readShopFilters(new URLSearchParams(query), 'EUR')
    const taken: number[] = []
    for (let n = 0; n < TIMES; n++) taken.push(await timed('', () => listShop(db, listed, cards)))
    say(
      `${percentile(taken, 0.5).toFixed(1).padStart(9)} ms, p99 ${percentile(taken, 0.99).toFixed(1)}  /shop?${query}`,
    )
  }
  await pool.end()
}
