import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { productImages, products } from '#app/catalog/products.table.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addProduct } from '#tests/support/products.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

describe('the database rejects', () => {
  const valid = { name: 'X', slug: 'x', sku: 'X', price: 1, category: 'dresses' } as const
  const insert = (values: Partial<typeof products.$inferInsert>) =>
    database.db.insert(products).values({ ...valid, ...values })

  test.each([
    { what: 'a negative price', values: { price: -1 }, constraint: 'products_prices_in_range' },
    { what: 'negative stock', values: { stockQuantity: -1 }, constraint: 'products_stock_not_negative' },
    { what: 'a slug with capitals', values: { slug: 'Not-OK' }, constraint: 'products_slug_form' },
    { what: 'an empty name', values: { name: '  ' }, constraint: 'products_name_not_empty' },
    {
      what: 'an invalid color',
      values: { colors: [{ name: 'Red', hex: 'red' }] },
      constraint: 'products_colors_have_hex',
    },
  ])('$what', async ({ values, constraint }) => {
    await expect(insert(values)).rejects.toMatchObject({ cause: { code: '23514', constraint } })
  })

  test('two products with the same slug or SKU', async () => {
    await insert({ slug: 'taken', sku: 'TAKEN' })
    await expect(insert({ slug: 'taken' })).rejects.toMatchObject({ cause: { code: '23505' } })
    await expect(insert({ sku: 'TAKEN' })).rejects.toMatchObject({ cause: { code: '23505' } })
  })

  test('two primary images of one product', async () => {
    const productId = await addProduct(database.db)
    const image = { productId, url: '/media/a.jpg', publicId: 'a', width: 1, height: 1, isPrimary: true }
    await database.db.insert(productImages).values(image)
    await expect(database.db.insert(productImages).values(image)).rejects.toMatchObject({
      cause: { constraint: 'product_images_one_primary' },
    })
  })
})
