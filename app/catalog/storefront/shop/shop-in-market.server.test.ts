import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { money } from '#app/base/money.ts'
import { collections } from '#app/catalog/collections.table.ts'
import { fixedPrices } from '#app/catalog/prices.table.ts'
import { listProductsById } from '#app/catalog/product-cards.server.ts'
import type { CardSettings } from '#app/catalog/product-cards.ts'
import { collectionProducts, products, productVariants } from '#app/catalog/products.table.ts'
import { readShopFilters, SHOP_SORTS } from '#app/catalog/storefront/shop/shop-filters.ts'
import { listShopProducts, readShopPage } from '#app/catalog/storefront/shop/shop-list.server.ts'
import { readPlacements } from '#app/content/homepage/placements.server.ts'
import { suggest } from '#app/content/storefront/suggestions.server.ts'
import { type Id, newId } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { initialSettings } from '#app/store/settings.ts'
import { fillStore } from '#db/fill.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addMarket } from '#tests/support/markets.ts'
import { addProductRow } from '#tests/support/product-rows.ts'

let store: TestDatabase
let db: Database
let nigeria: CardSettings
let germany: CardSettings
let marketId: Id<'market'>

beforeAll(async () => {
  store = await openTestDatabase()
  db = store.db
  await fillStore(store.url, { products: 120, customers: 1, orders: 1, days: 540 })
  nigeria = {
    ...initialSettings,
    listingMarket: { marketId: await addMarket(db, { currency: 'NGN' }), currency: 'NGN' },
  }
  const rate = { base: 1_600_000_000, quote: 1_000_000 }
  marketId = await addMarket(db, { currency: 'EUR', rate, roundingStep: 100, roundingEnding: 99 })
  germany = { ...initialSettings, listingMarket: { marketId, currency: 'EUR' } }
  const collectionId = newId<'collection'>()
  await db.insert(collections).values({ id: collectionId, name: 'Edit', slug: 'edit' })
  const some = await db.select({ id: products.id }).from(products).limit(40)
  await db.insert(collectionProducts).values(some.map(({ id }) => ({ collectionId, productId: id })))
})
afterAll(() => store.close())

const read = (query: string, currency: CurrencyCode) => readShopFilters(new URLSearchParams(query), currency)

const FILTERS = [
  '',
  'category=tops',
  'min=40000&max=90000',
  'collection=edit',
  'category=dresses&min=50000&page=2',
  'size=m&sale=1&max=90000',
]
const SEARCHES = [
  'search=linen',
  'search=linen&min=50000',
  'search=lin&category=tops',
  'search=inen',
  'search=38',
  'search=linen&size=m&sale=1',
]

test.each(SHOP_SORTS.flatMap((sort) => [...FILTERS, ...SEARCHES].map((query) => `${query}&sort=${sort}`)))(
  'a market in the store currency lists the same products and prices for ?%s as the store itself',
  async (query) => {
    const filters = read(query, 'NGN')
    const listed = await readShopPage(db, filters, nigeria, [])
    expect(listed).toEqual(await readShopPage(db, filters, initialSettings, []))
  },
)

test('the homepage, suggestions and cards show the prices of the market', async () => {
  expect(await readPlacements(db, nigeria)).toEqual(await readPlacements(db, initialSettings))
  const suggested = await suggest(db, 'linen', initialSettings, [])
  expect(suggested.products.length).toBeGreaterThan(0)
  expect(await suggest(db, 'linen', nigeria, [])).toEqual(suggested)
  const id = await addProductRow(db, { name: 'Ochre Coat', price: 128_000_00, salePrice: 64_000_00 })
  const [card] = await listProductsById(db, [id], germany)
  expect(card).toMatchObject({ price: money(39_99, 'EUR'), was: money(79_99, 'EUR') })
  const { products: found } = await suggest(db, 'ochre', germany, [])
  expect(found).toMatchObject([{ price: money(39_99, 'EUR') }])
})

test('where the law requires it, cards show the lowest price before a reduction, and suggestions show no old price', async () => {
  const inGermany = { ...germany, priorPriceMarket: germany.listingMarket ?? null }
  const add = (name: string, price: number) => addProductRow(db, { name, price })
  const coat = await add('Umber Coat', 128_000_00)
  const cape = await addProductRow(db, { name: 'Umber Cape', price: 128_000_00, salePrice: 64_000_00 })
  await db.update(products).set({ salePrice: 64_000_00 }).where(eq(products.id, coat))
  const cards = await listProductsById(db, [coat, cape], inGermany)
  const price = money(39_99, 'EUR')
  const note = 'Lowest price in 30 days: €79.99'
  expect(cards).toMatchObject([
    { price, was: money(79_99, 'EUR'), note },
    { price, was: null }, // the cape was never sold for more
  ])
  expect(cards[1]).not.toHaveProperty('note')
  const { products: found } = await suggest(db, 'umber coat', inGermany, [])
  expect(found).toMatchObject([{ price, was: null }])
  const inStoreCurrency = { ...initialSettings, priorPriceMarket: germany.listingMarket ?? null }
  expect(await listProductsById(db, [coat, cape], inStoreCurrency)).toMatchObject([
    { price: money(64_000_00, 'NGN'), was: money(128_000_00, 'NGN'), note },
    { price: money(64_000_00, 'NGN'), was: null },
  ])
})

test('where the law requires prior prices, ?sale lists only products whose cards show a struck-through price, with or without a search', async () => {
  const listNames = async (query: string, settings: CardSettings) => {
    const { products: found } = await listShopProducts(db, read(query, 'EUR'), settings)
    return found.map(({ name, was }) => [name, was !== null])
  }
  for (const cardSettings of [germany, { ...initialSettings }]) {
    const withPrior = { ...cardSettings, priorPriceMarket: germany.listingMarket ?? null }
    expect(await listNames('search=umber&sale=1&sort=name', cardSettings)).toEqual([
      ['Umber Cape', true],
      ['Umber Coat', true],
    ])
    expect(await listNames('search=umber&sale=1', withPrior)).toEqual([['Umber Coat', true]])
    const listed = await listNames('sale=1', withPrior)
    expect(listed).toContainEqual(['Umber Coat', true])
    expect(listed.every(([, isStruckThrough]) => isStruckThrough)).toBe(true)
  }
})

test('a product sold by measure shows its unit price where the law requires it', async () => {
  const id = await addProductRow(db, { name: 'Cedar Mist', price: 64_000_00, measure: '50 ml' })
  const [plain] = await listProductsById(db, [id], germany)
  expect(plain).not.toHaveProperty('note')
  expect(await listProductsById(db, [id], { ...germany, showsUnitPrice: true })).toMatchObject([
    { price: money(39_99, 'EUR'), note: '€799.80 / l' },
  ])
  const reduced = { ...germany, showsUnitPrice: true, priorPriceMarket: germany.listingMarket ?? null }
  await db.update(products).set({ salePrice: 32_000_00 }).where(eq(products.id, id))
  expect(await listProductsById(db, [id], reduced)).toMatchObject([
    { price: money(19_99, 'EUR'), note: '€399.80 / l · Lowest price in 30 days: €39.99' },
  ])
})

test('filters and the sort order use the lowest effective price in the market', async () => {
  const add = (name: string, price: number) => addProductRow(db, { name: `Zephyr ${name}`, price })
  const [one, two, three] = [await add('one', 16_000_00), await add('two', 32_000_00), await add('three', 64_000_00)]
  const listNames = async (query: string) => {
    const { products } = await listShopProducts(db, read(query, 'EUR'), germany)
    return products.map(({ id, price, pricesVary }) => [id, price.minor, pricesVary])
  }
  const zephyrQuery = 'search=zephyr&sort=price-asc'
  expect(await listNames(zephyrQuery)).toEqual([
    [one, 9_99, undefined],
    [two, 19_99, undefined],
    [three, 39_99, undefined],
  ])
  await db.insert(fixedPrices).values({ marketId, productId: one, currency: 'EUR', price: 49_00 })
  await db.insert(productVariants).values([
    { productId: three, size: 'S', sku: 'ZEPHYR-S', price: 8_000_00 },
    { productId: three, size: 'M', sku: 'ZEPHYR-M' },
  ])
  expect(await listNames(zephyrQuery)).toEqual([
    [three, 4_99, true],
    [two, 19_99, undefined],
    [one, 49_00, undefined],
  ])
  expect(await listNames('search=zephyr&min=15&max=30')).toEqual([[two, 19_99, undefined]])
  expect((await listNames('min=4.99&max=4.99')).map(([id]) => id)).toEqual([three])
  expect((await listNames('min=49&max=49&sort=name')).map(([id]) => id)).toEqual([one])
  await db.update(products).set({ status: 'archived' }).where(eq(products.id, three))
  expect(await listNames('min=4.99&max=4.99')).toEqual([])
})
