import { afterAll, beforeAll, expect, test } from 'vitest'
import { readProductLaws } from '#app/catalog/admin/products/product-laws.server.ts'
import { saveSettings } from '#app/store/settings.server.ts'
import { lawSwitches } from '#app/store/settings.table.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addMarket } from '#tests/support/markets.ts'

let store: TestDatabase

beforeAll(async () => {
  store = await openTestDatabase()
})
afterAll(() => store.close())

test('product rules come from open markets and markets in preparation, unless they are switched off', async () => {
  const { db } = store
  const { markets: before } = await readProductLaws(db)
  await addMarket(db, { name: 'Home', countries: ['NG'] })
  await addMarket(db, { name: 'Germany and Austria', countries: ['DE', 'AT'], status: 'draft' })
  await addMarket(db, { name: 'America', countries: ['US'], status: 'draft' })
  const laws = await readProductLaws(db)
  expect(laws.markets.filter(({ place }) => !before.some((market) => market.place === place))).toEqual([
    { place: 'United States', rules: ['textile-origin'] },
    {
      place: 'Germany and Austria',
      rules: ['product-safety', 'textile-labelling', 'packaging-weights', 'withdrawal'],
    },
  ])

  await db.insert(lawSwitches).values({ rule: 'textile-origin', reason: 'No textiles' })
  const { markets } = await readProductLaws(db)
  expect(markets.map(({ place }) => place)).not.toContain('United States')
})

test('in a demo store, products need no manufacturer', async () => {
  const { db } = store
  await saveSettings(db, { demo_content: true })
  expect(await readProductLaws(db)).toMatchObject({ safety: null })
  await saveSettings(db, { demo_content: false })
  expect((await readProductLaws(db)).safety).not.toBeNull()
})
