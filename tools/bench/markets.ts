import { eq, sql } from 'drizzle-orm'
import { listCategories } from '#app/catalog/categories.server.ts'
import type { CardSettings } from '#app/catalog/product-cards.ts'
import { products } from '#app/catalog/products.table.ts'
import { readShopFilters } from '#app/catalog/storefront/shop/shop-filters.ts'
import { readShopPage } from '#app/catalog/storefront/shop/shop-list.server.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { repriceNext } from '#app/pricing/prices/reprice.server.ts'
import { addMarketRate, readPrimaryMarket } from '#app/store/markets.server.ts'
import { readSettings } from '#app/store/settings.server.ts'
import { initialSettings } from '#app/store/settings.ts'
import { addMarket } from '#tests/support/markets.ts'
import type { Part } from '#tools/bench/bench-home.ts'
import { withProducts } from '#tools/bench/filled-database.ts'
import { listShopPaths, toLocalPrice } from '#tools/bench/lists.ts'
import { type Row, ratio } from '#tools/bench/row.ts'
import { timeAll, timeOnce } from '#tools/bench/times.ts'
import { percentile } from '#tools/stress/figures.ts'

/** The number of markets in addition to the primary one. */
const MARKETS = 11
const BULK_COUNT = 10_000

export const marketsPart: Part = {
  description:
    'A store of 100,000 generated products with 12 markets. The functions of the storefront’s list are timed in this process, one request at a time, alternating between the primary market and two with prices in euros, in every combination of sort, category, page and price or facets; ratios compare medians. Market prices are recomputed in batches.',
  measure: (home) =>
    withProducts(home, 'markets', async (db) => {
      const { rows, ...markets } = await changePrices(db)
      return [...rows, ...(await compareLists(db, markets, home.quick ? 1 : 3))]
    }),
}

/** Two markets with prices in euros: one with converted prices as they are, and one with rounded prices. */
type Markets = { readonly converted: Id<'market'>; readonly rounded: Id<'market'> }

/** Returns two of the added markets, and how long price changes take. */
async function changePrices(db: Database): Promise<Markets & { readonly rows: readonly Row[] }> {
  const rate = (units: number) => ({ base: units * 1_000_000, quote: 1_000_000 })
  const add = (n: number, rounding: object) => addMarket(db, { currency: 'EUR', rate: rate(1_600 + n), ...rounding })
  const added: Id<'market'>[] = []
  const addedMs = await timeOnce(async () => {
    for (let n = 1; n <= MARKETS; n++)
      added.push(await add(n, n === 1 ? { roundingStep: 100, roundingEnding: 99 } : {}))
    await reprice(db)
  })
  const [rounded, converted] = added
  if (!rounded || !converted) throw new Error('The markets were not added')
  await db.execute(sql`vacuum (analyze) products, product_variants, product_facets, market_prices, price_history`)
  const saved = await timeOnce(() =>
    addMarketRate(db, { marketId: rounded, currency: 'EUR', rate: rate(1_700), source: 'typed' }),
  )
  const changed = await reprice(db)
  const anyProduct = db.select({ id: products.id }).from(products).limit(1)
  const single = await timeOnce(() =>
    db
      .update(products)
      .set({ price: 5_000_000 })
      .where(eq(products.id, sql`(${anyProduct})`)),
  )
  const many = await timeOnce(() =>
    db.execute(sql`update products set price = price + 100 where id in (select id from products limit ${BULK_COUNT})`),
  )
  await db.execute(sql`insert into fixed_prices (id, market_id, product_id, currency, price)
    select gen_random_uuid(), ${rounded}, id, 'EUR', 4900 + row_number() over () % 100 from products limit ${BULK_COUNT}`)
  const rows = [
    createTimeRow(`from adding ${MARKETS} markets until they have prices`, addedMs),
    createTimeRow('from changing a market’s rate until it is saved', saved),
    createTimeRow(
      '  until all products have the new prices',
      changed.ms,
      `${changed.batches.length} batches, 99 % within ${percentile(changed.batches, 0.99).toFixed(0)} ms`,
    ),
    createTimeRow('changing the price of a product in all markets', single),
    createTimeRow(`changing the prices of ${BULK_COUNT.toLocaleString('en-US')} products in all markets`, many),
  ]
  return { rounded, converted, rows }
}

async function reprice(db: Database): Promise<{ readonly ms: number; readonly batches: readonly number[] }> {
  const batches: number[] = []
  let hasMore = true
  while (hasMore) {
    const ms = await timeOnce(async () => {
      hasMore = await repriceNext(db)
    })
    batches.push(ms)
  }
  return { ms: batches.reduce((total, ms) => total + ms, 0), batches }
}

function createTimeRow(work: string, value: number, remark?: string): Row {
  return { work, figures: [{ value, unit: 'ms', target: null }], ...(remark && { remark }) }
}

async function compareLists(db: Database, { converted, rounded }: Markets, times: number): Promise<Row[]> {
  const categories = await listCategories(db)
  const slugs = categories.map(({ slug }) => slug)
  const primary = await readPrimaryMarket(db, await readSettings(db))
  const primaryPaths = listShopPaths((dollars) => toLocalPrice(primary, dollars), slugs)
  const euroPaths = listShopPaths(String, slugs) // a euro is about a dollar here
  const listedIn = (marketId: Id<'market'>): CardSettings => {
    return { ...initialSettings, listingMarket: { marketId, currency: 'EUR' as const } }
  }
  const places = [
    { name: 'primary', cards: initialSettings, currency: primary.storeCurrency, addresses: primaryPaths },
    { name: 'converted', cards: listedIn(converted), currency: 'EUR', addresses: euroPaths },
    { name: 'rounded', cards: listedIn(rounded), currency: 'EUR', addresses: euroPaths },
  ] as const
  const tasks = primaryPaths.flatMap((_, index) =>
    places.map(({ addresses, ...place }) => ({ ...place, path: addresses[index] ?? '' })),
  )
  const durations = await timeAll(tasks, times, async ({ path, cards, currency }) => {
    await readShopPage(db, readShopFilters(new URL(path, 'http://shop').searchParams, currency), cards, categories)
  })
  const median = (name: string) => {
    const values = [...durations].flatMap(([task, ms]) => (task.name === name ? ms : []))
    return percentile(values, 0.5)
  }
  const row = (name: string, text: string): Row => ({
    work: `/shop in a market with ${text}, against the primary market`,
    figures: [ratio(median(name) / median('primary'), 'the time', null)],
    remark: `half within ${median(name).toFixed(1)} ms`,
  })
  return [row('converted', 'converted prices'), row('rounded', 'rounded and fixed prices')]
}
