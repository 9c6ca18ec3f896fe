import { and, eq, isNull, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { CURRENCY_CODES, type CurrencyCode } from '#app/base/currencies.ts'
import { convert, money } from '#app/base/money.ts'
import { roundPrice } from '#app/base/money-arithmetic.ts'
import { listRepricings } from '#app/catalog/prices/admin/repricings.server.ts'
import { fixedPrices, marketPrices, priceHistory } from '#app/catalog/prices.table.ts'
import { products, productVariants } from '#app/catalog/products.table.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { repriceNext } from '#app/pricing/prices/reprice.server.ts'
import { computeProductPrice } from '#app/pricing/product-price.ts'
import { EQUAL_RATE } from '#app/store/market.ts'
import { addMarketRate } from '#app/store/markets.server.ts'
import { marketRepricings, markets } from '#app/store/markets.table.ts'
import { listBrokenInvariants } from '#db/invariants.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addMarket, saveMoneySettings } from '#tests/support/markets.ts'
import { addProductRow } from '#tests/support/product-rows.ts'

let store: TestDatabase
let db: Database

beforeAll(async () => {
  store = await openTestDatabase()
  db = store.db
})
afterEach(async () => expect(await listBrokenInvariants(db)).toEqual([]))
afterAll(() => store.close())

test('PostgreSQL converts and rounds as TypeScript does', async () => {
  const part = fc.integer({ min: 1, max: 1_000_000_000_000 })
  const rule = fc
    .tuple(fc.integer({ min: 1, max: 200_000 }), fc.nat())
    .map(([step, rest]) => ({ step, ending: rest % step }))
  const amounts = fc.oneof(fc.nat({ max: 2_000 }), fc.nat({ max: 1_000_000_000_000 }))
  const rates = fc.oneof(
    fc.record({ base: part, quote: part }),
    fc.record({ base: fc.constant(2_000_000), quote: fc.constant(1_000_000) }),
  )
  const currency = fc.constantFrom(...CURRENCY_CODES)
  const cases = fc
    .sample(fc.record({ minor: amounts, from: currency, to: currency, rate: rates, rule }), 3_000)
    .flatMap(({ minor, from, to, rate, rule }) => {
      if (from === to) return []
      try {
        return [
          { minor, from, to, ...rate, ...rule, wanted: roundPrice(convert(money(minor, from), to, rate), rule).minor },
        ]
      } catch {
        return [] // the amount is too large for an exact integer
      }
    })
  expect(cases.length).toBeGreaterThan(1_000)
  const { rows } = await db.execute(sql`
    select * from jsonb_to_recordset(${JSON.stringify(cases)}::jsonb)
      as c (minor bigint, "from" text, "to" text, base bigint, quote bigint, step bigint, ending bigint, wanted bigint),
    lateral (select round_price(convert_price(minor, quote * currency_units("to"), base * currency_units("from")),
      step, ending) as found) f
    where found <> wanted`)
  expect(rows).toEqual([])
})

test('every currency has as many decimals in PostgreSQL as in TypeScript', async () => {
  const { rows } = await db.execute<{ code: CurrencyCode; units: string }>(
    sql`select code, currency_units(code) as units from unnest(${sql.param([...CURRENCY_CODES])}::text[]) as c (code)`,
  )
  for (const { code, units } of rows) {
    const sample = code === 'EUR' ? money(100, 'USD') : money(100, 'EUR')
    expect([code, Number(units)]).toEqual([code, convert(sample, code, EQUAL_RATE).minor])
  }
})

const NAIRA_PER_EURO = { base: 1_600_000_000, quote: 1_000_000 }

async function addGermany(rounding: { roundingStep?: number; roundingEnding?: number } = {}) {
  const market = { name: 'Germany', currency: 'EUR' as const, rate: NAIRA_PER_EURO, ...rounding }
  return await addMarket(db, market)
}

async function readPrices(marketId: Id<'market'>, productId: Id<'product'>) {
  const { price, was, storePrice, lowestPrice, pricesVary } = marketPrices
  const [row] = await db
    .select({ price, was, storePrice, lowestPrice, pricesVary })
    .from(marketPrices)
    .where(
      and(eq(marketPrices.marketId, marketId), eq(marketPrices.productId, productId), isNull(marketPrices.variantId)),
    )
  return row
}

async function listHistory(marketId: Id<'market'>, productId: Id<'product'>) {
  const rows = await db
    .select({ price: priceHistory.price, was: priceHistory.was })
    .from(priceHistory)
    .where(
      and(eq(priceHistory.marketId, marketId), eq(priceHistory.productId, productId), isNull(priceHistory.variantId)),
    )
    .orderBy(priceHistory.id)
  return rows.map(({ price, was }) => [price, was])
}

async function addVariant(
  productId: Id<'product'>,
  size: string,
  prices: Partial<typeof productVariants.$inferInsert> = {},
) {
  const [row] = await db
    .insert(productVariants)
    .values({ productId, size, sku: `${productId}-${size}`, ...prices })
    .returning({ id: productVariants.id })
  if (!row) throw new Error('The variant was not added')
  return row.id
}

async function readVariantPrices(marketId: Id<'market'>, productId: Id<'product'>) {
  const { variantId, price, was, storePrice } = marketPrices
  const rows = await db
    .select({ variantId, price, was, storePrice })
    .from(marketPrices)
    .where(
      and(eq(marketPrices.marketId, marketId), eq(marketPrices.productId, productId), sql`${variantId} is not null`),
    )
  return new Map(rows.map(({ variantId, ...prices }) => [variantId, prices]))
}

test('a converted price is stored with its store price; a rounded or fixed price has none', async () => {
  const id = await addProductRow(db, { name: 'Slip', price: 128_000_00, salePrice: 64_000_00 })
  const plain = await addGermany()
  expect(await readPrices(plain, id)).toMatchObject({
    price: 40_00,
    was: 80_00,
    storePrice: 64_000_00,
    lowestPrice: 40_00,
  })
  const rounded = await addGermany({ roundingStep: 100, roundingEnding: 99 })
  expect(await readPrices(rounded, id)).toMatchObject({ price: 39_99, was: 79_99, storePrice: null })
  await db.insert(fixedPrices).values({ marketId: plain, productId: id, currency: 'EUR', salePrice: 35_00 })
  expect(await readPrices(plain, id)).toMatchObject({ price: 35_00, was: 80_00, storePrice: null })
  await db.update(fixedPrices).set({ salePrice: null, price: 50_00 })
  // The sale price is converted
  expect(await readPrices(plain, id)).toMatchObject({ price: 40_00, was: 50_00, storePrice: 64_000_00 })
  await db.delete(fixedPrices)
  expect(await listHistory(plain, id)).toEqual([
    [40_00, 80_00],
    [35_00, 80_00],
    [40_00, 50_00],
    [40_00, 80_00],
  ])
})

test('of two store prices that are equal in the market’s currency, the lower one is stored', async () => {
  const market = await addGermany()
  const id = await addProductRow(db, { name: 'Pin', price: 1_00, salePrice: 99 })
  expect(await readPrices(market, id)).toMatchObject({ price: 0, was: null, storePrice: 99 })
  const other = await addProductRow(db, { name: 'Pins', price: 99, salePrice: 1_00 })
  expect(await readPrices(market, other)).toMatchObject({ price: 0, was: null, storePrice: 99 })
})

test('a fixed price in a different currency than the market’s has no effect until the market charges it again', async () => {
  const id = await addProductRow(db, { name: 'Coat', price: 160_000_00 })
  const market = await addGermany()
  await db.insert(fixedPrices).values({ marketId: market, productId: id, currency: 'EUR', price: 95_00 })
  await addMarketRate(db, {
    marketId: market,
    currency: 'GBP',
    rate: { base: 2_000_000_000, quote: 1_000_000 },
    source: 'typed',
  })
  await db
    .update(markets)
    .set({ currency: 'GBP', displayCurrencies: ['GBP'] })
    .where(eq(markets.id, market))
  expect(await readPrices(market, id)).toMatchObject({ price: 80_00 })
  await db
    .update(markets)
    .set({ currency: 'EUR', displayCurrencies: ['EUR'] })
    .where(eq(markets.id, market))
  expect(await readPrices(market, id)).toMatchObject({ price: 95_00 })
})

test('variants with their own prices have rows, and lists show the lowest price', async () => {
  const market = await addGermany()
  const id = await addProductRow(db, { name: 'Shirt', stockByVariant: true, price: 80_000_00 })
  const small = await addVariant(id, 'S')
  const large = await addVariant(id, 'L', { price: 96_000_00 })
  expect(await readVariantPrices(market, id)).toEqual(
    new Map([[large, { price: 60_00, was: null, storePrice: 96_000_00 }]]),
  )
  expect(await readPrices(market, id)).toMatchObject({ price: 50_00, lowestPrice: 50_00, pricesVary: true })
  await db.update(productVariants).set({ price: 96_000_00, salePrice: 64_000_00 }).where(eq(productVariants.id, small))
  expect(await readPrices(market, id)).toMatchObject({ price: 50_00, lowestPrice: 40_00, pricesVary: true })
  const [row] = await db.select().from(products).where(eq(products.id, id))
  expect(row).toMatchObject({ effectivePrice: 64_000_00, wasPrice: 96_000_00, pricesVary: true })
  await db
    .insert(fixedPrices)
    .values({ marketId: market, productId: id, variantId: large, currency: 'EUR', price: 19_99 })
  expect(await readPrices(market, id)).toMatchObject({ price: 50_00, lowestPrice: 19_99 })
  await db.delete(productVariants).where(eq(productVariants.id, large))
  expect(await readPrices(market, id)).toMatchObject({ lowestPrice: 40_00, pricesVary: false })
  await db.update(productVariants).set({ price: null, salePrice: null }).where(eq(productVariants.id, small))
  expect(await readVariantPrices(market, id)).toEqual(new Map())
  const { rows } = await db.execute(
    sql`select price::int from price_history where variant_id = ${small} and market_id = ${market} order by id`,
  )
  expect(rows).toEqual([{ price: 40_00 }, { price: null }])
})

test('only active products are listed, and only in markets that list prices in their own currency', async () => {
  const market = await addGermany()
  const id = await addProductRow(db, { name: 'Belt', price: 16_000_00, status: 'draft' })
  expect(await readPrices(market, id)).toMatchObject({ price: 10_00, lowestPrice: null })
  await db.update(products).set({ status: 'active' }).where(eq(products.id, id))
  expect(await readPrices(market, id)).toMatchObject({ lowestPrice: 10_00 })
  await db.update(markets).set({ listsInStoreCurrency: true }).where(eq(markets.id, market))
  expect(await readPrices(market, id)).toMatchObject({ price: 10_00, lowestPrice: null })
})

test('a change of rate or rounding reprices the market, in batches in a large store', async () => {
  const market = await addGermany()
  const id = await addProductRow(db, { name: 'Cap', price: 16_000_00 })
  await db.execute(sql`insert into products (id, name, slug, sku, price, category)
    select gen_random_uuid(), 'Copy', 'copy-' || n, 'COPY-' || n, 1600000, 'tops' from generate_series(1, 1500) n`)
  await addMarketRate(db, {
    marketId: market,
    currency: 'EUR',
    rate: { base: 3_200_000_000, quote: 1_000_000 },
    source: 'ecb',
  })
  const countPrices = () =>
    db.execute(sql`select price::int, count(*)::int from market_prices where market_id = ${market}
      and product_id in (select id from products where name in ('Copy', 'Cap')) group by price order by price`)
  const [pending] = await db.select().from(marketRepricings)
  expect(pending).toMatchObject({ marketId: market, isFirst: false })
  expect((await countPrices()).rows).toEqual([{ price: 10_00, count: 1_501 }]) // prices change only in the background
  expect(await listRepricings(db)).toEqual([{ marketId: market, market: 'Germany', percent: 0 }])
  await repriceNext(db)
  expect((await countPrices()).rows).toHaveLength(2) // some old and some new prices
  expect((await listRepricings(db))[0]?.percent).toBeGreaterThan(10)
  for (let hasMore = true; hasMore; ) hasMore = await repriceNext(db)
  expect((await countPrices()).rows).toEqual([{ price: 5_00, count: 1_501 }])
  expect(await db.$count(marketRepricings)).toBe(0)
  await db.delete(products).where(eq(products.name, 'Copy'))
  await db.update(markets).set({ roundingStep: 1000, roundingEnding: 990 }).where(eq(markets.id, market))
  expect(await readPrices(market, id)).toMatchObject({ price: 9_90 })
})

test('changing the store currency reprices all products, and the history contains no intermediate price', async () => {
  const market = await addGermany()
  const id = await addProductRow(db, { name: 'Bag', price: 16_000_00 })
  await withTx(db, async (tx) => {
    await saveMoneySettings(tx, { store_currency: 'JPY', usd_rate: 150_000_000 })
    await addMarketRate(tx, {
      marketId: market,
      currency: 'EUR',
      rate: { base: 160_000_000, quote: 1_000_000 },
      source: 'typed',
    })
    await tx.update(products).set({ price: 16_000 }).where(eq(products.id, id))
  })
  expect(await readPrices(market, id)).toMatchObject({ price: 100_00, storePrice: 16_000 })
  expect(await listHistory(market, id)).toEqual([
    [10_00, null],
    [100_00, null],
  ])
  await saveMoneySettings(db, { store_currency: 'NGN' })
})

test('a new currency adds a price to the history, even if the amount is the same', async () => {
  const id = await addProductRow(db, { name: 'Glove', price: 16_000_00 })
  const market = await addGermany()
  await withTx(db, async (tx) => {
    await addMarketRate(tx, { marketId: market, currency: 'GBP', rate: NAIRA_PER_EURO, source: 'typed' })
    await tx
      .update(markets)
      .set({ currency: 'GBP', displayCurrencies: ['GBP'] })
      .where(eq(markets.id, market))
  })
  const { rows } = await db.execute(
    sql`select price::int, currency from price_history where product_id = ${id} and market_id = ${market} order by id`,
  )
  expect(rows).toEqual([
    { price: 10_00, currency: 'EUR' },
    { price: 10_00, currency: 'GBP' },
  ])
})

test('the price history of a market begins when it opens', async () => {
  const id = await addProductRow(db, { name: 'Hat', price: 16_000_00 })
  const market = await addMarket(db, { currency: 'EUR', rate: NAIRA_PER_EURO, status: 'draft' })
  expect(await readPrices(market, id)).toMatchObject({ price: 10_00 })
  expect(await listHistory(market, id)).toEqual([])
  await db.update(markets).set({ status: 'open' }).where(eq(markets.id, market))
  expect(await listHistory(market, id)).toEqual([[10_00, null]])
})

test('concurrent changes to a product and to the rate result in a price that reflects both', async () => {
  const market = await addGermany()
  const id = await addProductRow(db, { name: 'Scarf', stockByVariant: true, price: 16_000_00 })
  for (const turn of [1, 2, 3, 4]) {
    const rate = { base: 1_600_000_000 * turn, quote: 1_000_000 }
    await Promise.all([
      db
        .update(products)
        .set({ price: 16_000_00 * (turn + 1) })
        .where(eq(products.id, id)),
      addMarketRate(db, { marketId: market, currency: 'EUR', rate, source: 'typed' }),
      db.insert(productVariants).values({ productId: id, size: `${turn}`, sku: `SCARF-${turn}` }),
    ])
    expect(await listBrokenInvariants(db)).toEqual([])
  }
})

const amount = fc.option(fc.nat({ max: 5_000 }), { nil: null })
const threePrices = fc.record({ price: amount, salePrice: amount, compareAtPrice: amount })
type Prices = { price: number | null; salePrice: number | null; compareAtPrice: number | null }
const isEmpty = (prices: Prices) => Object.values(prices).every((value) => value === null)

test('prices of variants and fixed prices apply column by column', async () => {
  const market = await addGermany({ roundingStep: 10, roundingEnding: 5 })
  const rule = { step: 10, ending: 5 }
  const rate = { base: 2_000_000, quote: 3_000_000 }
  await addMarketRate(db, { marketId: market, currency: 'EUR', rate, source: 'typed' })
  const convertToMarket = (minor: number | null) =>
    minor === null ? null : roundPrice(convert(money(minor, 'NGN'), 'EUR', rate), rule).minor
  const product = threePrices.map((prices) => ({ ...prices, price: prices.price ?? 0 }))
  await fc.assert(
    fc.asyncProperty(
      product,
      threePrices,
      threePrices,
      threePrices,
      async (productPrices, variant, fixed, fixedVariant) => {
        const id = await addProductRow(db, { name: 'Any', stockByVariant: true, ...productPrices })
        const variantId = await addVariant(id, 'S', variant)
        const row = { marketId: market, productId: id, currency: 'EUR' as const }
        if (!isEmpty(fixed)) await db.insert(fixedPrices).values({ ...row, ...fixed })
        if (!isEmpty(fixedVariant)) await db.insert(fixedPrices).values({ ...row, variantId, ...fixedVariant })
        const getProductColumn = (name: keyof Prices) => fixed[name] ?? convertToMarket(productPrices[name])
        const expectedProduct = computeProductPrice(
          {
            price: getProductColumn('price') ?? 0,
            salePrice: getProductColumn('salePrice'),
            compareAtPrice: getProductColumn('compareAtPrice'),
          },
          'EUR',
        )
        expect(await readPrices(market, id)).toMatchObject({
          price: expectedProduct.price.minor,
          was: expectedProduct.was?.minor ?? null,
        })
        const getVariantColumn = (name: keyof Prices) =>
          fixedVariant[name] ?? convertToMarket(variant[name]) ?? getProductColumn(name)
        const expectedVariant = computeProductPrice(
          {
            price: getVariantColumn('price') ?? 0,
            salePrice: getVariantColumn('salePrice'),
            compareAtPrice: getVariantColumn('compareAtPrice'),
          },
          'EUR',
        )
        const found = (await readVariantPrices(market, id)).get(variantId)
        if (isEmpty(variant) && isEmpty(fixedVariant)) expect(found).toBeUndefined()
        else
          expect(found).toMatchObject({ price: expectedVariant.price.minor, was: expectedVariant.was?.minor ?? null })
      },
    ),
    { numRuns: 60 },
  )
})
