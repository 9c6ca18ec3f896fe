import { and, eq, isNull, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { marketPrices } from '#app/catalog/prices.table.ts'
import { products } from '#app/catalog/products.table.ts'
import type { Id } from '#app/lib/id.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { EQUAL_RATE } from '#app/store/market.ts'
import { addMarketRate } from '#app/store/markets.server.ts'
import { markets } from '#app/store/markets.table.ts'
import { listBrokenInvariants } from '#db/invariants.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { isLong } from '#tests/support/long.ts'
import { addMarket } from '#tests/support/markets.ts'
import { addProduct } from '#tests/support/products.ts'

let store: TestDatabase
let market: Id<'market'>
beforeAll(async () => {
  store = await openTestDatabase()
})
afterAll(() => store.close())
beforeEach(async () => {
  market = await addMarket(store.db, { currency: 'EUR' }) // at 1:1, so the amounts equal the store's amounts
})

afterEach(() => store.db.delete(markets).where(eq(markets.id, market)))

/** `days`: how long the state lasts. */
type Step = Partial<Pick<typeof products.$inferInsert, 'price' | 'salePrice' | 'compareAtPrice' | 'status'>> & {
  readonly days: number
}

const WALKS: readonly { readonly name: string; readonly steps: readonly Step[]; readonly prior: number | null }[] = [
  {
    name: '100 → 80 → 100 → 90',
    steps: [
      { price: 100, days: 60 },
      { salePrice: 80, days: 5 },
      { salePrice: null, days: 5 },
      { salePrice: 90, days: 5 },
    ],
    prior: 80,
  },
  {
    name: 'a first sale',
    steps: [
      { price: 100, days: 90 },
      { salePrice: 80, days: 400 },
    ],
    prior: 100,
  },
  {
    name: 'a sale that ended 29 days before',
    steps: [
      { price: 100, days: 60 },
      { salePrice: 80, days: 5 },
      { salePrice: null, days: 29 },
      { salePrice: 90, days: 0 },
    ],
    prior: 80,
  },
  {
    name: 'a sale that ended 31 days before',
    steps: [
      { price: 100, days: 60 },
      { salePrice: 80, days: 5 },
      { salePrice: null, days: 31 },
      { salePrice: 90, days: 0 },
    ],
    prior: 100,
  },
  {
    name: 'a price that began long before and ended within the 30 days',
    steps: [
      { price: 90, days: 200 },
      { price: 100, days: 20 },
      { salePrice: 70, days: 3 },
    ],
    prior: 90,
  },
  {
    name: 'a further reduction has its own period of 30 days',
    steps: [
      { price: 100, days: 60 },
      { salePrice: 80, days: 10 },
      { salePrice: 70, days: 10 },
    ],
    prior: 80,
  },
  {
    name: 'a higher old price does not begin a reduction',
    steps: [
      { price: 100, days: 60 },
      { salePrice: 80, days: 40 },
      { price: 120, days: 10 },
    ],
    prior: 100,
  },
  {
    name: 'an old price added beside an unchanged price',
    steps: [
      { price: 100, days: 60 },
      { compareAtPrice: 150, days: 10 },
    ],
    prior: 100,
  },
  {
    name: 'a product that has been on the market for 5 days',
    steps: [
      { price: 100, days: 5 },
      { salePrice: 80, days: 5 },
    ],
    prior: 100,
  },
  { name: 'a product that was reduced from the start', steps: [{ price: 100, salePrice: 80, days: 90 }], prior: null },
  {
    name: 'the price of a draft was never applied',
    steps: [
      { price: 50, status: 'draft', days: 10 },
      { price: 100, status: 'active', days: 10 },
      { salePrice: 80, days: 0 },
    ],
    prior: 100,
  },
  {
    name: 'a product that was reduced before it was first shown',
    steps: [
      { price: 100, status: 'draft', days: 10 },
      { salePrice: 80, days: 10 },
      { status: 'active', days: 10 },
    ],
    prior: null,
  },
  {
    name: 'a product that was hidden during the reduction',
    steps: [
      { price: 100, days: 60 },
      { salePrice: 80, days: 10 },
      { status: 'draft', days: 50 },
      { status: 'active', days: 10 },
    ],
    prior: 100,
  },
]

test.each(WALKS)('the lowest price before a reduction: $name', async ({ steps, prior }) => {
  const { db } = store
  const [first, ...others] = steps
  const product = await addProduct(db, {
    price: first?.price ?? 0,
    status: first?.status ?? 'active',
    ...(first?.salePrice && { salePrice: first.salePrice }),
  })
  await passTime(first?.days ?? 0)
  for (const { days, ...columns } of others) {
    await db.update(products).set(columns).where(eq(products.id, product))
    await passTime(days)
  }
  expect(await readPrior(product)).toBe(prior)
  await db.update(products).set({ name: 'Renamed' }).where(eq(products.id, product)) // writes the price row again
  expect(await readPrior(product)).toBe(prior)
  expect(await listBrokenInvariants(db)).toEqual([])
})

test('prices in different currencies are never compared', async () => {
  const { db } = store
  const product = await addProduct(db, { price: 100 })
  await passTime(60)
  await db.update(products).set({ salePrice: 80 }).where(eq(products.id, product))
  await passTime(5)
  expect(await readPrior(product)).toBe(100)
  await addMarketRate(db, { marketId: market, currency: 'GBP', rate: EQUAL_RATE, source: 'typed' })
  await db
    .update(markets)
    .set({ currency: 'GBP', displayCurrencies: ['GBP'] })
    .where(eq(markets.id, market))
  expect(await readPrior(product)).toBe(null) // although the amounts in both currencies are the same
  expect(await listBrokenInvariants(db)).toEqual([])
})

test('prices count only while their market is open', async () => {
  const { db } = store
  const product = await addProduct(db, { price: 100 })
  await passTime(10)
  const setStatus = (status: 'open' | 'draft') => db.update(markets).set({ status }).where(eq(markets.id, market))
  await setStatus('draft')
  await db.update(products).set({ price: 60 }).where(eq(products.id, product))
  await passTime(10)
  await db.update(products).set({ price: 120, salePrice: 90 }).where(eq(products.id, product))
  expect(await readPrior(product)).toBe(null)
  await setStatus('open')
  expect(await readPrior(product)).toBe(100)
  expect(await listBrokenInvariants(db)).toEqual([])
})

const WALKERS = isLong ? 500 : 100
const STEPS = 12

test('after random price changes to products and variants, the rows equal those derived from the whole history', {
  timeout: 120_000,
}, async () => {
  const { db } = store
  const seed = Math.random().toString(36).slice(2)
  // Returns a pseudorandom whole number below `limit` for a row `w` of `walkers` and a step
  const random = (purpose: string, step: number, limit: number) =>
    sql`(('x' || substr(md5(${`${seed} ${purpose} ${step} `} || w.n), 1, 7))::bit(28)::int % ${limit}::int)`
  const randomPrice = (purpose: string, step: number) => sql`60 + 5 * ${random(purpose, step, 12)}`
  const maybe = (purpose: string, step: number, value = randomPrice(purpose, step)) =>
    sql`case when ${random(`${purpose}?`, step, 2)} = 0 then ${value} end`
  await db.execute(sql`create table walkers as select n, gen_random_uuid() as product, gen_random_uuid() as variant,
    1 + n % ${STEPS} as own_from from generate_series(1, ${WALKERS}) n`)
  await withTx(db, async (tx) => {
    await tx.execute(sql`insert into products (id, name, slug, sku, price, category, sizes, stock_by_variant, status)
      select product, 'Walker', 'walker-' || n, 'WALKER-' || n, 100, 'tops', '{S}', true, case when n % 5 = 0 then 'draft' else 'active' end
      from walkers`)
    await tx.execute(sql`insert into product_variants (id, product_id, size, sku)
      select variant, product, 'S', 'WALKER-' || n || '-S' from walkers`)
  })
  for (let step = 1; step <= STEPS; step++) {
    await db.execute(sql`with w as (select *, make_interval(hours => ${random('hours', step, 600)}) as time from walkers w),
      history as (update price_history h set valid_from = valid_from - w.time from w where h.product_id = w.product)
      update market_prices p set reduced_from = reduced_from - w.time from w where p.product_id = w.product`)
    await withTx(db, async (tx) => {
      await tx.execute(sql`update products p set price = ${randomPrice('price', step)}, sale_price = ${maybe('sale', step)},
          status = case when ${random('hidden', step, 6)} = 0 then 'draft' else 'active' end
        from walkers w where p.id = w.product and ${random('moves', step, 4)} > 0`)
      await tx.execute(sql`update product_variants v set price = ${randomPrice('own price', step)}, sale_price = ${maybe('own sale', step)}
        from walkers w where v.id = w.variant and w.own_from <= ${step} and ${random('own moves', step, 3)} > 0`)
    })
    await db.execute('analyze price_history, market_prices')
    const { rows } = await db.execute(selectDifferences(market))
    expect(rows, `seed ${seed}, step ${step}`).toEqual([])
  }
  const { rows } = await db.execute<{ reduced: number; without: number }>(sql`select count(prior)::int as reduced,
    count(*) filter (where prior is null)::int as without from market_prices
    where market_id = ${market} and reduced_from is not null`)
  expect(rows[0]?.reduced).toBeGreaterThan(WALKERS / 4)
  expect(await listBrokenInvariants(db)).toEqual([])
})

/**
 * Selects the rows of `market_prices` that differ from those derived from all prices in the history. The latest
 * announced prices that are equal form the current reduction, which began when the first of these prices was offered.
 */
function selectDifferences(marketId: Id<'market'>) {
  return sql`
    with units as (
      select coalesce(variant_id, product_id) as unit, product_id, variant_id, prior, reduced_from
      from market_prices where market_id = ${marketId}
    ), moments as (
      select distinct u.unit, u.product_id, u.variant_id, h.valid_from from units u join price_history h
        on h.product_id = u.product_id and h.market_id = ${marketId} and (h.variant_id is null or h.variant_id = u.variant_id)
    ), applied as (
      select m.unit, m.valid_from, e.price, e.was, e.is_offered, lead(m.valid_from, 1, 'infinity') over w as until,
        lag(e.price) over w is distinct from e.price or lag(e.was) over w is null or e.was is null as is_changed
      from moments m cross join lateral (
        select h.price, h.was, h.is_offered from price_history h
        where h.product_id = m.product_id and h.market_id = ${marketId} and h.valid_from <= m.valid_from
          and (h.variant_id is null or h.variant_id = m.variant_id)
        order by (h.variant_id is null), h.id desc limit 1
      ) e
      window w as (partition by m.unit order by m.valid_from)
    ), runs as (
      select *, sum(is_changed::int) over (partition by unit order by valid_from) as run from applied
    ), begun as (
      select r.unit, min(r.valid_from) filter (where r.is_offered and r.was is not null) as began
      from runs r join (select unit, max(run) as run from runs group by unit) l using (unit, run) group by r.unit
    ), lowest as (
      select b.unit, b.began, min(a.price) filter (where a.is_offered and a.valid_from < b.began
        and a.until > b.began - interval '720 hours') as price
      from begun b join applied a using (unit) group by b.unit, b.began
    )
    select u.product_id, u.prior, l.price, u.reduced_from, l.began from units u join lowest l using (unit)
    where (u.prior, u.reduced_from) is distinct from (l.price, l.began)`
}

/** Moves all prices and reductions into the past. */
async function passTime(days: number): Promise<void> {
  const time = sql`make_interval(days => ${days})`
  await store.db.execute(sql`update price_history set valid_from = valid_from - ${time}`)
  await store.db.execute(sql`update market_prices set reduced_from = reduced_from - ${time}`)
}

async function readPrior(product: Id<'product'>): Promise<number | null | undefined> {
  const { marketId, productId, variantId, prior } = marketPrices
  const [row] = await store.db
    .select({ prior })
    .from(marketPrices)
    .where(and(eq(marketId, market), eq(productId, product), isNull(variantId)))
  return row?.prior
}
