import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { money } from '#app/base/money.ts'
import { getCardPath } from '#app/catalog/catalog.ts'
import { collections } from '#app/catalog/collections.table.ts'
import type { CardSettings } from '#app/catalog/product-cards.ts'
import { collectionProducts, productImages, products, productVariants } from '#app/catalog/products.table.ts'
import { listCollectionProducts } from '#app/catalog/storefront/collection.server.ts'
import { readShopFilters } from '#app/catalog/storefront/shop/shop-filters.ts'
import { readShopPage } from '#app/catalog/storefront/shop/shop-list.server.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { initialSettings } from '#app/store/settings.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addMarket } from '#tests/support/markets.ts'
import { addProduct } from '#tests/support/products.ts'

let store: TestDatabase
let dress: Id<'product'>

const settings = { ...initialSettings, byColor: true }
const color = (name: string) => ({ name, hex: '#123456' })

const shop = (query: string) => readShopPage(store.db, readShopFilters(new URLSearchParams(query), 'NGN'), settings, [])

const listShownNames = async (query: string) =>
  (await shop(query)).products.map(({ name, color: shown }) => (shown ? `${name} ${shown.name}` : name))

beforeAll(async () => {
  store = await openTestDatabase()
  const { db } = store
  dress = await addProduct(db, {
    name: 'Silk dress',
    sizes: ['S', 'M'],
    colors: [color('Wine'), color('Off White'), color('Moss')],
    stock: [
      { size: 'S', color: 'Wine', stock: 1 },
      { size: 'M', color: 'Wine', stock: 0 },
      { size: 'S', color: 'Off White', stock: 0 },
      { size: 'M', color: 'Off White', stock: 2 },
      { size: 'S', color: 'Moss', stock: 0 },
      { size: 'M', color: 'Moss', stock: 0 },
    ],
  })
  await addProduct(db, { name: 'Silk scarf', colors: [color('Wine')] })
  const image = { productId: dress, width: 800, height: 1000, alt: 'A dress' }
  await db.insert(productImages).values([
    { ...image, url: '/media/wine.jpg', publicId: 'wine', color: 'Wine', displayOrder: 0, isPrimary: true },
    {
      ...image,
      url: '/media/white.jpg',
      publicId: 'white',
      color: 'Off White',
      displayOrder: 1,
      focus: '30 70',
      ground: '#eeeae4',
    },
  ])
})
afterAll(() => store.close())

test('each color is a card with its image, its stock and a link to the product in that color', async () => {
  const { products, total } = await shop('sort=name')
  expect(total).toBe(4)
  expect(products).toMatchObject([
    { color: { name: 'Wine' }, soldOut: false, inSizes: 'dresses s', images: [{ url: '/media/wine.jpg' }] },
    {
      color: { name: 'Off White' },
      soldOut: false,
      inSizes: 'dresses m',
      images: [{ url: '/media/white.jpg', focus: '30 70', ground: '#eeeae4' }],
    },
    { color: { name: 'Moss' }, soldOut: true, images: [{ url: '/media/wine.jpg' }] },
    { name: 'Silk scarf' },
  ])
  expect(products.map(getCardPath)).toEqual([
    `/product/${dress}?color=Wine`,
    `/product/${dress}?color=Off+White`,
    `/product/${dress}?color=Moss`,
    `/product/${products[3]?.id}`,
  ])
})

test('filters apply to single colors, and their counts are numbers of colors', async () => {
  expect(await listShownNames('size=s')).toEqual(['Silk dress Wine'])
  expect(await listShownNames('color=wine')).toEqual(['Silk scarf', 'Silk dress Wine'])
  const { facets } = await shop('size=m')
  expect(facets.colors?.map(({ name, count }) => [name, count])).toEqual([
    ['Off White', 1],
    ['Wine', 0],
  ])
  expect(facets.categories).toEqual({ dresses: 1 })
})

test('a search lists the matching colors of the products that it finds, by relevance or by name', async () => {
  const dressCards = ['Silk dress Wine', 'Silk dress Off White', 'Silk dress Moss']
  expect(await listShownNames('search=silk')).toEqual(['Silk scarf', ...dressCards])
  expect(await listShownNames('search=silk&sort=name')).toEqual([...dressCards, 'Silk scarf'])
  expect(await shop('search=dress&size=m')).toMatchObject({ total: 1, products: [{ color: { name: 'Off White' } }] })
})

test('a page can end with any color of a product, and the next page continues with the next color', async () => {
  const colors = Array.from({ length: 30 }, (_, at) => color(`Shade ${at + 10}`))
  await addProduct(store.db, { name: 'Palette', colors })
  for (const query of ['sort=name', 'search=palette']) {
    const names = await Promise.all([1, 2].map((page) => listShownNames(`${query}&page=${page}`)))
    expect(names[0]).toHaveLength(24)
    expect(names.flat().filter((name) => name.startsWith('Palette'))).toEqual(
      colors.map(({ name }) => `Palette ${name}`),
    )
  }
})

test('each color has the lowest price of its own variants, in cards, filters and sort orders', async () => {
  const { db } = store
  const coat = await addProduct(db, {
    name: 'Wool coat',
    price: 5_000_000,
    sizes: ['S', 'M'],
    colors: [color('Ash'), color('Bark')],
    stock: ['Ash', 'Bark'].flatMap((name) => ['S', 'M'].map((size) => ({ size, color: name, stock: 1 }))),
  })
  const setPrices = (name: string, size: string, prices: Partial<typeof productVariants.$inferInsert>) =>
    db
      .update(productVariants)
      .set(prices)
      .where(and(eq(productVariants.productId, coat), eq(productVariants.color, name), eq(productVariants.size, size)))
  await listShownNames('search=wool') // the index contains the coat before its prices change
  await setPrices('Bark', 'S', { price: 8_000_000, salePrice: 7_000_000 })
  await setPrices('Bark', 'M', { price: 9_000_000 })
  const cards = (await shop('search=wool')).products.map(({ price, was, pricesVary }) => ({ price, was, pricesVary }))
  const expected = [
    { price: money(5_000_000, 'NGN'), was: null, pricesVary: undefined },
    { price: money(7_000_000, 'NGN'), was: money(8_000_000, 'NGN'), pricesVary: true },
  ]
  expect(cards).toEqual(expected)
  for (const loaded of ['changed', 'all']) {
    if (loaded === 'all') await db.execute(sql`insert into page_changes (tags) values ('{all}')`)
    for (const search of ['', 'search=wool&']) {
      expect(await listShownNames(`${search}min=60000`)).toEqual(['Wool coat Bark'])
      expect(await listShownNames(`${search}min=50000&max=60000`)).toEqual(['Wool coat Ash'])
      expect(await listShownNames(`${search}sale=1`)).toEqual(['Wool coat Bark'])
      const byPrice = await listShownNames(`${search}sort=price-desc`)
      expect(byPrice.slice(0, 2)).toEqual(['Wool coat Bark', 'Wool coat Ash'])
    }
  }
  const marketId = await addMarket(db, { currency: 'EUR', rate: { base: 1_600_000_000, quote: 1_000_000 } })
  const market = { marketId, currency: 'EUR' } as const
  const listOnSale = async (markets: Pick<CardSettings, 'listingMarket' | 'priorPriceMarket'>) => {
    const filters = readShopFilters(new URLSearchParams('sale=1'), 'NGN')
    return (await readShopPage(db, filters, { ...settings, ...markets }, [])).products
  }
  const bark = { price: money(4_375, 'EUR'), was: money(5_000, 'EUR'), pricesVary: true }
  expect(await listOnSale({ listingMarket: market })).toMatchObject([bark])
  // No price was shown in the market before, so the law does not allow the announcement of a reduction
  expect(await listOnSale({ listingMarket: market, priorPriceMarket: market })).toEqual([])
  expect(await listOnSale({ priorPriceMarket: market })).toEqual([])
  await db.update(products).set({ status: 'draft' }).where(eq(products.id, coat))
})

test('the list of a collection shows the colors of its products in order', async () => {
  const id = newId<'collection'>()
  await store.db.insert(collections).values({ id, name: 'Silk', slug: 'silk', cardPer: 'color' })
  await store.db.insert(collectionProducts).values({ collectionId: id, productId: dress })
  const cards = await listCollectionProducts(store.db, id, settings)
  expect(cards.map(({ color: shown }) => shown?.name)).toEqual(['Wine', 'Off White', 'Moss'])
  expect((await shop('collection=silk')).total).toBe(3)
})
