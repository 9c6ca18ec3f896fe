import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pages } from '#app/content/pages.table.ts'
import { findBuiltInStatement } from '#app/operations/accessibility/built-in-statement.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { marketCountries } from '#app/store/markets.table.ts'
import { saveSettings } from '#app/store/settings.server.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addMarket } from '#tests/support/markets.ts'

let store: TestDatabase
let db: Database

beforeAll(async () => {
  store = await openTestDatabase()
  db = store.db
  await saveSettings(db, { demo_content: false })
  await db.delete(marketCountries).where(eq(marketCountries.country, 'EU')) // a new store's market contains the EU
})
afterAll(() => store.close())

test('the built-in statement is found where a market shows it, until the owner publishes a statement', async () => {
  expect(await findBuiltInStatement(db)).toBeNull()
  await addMarket(db, {
    name: 'Austria',
    currency: 'EUR',
    displayCurrencies: ['EUR'],
    countries: ['AT'],
    languages: { at: 'de-AT' },
  })
  expect(await findBuiltInStatement(db)).toBe('/at/accessibility')
  await db
    .insert(pages)
    .values({ title: 'Access', slug: 'access', policy: 'accessibility', body: 'Everything', status: 'draft' })

  expect(await findBuiltInStatement(db)).toBe('/at/accessibility')
  await db
    .update(pages)
    .set({ status: 'published', publishedAt: new Date('2026-11-01') })
    .where(eq(pages.slug, 'access'))
  expect(await findBuiltInStatement(db)).toBeNull()
})
