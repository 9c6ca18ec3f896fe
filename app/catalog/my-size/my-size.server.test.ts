import { afterAll, beforeAll, expect, test } from 'vitest'
import { readFacets } from '#app/catalog/facets/facet-index.server.ts'
import { listCategorySizes } from '#app/catalog/my-size/sizes-of-categories.server.ts'
import { initialSettings } from '#app/store/settings.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addProduct } from '#tests/support/products.ts'

let store: TestDatabase

beforeAll(async () => {
  store = await openTestDatabase()
})
afterAll(() => store.close())

const CATEGORIES = [
  { slug: 'dresses', originalSlug: 'dresses', name: 'Dresses' },
  { slug: 'tops', originalSlug: 'tops', name: 'Tops' },
  { slug: 'bottoms', originalSlug: 'bottoms', name: 'Bottoms' },
]

test('each category offers the sizes that its active products have in stock, from small to large', async () => {
  const { db } = store
  const cell = (size: string, stock: number) => ({ size, color: null, stock })
  await addProduct(db, {
    category: 'dresses',
    sizes: ['XL', 'S', 'M'],
    stock: [cell('XL', 1), cell('S', 1), cell('M', 0)],
  })
  await addProduct(db, { category: 'tops', sizes: ['M'], status: 'draft' })
  await addProduct(db, { category: 'bottoms' })
  await addProduct(db, { category: 'bottoms', sizes: ['38', '36'] })
  const facets = await readFacets(db, initialSettings)
  expect(listCategorySizes(facets, CATEGORIES)).toEqual([
    {
      slug: 'dresses',
      name: 'Dresses',
      sizes: [
        { key: 's', name: 'S' },
        { key: 'xl', name: 'XL' },
      ],
    },
    {
      slug: 'bottoms',
      name: 'Bottoms',
      sizes: [
        { key: '36', name: '36' },
        { key: '38', name: '38' },
      ],
    },
  ])
})
