import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { productVariants } from '#app/features/catalog/product-variants.table.ts'
import { products } from '#app/features/catalog/products.table.ts'
import { addMarketRate } from '#app/features/markets/market-rates.server.ts'
import { listLatestPrices, listPriceHistory } from '#app/features/prices/admin/price-history.server.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { addMarket } from '#tests/support/markets.ts'
import { addProduct } from '#tests/support/products.ts'

let store: TestDatabase
beforeAll(async () => {
  store = await testDatabase()
})
afterAll(() => store.close())

test('the prices of a product are listed by market and variant, newest first', async () => {
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
  expect(total).toBe(rows.length)
  expect(await listLatestPrices(db, product, 2)).toEqual(rows.slice(0, 2))
})
