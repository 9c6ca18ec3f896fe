import { afterAll, beforeAll, expect, test } from 'vitest'
import { collections } from '#app/catalog/collections.table.ts'
import { listLookbook } from '#app/catalog/storefront/collection.server.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('active collections are sorted by position, then oldest first; a tall tile is shown instead of a wide hero', async () => {
  const { db } = database
  expect(await listLookbook(db)).toEqual([])
  const wide = { heroImage: '/media/a.jpg', heroImageWidth: 1920, heroImageHeight: 900, heroImageAlt: 'Folds' }
  const tile = { imageUrl: '/media/b.jpg', imageUrlWidth: 900, imageUrlHeight: 1200, imageUrlAlt: 'A gown' }
  await db.insert(collections).values({ name: 'Third', slug: 'third', position: 7 })
  await db.insert(collections).values({ name: 'Draft', slug: 'draft', position: 0, status: 'draft' })
  await db.insert(collections).values({ name: 'Fourth', slug: 'fourth', position: 7, ...wide })
  await db.insert(collections).values({ name: 'First', slug: 'first', position: -1, ...wide, ...tile })
  await db.insert(collections).values({ name: 'Second', slug: 'second', position: 3, description: 'Blue.' })

  const lookbook = await listLookbook(db)
  expect(lookbook.map(({ name }) => name)).toEqual(['First', 'Second', 'Third', 'Fourth'])
  expect(lookbook[0]?.image).toEqual({ url: '/media/b.jpg', width: 900, height: 1200, alt: 'A gown' })
  expect(lookbook[1]).toMatchObject({ slug: 'second', description: 'Blue.', image: null })
  expect(lookbook[3]?.image).toMatchObject({ url: '/media/a.jpg', alt: 'Folds' })
})
