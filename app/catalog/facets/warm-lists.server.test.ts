import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readFacets } from '#app/catalog/facets/facet-index.server.ts'
import { warmLists } from '#app/catalog/facets/warm-lists.server.ts'
import { storeSettings } from '#app/store/settings.table.ts'
import { initialSettings } from '#app/store/settings.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addProduct } from '#tests/support/products.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
  await addProduct(database.db)
})
afterAll(() => database.close())

test('lists of products and of colors are loaded in advance if /shop shows each color as a card', async () => {
  const { db } = database
  await db.insert(storeSettings).values({ key: 'shop_by_color', value: true, category: 'general' })
  await warmLists(db)
  for (const byColor of [false, true]) {
    const statements = vi.spyOn(db.$client, 'query')
    await readFacets(db, { ...initialSettings, byColor })
    expect(statements).toHaveBeenCalledTimes(1) // the changes since then
    statements.mockRestore()
  }
})
