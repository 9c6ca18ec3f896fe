import { afterAll, beforeAll, expect, test } from 'vitest'
import { collections } from '#app/catalog/collections.table.ts'
import { productImages } from '#app/catalog/products.table.ts'
import { suggest } from '#app/content/storefront/suggestions.server.ts'
import { initialSettings } from '#app/store/settings.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addProductRow, type NewProduct } from '#tests/support/product-rows.ts'

let database: TestDatabase

const createProduct = (values: NewProduct) => addProductRow(database.db, values)

async function suggestNames(text: string): Promise<string[]> {
  const { products } = await suggest(database.db, text, initialSettings, [])
  return products.map(({ name }) => name)
}

beforeAll(async () => {
  database = await openTestDatabase()
  const ember = await createProduct({
    name: 'Ember Linen Shift',
    price: 88_000_00,
    salePrice: 74_000_00,
  })
  const image = { productId: ember, publicId: 'front', width: 800, height: 1000, alt: '' }
  await database.db.insert(productImages).values([
    { ...image, url: '/media/back.jpg', displayOrder: 0, isPrimary: false },
    { ...image, url: '/media/front.jpg', displayOrder: 1, isPrimary: true },
  ])
  for (const name of ['Tide', 'Haru', 'Kaia', 'Rue']) await createProduct({ name: `${name} Linen Piece` })
  await createProduct({ name: 'Plain Shirt', description: 'Woven of linen' })
  await createProduct({ name: 'Linen Draft', status: 'draft' })
  await createProduct({ name: 'Linen of Yore', status: 'archived' })
  await createProduct({ name: '100% Wool_Coat' })
  await createProduct({ name: 'Back\\slash Bag' })
  await database.db.insert(collections).values([
    { name: 'Zest of Linen', slug: 'zest' },
    { name: 'Évening Linen', slug: 'evening' },
    { name: 'Morning Linen', slug: 'morning' },
    { name: 'A Linen Draft', slug: 'draft', status: 'draft' },
  ])
})
afterAll(() => database.close())

test('at most five products are suggested: those with a matching name first, then other matches, each group newest first', async () => {
  expect(await suggestNames('linen')).toEqual([
    'Rue Linen Piece',
    'Kaia Linen Piece',
    'Haru Linen Piece',
    'Tide Linen Piece',
    'Ember Linen Shift',
  ])
  expect(await suggestNames('WOVEN')).toEqual(['Plain Shirt'])
  expect(await suggestNames('kai')).toEqual(['Kaia Linen Piece'])
})

test('a suggested product has prices in the store currency and its primary image', async () => {
  const { products } = await suggest(database.db, 'ember', initialSettings, [])
  expect(products).toEqual([
    {
      id: expect.any(String),
      name: 'Ember Linen Shift',
      price: { minor: 74_000_00, currency: 'NGN' },
      was: { minor: 88_000_00, currency: 'NGN' },
      image: '/media/front.jpg',
    },
  ])
})

test('at most two active collections whose name contains the text are suggested, sorted by name', async () => {
  const { collections } = await suggest(database.db, 'linen', initialSettings, [])
  expect(collections).toEqual([
    { name: 'Évening Linen', slug: 'evening' },
    { name: 'Morning Linen', slug: 'morning' },
  ])
})

test.each([
  { text: '00% w', names: [] },
  { text: '100% Wool_', names: ['100% Wool_Coat'] },
  { text: 'ool_c', names: ['100% Wool_Coat'] },
  { text: 'ack\\s', names: ['Back\\slash Bag'] },
  { text: 'ack_s', names: [] },
  { text: '%%', names: [] },
  { text: '__', names: [] },
  { text: '\\\\', names: [] },
  { text: `' or 1=1 --`, names: [] },
  { text: '"(:*&|!<->', names: [] },
  { text: '<script>', names: [] },
  { text: 'l', names: [] },
  { text: '', names: [] },
])('“$text” is searched literally: $names', async ({ text, names }) => {
  expect(await suggestNames(text)).toEqual(names)
})

test('at most two categories whose name contains the text are suggested, in the order of the store, and a typo is corrected', async () => {
  const categories = ['Dresses', 'Évening Dresses', 'Dress Shoes', 'Tops'].map((name) => {
    return { name, slug: `robes-${name.length}`, originalSlug: name.toLowerCase() }
  })
  const find = async (text: string) => {
    const { categories: found, correctedText } = await suggest(database.db, text, initialSettings, categories)
    return { names: found.map(({ name }) => name), correctedText }
  }
  expect(await find('dress')).toEqual({ names: ['Dresses', 'Évening Dresses'], correctedText: null })
  expect(await find('evening')).toEqual({ names: ['Évening Dresses'], correctedText: null })
  expect(await find('lnen')).toEqual({ names: [], correctedText: 'linen' })
  const { collections: corrected } = await suggest(database.db, 'lnen', initialSettings, [])
  expect(corrected.map(({ name }) => name)).toEqual(['Évening Linen', 'Morning Linen'])
  expect(await find('%')).toEqual({ names: [], correctedText: null })
  const { categories: found } = await suggest(database.db, 'tops', initialSettings, categories)
  expect(found).toEqual([{ name: 'Tops', slug: 'robes-4' }])
})
