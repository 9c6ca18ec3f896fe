import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listLatestPrices, listLowestPrices, listPriceHistory } from '#app/catalog/prices/admin/price-history.server.ts'
import { deleteOldPrices } from '#app/catalog/prices/price-retention.server.ts'
import { priceHistory } from '#app/catalog/prices.table.ts'
import { products, productVariants } from '#app/catalog/products.table.ts'
import { parseId } from '#app/lib/id.ts'
import { addMarketRate } from '#app/store/markets.server.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addMarket } from '#tests/support/markets.ts'
import { addProduct } from '#tests/support/products.ts'

let store: TestDatabase
beforeAll(async () => {
  store = await openTestDatabase()
})
afterAll(() => store.close())

test('prices that ended more than two years ago are deleted; prices that applied later are kept', async () => {
  const { db } = store
  const { rows } = await db.execute<{ id: string }>(sql`select id from markets where is_primary`)
  const product = await addProduct(db)
  await db.delete(priceHistory).where(eq(priceHistory.productId, product))
  for (const [price, day] of Object.entries({ 1: '2023-01-01', 2: '2024-05-01', 3: '2024-06-15', 4: '2025-01-01' })) {
    const [marketId, currency] = [parseId<'market'>(rows[0]?.id ?? ''), 'USD' as const]
    const row = { productId: product, currency, price: Number(price), validFrom: new Date(day) }
    if (marketId) await db.insert(priceHistory).values({ ...row, marketId })
  }
  const listRemaining = async (now: string) => {
    await deleteOldPrices(db, new Date(now))
    return (await listLatestPrices(db, product, 9)).map(({ price }) => price)
  }
  expect(await listRemaining('2026-04-30')).toEqual([4, 3, 2, 1])
  expect(await listRemaining('2026-06-01')).toEqual([4, 3, 2])
  expect(await listRemaining('2030-01-01')).toEqual([4])
})

test('the prices of a product and its variants are listed, newest first, with the lowest of the last 30 days', async () => {
  const { db } = store
  const rate = { base: 1_000_000_000, quote: 1_000_000 } // ₦1,000 for CHF 1
  const market = await addMarket(db, { name: 'Switzerland', currency: 'CHF', rate })
  const stock = ['S', 'M'].map((size) => ({ size, color: null, stock: 1 }))
  const product = await addProduct(db, { price: 1_000_000, sizes: ['S', 'M'], stock })
  await db.update(products).set({ salePrice: 900_000 }).where(eq(products.id, product))
  await db.update(productVariants).set({ salePrice: 800_000 }).where(eq(productVariants.size, 'S'))
  await addMarketRate(db, { marketId: market, currency: 'CHF', source: 'typed', rate: { ...rate, quote: 2_000_000 } })

  const { rows, total } = await listPriceHistory(db, product, 1)
  const swiss = rows.filter((row) => row.market === 'Switzerland')
  const prices = swiss.map(({ size, price, was, currency }) => [size, price, was, currency])
  expect(prices.slice(0, 2)).toEqual(
    expect.arrayContaining([
      [null, 1_800, 2_000, 'CHF'],
      ['S', 1_600, 2_000, 'CHF'],
    ]),
  )
  expect(prices.slice(2)).toEqual([
    ['S', 800, 1_000, 'CHF'],
    [null, 900, 1_000, 'CHF'],
    [null, 1_000, null, 'CHF'],
  ])
  expect(swiss.map(({ previousPrice }) => previousPrice).slice(2)).toEqual([null, 1_000, null])
  expect(total).toBe(rows.length)
  expect(await listLatestPrices(db, product, 2)).toEqual(rows.slice(0, 2))

  const lowest = { market: 'Switzerland', currency: 'CHF', price: 800 }
  expect(await listLowestPrices(db, product)).toContainEqual(lowest)
  const nextMonth = new Date(Date.now() + 31 * 86_400_000)
  expect(await listLowestPrices(db, product, nextMonth)).toContainEqual({ ...lowest, price: 1_600 })
})

test('a price is compared only with the previous price in the same currency', async () => {
  const { db } = store
  const marketId = await addMarket(db, { name: 'Norway', currency: 'NOK', rate: { base: 1_000_000, quote: 1_000_000 } })
  const productId = await addProduct(db)
  await db.delete(priceHistory).where(eq(priceHistory.productId, productId))
  await db.insert(priceHistory).values([
    { marketId, productId, currency: 'NOK', price: 100, validFrom: new Date('2025-01-01') },
    { marketId, productId, currency: 'EUR', price: 10, validFrom: new Date('2025-02-01') },
    { marketId, productId, currency: 'EUR', price: 12, validFrom: new Date('2025-03-01') },
  ])
  const rows = await listLatestPrices(db, productId, 9)
  expect(rows.map(({ previousPrice }) => previousPrice)).toEqual([10, null, null])
})
