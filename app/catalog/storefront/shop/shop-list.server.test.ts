import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { collections } from '#app/catalog/collections.table.ts'
import { collectionProducts, productImages } from '#app/catalog/products.table.ts'
import { findCollection, listCollectionProducts } from '#app/catalog/storefront/collection.server.ts'
import { readShopFilters } from '#app/catalog/storefront/shop/shop-filters.ts'
import { listShopProducts, readShopPage } from '#app/catalog/storefront/shop/shop-list.server.ts'
import { readStorefront } from '#app/content/storefront.server.ts'
import { initialSettings } from '#app/store/settings.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { createPageContext } from '#tests/support/page-context.ts'
import { addProductRow, type NewProduct } from '#tests/support/product-rows.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const createProduct = (values: NewProduct) => addProductRow(database.db, values)

function shop(query: string, settings = initialSettings) {
  return listShopProducts(database.db, readShopFilters(new URLSearchParams(query), 'NGN'), settings)
}

describe('/shop', () => {
  let collectionId: string
  beforeAll(async () => {
    const { db } = database
    const linen = await createProduct({
      name: 'Ember Linen Shift',
      sku: 'LX-4471',
      price: 88_000_00,
      salePrice: 74_000_00,
      isBestseller: true,
    })
    const tee = await createProduct({
      name: 'Haru Linen Tee',
      category: 'tops',
      price: 46_000_00,
      isNew: true,
      stockQuantity: 3,
    })
    const skirt = await createProduct({ name: 'Élan Skirt', category: 'bottoms', price: 74_000_00, stockQuantity: 1 })
    await createProduct({
      name: 'apple bag 100% straw_hat',
      category: 'accessories',
      price: 20_000_00,
      isNew: true,
      isBestseller: true,
    })
    const secret = await createProduct({ name: 'Linen secret', status: 'draft' })
    await createProduct({ name: 'Linen of old', status: 'archived' })
    const [collection] = await db
      .insert(collections)
      .values([
        { name: 'Morning Linen', slug: 'morning-linen' },
        { name: 'Hidden', slug: 'hidden', status: 'draft' },
        { name: 'élan', slug: 'elan' },
      ])
      .returning({ id: collections.id })
    if (!collection) throw new Error('The collection was not created')
    collectionId = collection.id
    await db.insert(collectionProducts).values([
      { collectionId: collection.id, productId: tee, position: 0 },
      { collectionId: collection.id, productId: linen, position: null },
      { collectionId: collection.id, productId: skirt, position: null },
      { collectionId: collection.id, productId: secret, position: null },
    ])
    await db.insert(productImages).values(
      [2, 0, 1].map((displayOrder) => ({
        productId: tee,
        url: `/media/demo/${displayOrder}.jpg`,
        publicId: `demo/${displayOrder}`,
        width: 1200,
        height: 1500,
        displayOrder,
        isPrimary: displayOrder === 2,
      })),
    )
  })

  const listNames = async (query: string) => (await shop(query)).products.map(({ name }) => name)

  test.each([
    { query: '', found: ['apple bag 100% straw_hat', 'Élan Skirt', 'Haru Linen Tee', 'Ember Linen Shift'] },
    {
      query: 'sort=price-asc',
      found: ['apple bag 100% straw_hat', 'Haru Linen Tee', 'Ember Linen Shift', 'Élan Skirt'],
    },
    {
      query: 'sort=price-desc',
      found: ['Élan Skirt', 'Ember Linen Shift', 'Haru Linen Tee', 'apple bag 100% straw_hat'],
    },
    { query: 'sort=name', found: ['apple bag 100% straw_hat', 'Élan Skirt', 'Ember Linen Shift', 'Haru Linen Tee'] },
    { query: 'category=tops', found: ['Haru Linen Tee'] },
    { query: 'search=linens', found: ['Haru Linen Tee', 'Ember Linen Shift'] },
    { query: 'search=LIN', found: ['Haru Linen Tee', 'Ember Linen Shift'] },
    { query: 'search=LX-4471', found: ['Ember Linen Shift'] },
    { query: 'search=100%25', found: ['apple bag 100% straw_hat'] },
    { query: 'search=%25', found: [] },
    { query: 'search=_hat', found: ['apple bag 100% straw_hat'] },
    { query: 'search=%5C', found: [] },
    { query: 'search=secret', found: [] },
    { query: "search=' or 1=1 --", found: [] },
    { query: 'min=74000', found: ['Élan Skirt', 'Ember Linen Shift'] },
    { query: 'min=74000.01', found: [] },
    { query: 'max=46000', found: ['apple bag 100% straw_hat', 'Haru Linen Tee'] },
    { query: 'min=50000&max=10', found: [] },
    { query: 'collection=morning-linen', found: ['Élan Skirt', 'Haru Linen Tee', 'Ember Linen Shift'] },
    { query: 'collection=hidden', found: [] },
    { query: 'page=2', found: [] },
  ])('?$query finds $found', async ({ query, found }) => {
    expect(await listNames(query)).toEqual(found)
  })

  test('a page number past the last page shows the last page', async () => {
    const page = (query: string) =>
      readShopPage(database.db, readShopFilters(new URLSearchParams(query), 'NGN'), initialSettings, [])
    expect(await page('page=9')).toMatchObject({ page: 1, total: 4, products: { length: 4 } })
    expect(await page('search=nothing-like-it&page=2')).toMatchObject({ page: 1, total: 0, products: [] })
  })

  test('a product without stock is sold out unless it can still be ordered', async () => {
    const isSoldOut = async (settings: typeof initialSettings) =>
      (await shop('search=ember', settings)).products[0]?.soldOut
    expect(await isSoldOut(initialSettings)).toBe(true)
    expect(await isSoldOut({ ...initialSettings, track_inventory: false })).toBe(false)
    expect(await isSoldOut({ ...initialSettings, allow_backorders: true })).toBe(false)
  })

  test('a card has prices, a badge and two images, the primary one first', async () => {
    const [tee] = (await shop('search=haru')).products
    expect(tee).toMatchObject({
      price: { minor: 46_000_00, currency: 'NGN' },
      was: null,
      badge: 'new',
      soldOut: false,
      images: [{ url: '/media/demo/2.jpg' }, { url: '/media/demo/0.jpg' }],
    })
    const [shift] = (await shop('search=ember')).products
    expect(shift).toMatchObject({ price: { minor: 74_000_00 }, was: { minor: 88_000_00 }, badge: 'bestseller' })
  })

  test('a collection shows products with a position first, then its other active products, newest first', async () => {
    const collection = await findCollection(database.db, 'morning-linen')
    expect(collection?.id).toBe(collectionId)
    if (!collection) return
    const cards = await listCollectionProducts(database.db, collection.id, initialSettings)
    expect(cards.map(({ name }) => name)).toEqual(['Haru Linen Tee', 'Élan Skirt', 'Ember Linen Shift'])
  })

  test('only active collections are linked, sorted by name', async () => {
    const { collections: links } = await readStorefront(createPageContext(database.db))
    expect(links.map(({ name }) => name)).toEqual(['élan', 'Morning Linen'])
    expect(await findCollection(database.db, 'hidden')).toBeNull()
  })
})
