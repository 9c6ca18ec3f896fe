import { afterAll, beforeAll, expect, test } from 'vitest'
import { collections } from '#app/catalog/collections.table.ts'
import { collectionProducts } from '#app/catalog/products.table.ts'
import { listRelatedProducts } from '#app/content/storefront/product/related-products.server.ts'
import { initialSettings } from '#app/store/settings.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addProductRow, type NewProduct } from '#tests/support/product-rows.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** Adds a product, by default an active dress with one unit in stock. Later products are newer. */
async function createProduct({ category = 'dresses', ...values }: NewProduct, ...collectionIds: string[]) {
  const id = await addProductRow(database.db, { stockQuantity: 1, category, ...values })
  const allCollections = await database.db.select({ id: collections.id }).from(collections)
  for (const known of allCollections.filter((collection) => collectionIds.includes(collection.id))) {
    await database.db.insert(collectionProducts).values({ collectionId: known.id, productId: id })
  }
  return { id, category }
}

test('related products share a collection, are of other categories, and are sorted by availability and age', async () => {
  const { db } = database
  const created = await db
    .insert(collections)
    .values([
      { name: 'Morning Linen', slug: 'morning-linen' },
      { name: 'Hidden', slug: 'hidden', status: 'draft' },
      { name: 'Another', slug: 'another' },
    ])
    .returning({ id: collections.id })
  const [linen = '', hidden = '', another = ''] = created.map(({ id }) => id)
  const shift = await createProduct({ name: 'Shift' }, linen, hidden)
  await createProduct({ name: 'Old linen tee', category: 'tops' }, linen)
  await createProduct({ name: 'Sold-out linen skirt', category: 'bottoms', stockQuantity: 0 }, linen)
  await createProduct({ name: 'New linen bag', category: 'accessories' }, linen)
  await createProduct({ name: 'Linen of old', category: 'tops', status: 'archived' }, linen)
  await createProduct({ name: 'Secret top', category: 'tops' }, hidden)
  await createProduct({ name: 'Other collection', category: 'tops' }, another)
  await createProduct({ name: 'Linen dress' }, linen)

  const names = async (settings = initialSettings) =>
    (await listRelatedProducts(db, shift, settings)).map(({ name }) => name)
  expect(await names()).toEqual(['New linen bag', 'Old linen tee', 'Sold-out linen skirt'])
  const orderable = ['New linen bag', 'Sold-out linen skirt', 'Old linen tee']
  expect(await names({ ...initialSettings, allow_backorders: true })).toEqual(orderable)
  expect(await names({ ...initialSettings, track_inventory: false })).toEqual(orderable)

  for (const name of ['Second', 'Third']) await createProduct({ name: `${name} bag`, category: 'accessories' }, linen)
  expect(await names()).toEqual(['Third bag', 'Second bag', 'New linen bag', 'Old linen tee'])

  await db.delete(collectionProducts)
  expect(await names()).toEqual([])
})
