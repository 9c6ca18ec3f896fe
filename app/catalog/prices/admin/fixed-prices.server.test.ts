import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fixedPricesInput } from '#app/catalog/prices/admin/fixed-price-input.ts'
import { saveFixedPrices } from '#app/catalog/prices/admin/fixed-prices.server.ts'
import { readPriceListQuery } from '#app/catalog/prices/admin/price-list.ts'
import { readPricePage } from '#app/catalog/prices/admin/price-page.server.ts'
import {
  cellId,
  EMPTY_PRICE_TEXT,
  NO_PRICES,
  type PriceSet,
  type PriceText,
  resolveInheritedPrices,
} from '#app/catalog/prices/price-set.ts'
import { listGridVariants, listPriceMarkets, readPriceCells } from '#app/catalog/prices/prices.server.ts'
import { fixedPrices } from '#app/catalog/prices.table.ts'
import { products } from '#app/catalog/products.table.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { markets } from '#app/store/markets.table.ts'
import { auditLog } from '#app/store/staff.table.ts'
import { listBrokenInvariants } from '#db/invariants.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'
import { addMarket } from '#tests/support/markets.ts'
import { addProduct } from '#tests/support/products.ts'

let store: TestDatabase
let staffId: Id<'staff'>
let germany: Id<'market'>
beforeAll(async () => {
  store = await openTestDatabase()
  staffId = await addFirstAdmin(store.db)
  const rate = { base: 1_500_000_000, quote: 1_000_000 } // ₦1,500 for €1
  germany = await addMarket(store.db, { name: 'Germany', status: 'draft', currency: 'EUR', rate, roundingStep: 100 })
})
afterAll(async () => {
  expect(await listBrokenInvariants(store.db)).toEqual([])
  await store.close()
})

type Change = {
  readonly product: Id<'product'>
  readonly variant?: Id<'variant'> | null
  readonly market?: Id<'market'>
  readonly currency?: string
  readonly loaded?: Partial<PriceSet>
  readonly texts: Partial<PriceText>
}

function save(...changes: readonly Change[]) {
  const payload = changes.map(({ loaded, texts, ...change }) => ({
    variant: null,
    market: germany,
    currency: 'EUR',
    name: 'Dress in Germany',
    ...change,
    loaded: { ...NO_PRICES, ...loaded },
    texts: { ...EMPTY_PRICE_TEXT, ...texts },
  }))
  return saveFixedPrices(store.db, fixedPricesInput.parse({ changes: JSON.stringify(payload) }).changes, staffId)
}

const toKey = (product: Id<'product'>, variant: Id<'variant'> | null = null) =>
  cellId({ product, variant, market: germany })

async function addSizedProduct(): Promise<{ product: Id<'product'>; small: Id<'variant'> }> {
  const stock = ['S', 'M'].map((size) => ({ size, color: null, stock: 1 }))
  const product = await addProduct(store.db, { price: 1_500_000, sizes: ['S', 'M'], stock })
  const [small] = await listGridVariants(store.db, [product])
  if (!small) throw new Error('The product has no variants')
  return { product, small: small.id }
}

test('converted prices are rounded by the market’s rule, and a fixed price replaces them until it is reset', async () => {
  const product = await addProduct(store.db, { price: 1_575_000, salePrice: 1_200_000 })
  const readCell = async () => (await readPriceCells(store.db, [product], []))[toKey(product)]
  const converted = { price: 1_100, salePrice: 800, compareAtPrice: null }
  expect(await readCell()).toEqual({ fixed: NO_PRICES, converted })
  expect(await save({ product, texts: { price: '12.50', compareAtPrice: '15' } })).toEqual({
    outcome: 'saved',
    saved: 1,
  })
  const fixed = { price: 1_250, salePrice: null, compareAtPrice: 1_500 }
  expect(await readCell()).toEqual({ fixed, converted })
  const [entry] = await store.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.entityId, product))
    .orderBy(desc(auditLog.createdAt))
  expect(entry?.changes).toMatchObject({
    fields: ['fixedPrices'],
    cells: [{ marketName: 'Germany', from: NO_PRICES, to: fixed }],
  })
  expect(await save({ product, loaded: fixed, texts: {} })).toMatchObject({ outcome: 'saved' })
  expect(await readCell()).toEqual({ fixed: NO_PRICES, converted })
  expect(await store.db.$count(fixedPrices, eq(fixedPrices.productId, product))).toBe(0)
})

test('a variant has the fixed price of its product unless it has its own', async () => {
  const { product, small } = await addSizedProduct()
  await save({ product, texts: { price: '20' } })
  const cells = await readPriceCells(store.db, [product], [product])
  const [variantCell, productCell] = [cells[toKey(product, small)], cells[toKey(product)]]
  expect(variantCell && productCell && resolveInheritedPrices(variantCell, productCell).price).toBe(2_000)
  expect(await save({ product, variant: small, texts: { salePrice: '19.99' } })).toMatchObject({ outcome: 'saved' })
  expect(
    await save({ product, variant: small, loaded: { salePrice: 1_999 }, texts: { salePrice: '20' } }),
  ).toMatchObject({
    outcome: 'rejected',
    errors: { [toKey(product, small)]: 'Dress in Germany: A sale price must be lower than the price' },
  })
  expect(
    await save(
      { product, loaded: { price: 2_000 }, texts: { price: '30' } },
      { product, variant: small, loaded: { salePrice: 1_999 }, texts: { salePrice: '25' } },
    ),
  ).toEqual({ outcome: 'saved', saved: 2 })
})

test('nothing is saved if one price was changed by someone else, and its new value is returned', async () => {
  const [first, second] = [await addProduct(store.db), await addProduct(store.db)]
  await save({ product: second, texts: { price: '15' } })
  const result = await save({ product: first, texts: { price: '11' } }, { product: second, texts: { price: '12' } })
  expect(result).toEqual({
    outcome: 'rejected',
    errors: { [toKey(second)]: 'Dress in Germany: changed to €15.00 by someone else. Save again to replace it.' },
    current: { [toKey(second)]: { ...NO_PRICES, price: 1_500 } },
  })
  expect(await store.db.$count(fixedPrices, eq(fixedPrices.productId, first))).toBe(0)
})

test('the list can show only products with a fixed price, in one market or in any, or only products without one', async () => {
  const [fixed, converted] = [await addProduct(store.db), await addProduct(store.db)]
  const italy = await addMarket(store.db, { name: 'Italy', currency: 'EUR' })
  await save({ product: fixed, texts: { price: '11' } })
  const list = async (query: string) => {
    const { rows } = await readPricePage(store.db, readPriceListQuery(new URLSearchParams(query)))
    return rows.map(({ product }) => product).filter((product) => product === fixed || product === converted)
  }
  expect(await list('prices=fixed')).toEqual([fixed])
  expect(await list(`prices=fixed&market=${germany}`)).toEqual([fixed])
  expect(await list(`prices=fixed&market=${italy}`)).toEqual([])
  expect(await list('prices=converted')).toEqual([converted])
})

test('only one of several concurrent saves of a price succeeds', async () => {
  const product = await addProduct(store.db)
  const results = await Promise.all(['11', '12', '13'].map((price) => save({ product, texts: { price } })))
  expect(results.map(({ outcome }) => outcome).sort()).toEqual(['rejected', 'rejected', 'saved'])
})

test('prices of deleted products, variants and markets, and prices in a different currency, are rejected', async () => {
  const { product } = await addSizedProduct()
  const gone = await addProduct(store.db)
  await store.db.delete(products).where(eq(products.id, gone))
  const texts = { price: '9' }
  const rejectedChanges: readonly [Change, string][] = [
    [{ product: gone, texts }, 'Dress in Germany: deleted by someone else'],
    [{ product, variant: newId(), texts }, 'Dress in Germany: deleted by someone else'],
    [{ product, market: newId(), texts }, 'Dress in Germany: this market was deleted by someone else'],
    [{ product, currency: 'USD', texts }, 'Dress in Germany: this market now uses EUR. Reload the page.'],
  ]
  for (const [change, message] of rejectedChanges) {
    const result = await save(change)
    expect(result.outcome === 'rejected' && Object.values(result.errors)).toEqual([message])
  }
})

test('a price in a currency that the market no longer charges has no effect, and a new price replaces it', async () => {
  const product = await addProduct(store.db)
  const market = await addMarket(store.db, { name: 'Japan', currency: 'USD' })
  await save({ product, market, currency: 'USD', texts: { price: '9' } })
  await store.db
    .update(markets)
    .set({ currency: 'JPY', displayCurrencies: ['JPY'] })
    .where(eq(markets.id, market))
  const cell = (await readPriceCells(store.db, [product], []))[cellId({ product, variant: null, market })]
  expect(cell).toBeUndefined() // without a rate, nothing is converted
  expect((await listPriceMarkets(store.db)).find(({ id }) => id === market)).toMatchObject({ hasRate: false })
  expect(await save({ product, market, currency: 'JPY', texts: { price: '1500' } })).toMatchObject({ outcome: 'saved' })
  const rows = await store.db.select().from(fixedPrices).where(eq(fixedPrices.marketId, market))
  expect(rows).toMatchObject([{ currency: 'JPY', price: 1_500 }])
})
