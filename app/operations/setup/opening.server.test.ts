import { afterEach, beforeEach, expect, test } from 'vitest'
import { homepageVersions } from '#app/content/homepage/sections/homepage-versions.table.ts'
import { createSection } from '#app/content/homepage/sections/section-input.ts'
import { pages } from '#app/content/pages.table.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { closeStore, openStore, readGuide } from '#app/operations/setup/opening.server.ts'
import { readReadinessFacts } from '#app/operations/setup/readiness-facts.server.ts'
import { readSettings, saveSettings } from '#app/store/settings.server.ts'
import { auditLog, authUsers } from '#app/store/staff.table.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addProduct } from '#tests/support/products.ts'

let store: TestDatabase
let ada: Id<'staff'>

beforeEach(async () => {
  store = await openTestDatabase()
  ada = newId<'staff'>()
  await store.db.insert(authUsers).values({ id: ada, name: 'Ada Obi', email: 'ada@example.com' })
})
afterEach(() => store?.close())

const isOpen = async () => (await readSettings(store.db)).store_open

test('a store with a blocking finding stays closed', async () => {
  await saveSettings(store.db, { demo_content: false, store_open: false })
  expect(await openStore(store.db, ada)).toBe('not-ready')
  expect(await isOpen()).toBe(false)
  expect(await store.db.$count(auditLog)).toBe(0)
})

test('closing the store is recorded only once, with the staff member who closed it', async () => {
  await saveSettings(store.db, { demo_content: false })
  expect(await closeStore(store.db, ada)).toBe('done')
  expect(await closeStore(store.db, ada)).toBe('done')
  expect(await isOpen()).toBe(false)
  const changes = { fields: ['store_open'], store_open: { from: true, to: false } }
  expect(await store.db.select().from(auditLog)).toMatchObject([{ action: 'settings.update', staffId: ada, changes }])
})

test('the demo store stays open', async () => {
  expect(await closeStore(store.db, ada)).toBe('demo')
  expect(await isOpen()).toBe(true)
})

test('the guide is shown while the store is closed; a single line replaces it on the day of the opening', async () => {
  expect(await readGuide(store.db)).toBeNull()
  await saveSettings(store.db, { store_open: false })
  expect(await readGuide(store.db)).toMatchObject({ is: 'closed' })
  await saveSettings(store.db, { store_open: true })
  expect(await readGuide(store.db)).toEqual({ is: 'opened' })
  expect(await readGuide(store.db, new Date(Date.now() + 86_400_000))).toBeNull()
})

test('the facts describe a new store', async () => {
  expect(await readReadinessFacts(store.db)).toMatchObject({
    isDemo: true,
    country: '',
    areTaxesDecided: true,
    products: { active: 0, free: 0, withoutImage: 0, available: 0 },
    hasProducts: false,
    hasOwnCategories: false,
    policies: new Map(),
    unfinishedTexts: [],
    markets: [
      {
        name: 'International',
        countries: expect.arrayContaining(['US', 'CA', 'GB', 'DE']),
        undelivered: [],
        delivers: true,
        untaxed: [],
        missing: [],
        takesMoney: false,
        offersDemo: true,
      },
    ],
  })
})

test('a product whose price is rounded to 0 in a market counts as free', async () => {
  await addProduct(store.db, { name: 'Button', price: 100 })
  expect((await readReadinessFacts(store.db)).products).toMatchObject({ active: 1, free: 1 })
})

test('the facts reflect products, pages and texts', async () => {
  await addProduct(store.db, { name: 'Coat', price: 0, stock: 0 })
  await addProduct(store.db, { name: 'Scarf', price: 150_000, stock: 3 })
  const page = { title: 'Terms', slug: 'terms-of-service', policy: 'terms' } as const
  await store.db.insert(pages).values(page)
  await saveSettings(store.db, { about_story: 'We are [name of the company].', enable_tax: false })
  const text = { ...createSection('text', 'cloth'), settings: { heading: 'Our cloth', text: 'Woven in [place].' } }
  await store.db.insert(homepageVersions).values({ sections: [text], isDraft: false, publishedAt: new Date() })
  const facts = await readReadinessFacts(store.db)
  expect(facts).toMatchObject({
    products: { active: 2, free: 1, withoutImage: 2, available: 1 },
    hasProducts: true,
    unfinishedTexts: [
      { label: 'Story', to: '/admin/settings/texts#field-about_story' },
      { label: 'Our cloth', to: '/admin/homepage' },
    ],
  })
  expect(facts.policies.get('terms')).toMatchObject({ status: 'draft' })
})
