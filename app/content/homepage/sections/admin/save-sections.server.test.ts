import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { products } from '#app/catalog/products.table.ts'
import { NO_PLACEMENT_CHANGES } from '#app/content/homepage/admin/placement-changes.ts'
import { readHomepageEditor } from '#app/content/homepage/sections/admin/homepage-state.server.ts'
import { changeHomepage } from '#app/content/homepage/sections/admin/save-sections.server.ts'
import type { SectionsCommand } from '#app/content/homepage/sections/admin/sections-command.ts'
import { withSetting } from '#app/content/homepage/sections/admin/sections-draft.ts'
import { homepageVersions } from '#app/content/homepage/sections/homepage-versions.table.ts'
import { DEMO_SECTIONS, startSections } from '#app/content/homepage/sections/preset-sections.server.ts'
import { newSection, sectionTitle } from '#app/content/homepage/sections/section-input.ts'
import type { Section } from '#app/content/homepage/sections/section-kinds.ts'
import { readPublishedSections } from '#app/content/homepage-sections.server.ts'
import { countDemoSections, removeDemoSections } from '#app/content/own-content.server.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { uploads } from '#app/platform/images/uploads.table.ts'
import { listChanges } from '#app/store/audit.server.ts'
import { readSettings } from '#app/store/settings.server.ts'
import { auditLog } from '#app/store/staff.table.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'
import { addProductRow } from '#tests/support/product-rows.ts'

let store: TestDatabase
let staffId: Id<'staff'>

beforeAll(async () => {
  store = await testDatabase()
  staffId = await addFirstAdmin(store.db)
})
afterAll(() => store.close())
beforeEach(async () => {
  await store.db.delete(homepageVersions)
  await store.db.delete(uploads)
  await store.db.delete(auditLog)
})

const editor = async () => readHomepageEditor(store.db, await readSettings(store.db))
type Change = SectionsCommand extends infer One
  ? One extends { placements: infer Placements }
    ? Omit<One, 'version' | 'placements'> & { placements?: Placements }
    : Omit<One, 'version'>
  : never

async function change(command: Change, version?: string) {
  // Boundary: the union without its shared part
  const sent = {
    placements: NO_PLACEMENT_CHANGES,
    ...command,
    version: version ?? (await editor()).version,
  } as SectionsCommand
  return await changeHomepage(store.db, sent, staffId)
}

const quote = (text: string): Section => withSetting(newSection('quote', 'quote'), 'text', text)
const titles = (sections: readonly Section[]) => sections.map(sectionTitle)
const shoppersSee = async () => titles(await readPublishedSections(store.db, true))

test('a store that never published shows its preset', async () => {
  expect(await readPublishedSections(store.db, true)).toBe(DEMO_SECTIONS)
  expect(await readPublishedSections(store.db, false)).toEqual(startSections())
  expect(await editor()).toMatchObject({ hasDraft: false, repaired: [], versions: [], sections: DEMO_SECTIONS })
})

test('products that a draft places are visible to staff only until it is published', async () => {
  const gown = await addProductRow(store.db, { name: 'Gown' })
  const readSection = async () => {
    const [row] = await store.db
      .select({ section: products.homepageSection })
      .from(products)
      .where(eq(products.id, gown))
    return row?.section
  }
  const placements = { ...NO_PLACEMENT_CHANGES, placed: { what_we_see: [gown] } }
  await change({ intent: 'save', sections: [], placements })
  expect(await editor()).toMatchObject({ placements, plan: { products: [{ name: 'Gown' }] } })
  expect(await readSection()).toBeNull()
  await change({ intent: 'publish', sections: [], placements })
  expect(await readSection()).toBe('what_we_see')
  expect(await editor()).toMatchObject({ hasDraft: false, placements: NO_PLACEMENT_CHANGES })
  const [entry] = await listChanges(store.db, 'homepage-sections', null)
  expect(entry?.changes).toMatchObject({ what_we_see: { from: '', to: 'Gown' } })
})

test('a draft is visible to staff only until it is published, and can be discarded', async () => {
  expect(await change({ intent: 'save', sections: [quote('One')] })).toEqual({ outcome: 'saved' })
  expect(titles((await editor()).sections)).toEqual(['One'])
  expect(await readPublishedSections(store.db, true)).toBe(DEMO_SECTIONS)

  expect(await change({ intent: 'publish', sections: [quote('Two')] })).toEqual({ outcome: 'published' })
  expect(await shoppersSee()).toEqual(['Two'])
  expect(await editor()).toMatchObject({ hasDraft: false, versions: [{ staffName: expect.any(String) }] })

  await change({ intent: 'save', sections: [] })
  expect((await editor()).sections).toEqual([])
  expect(await change({ intent: 'discard' })).toEqual({ outcome: 'discarded' })
  expect(titles((await editor()).sections)).toEqual(['Two'])
  const entries = await listChanges(store.db, 'homepage-sections', null)
  expect(entries.map(({ action }) => action)).toEqual([
    'homepage.discard',
    'homepage.draft',
    'homepage.publish',
    'homepage.draft',
  ])
  expect(entries[2]?.changes).toMatchObject({ sections: { from: titles(DEMO_SECTIONS).join(', '), to: 'Two' } })
})

test('the last twenty versions can be restored as the draft', async () => {
  for (let nth = 1; nth <= 22; nth++) await change({ intent: 'publish', sections: [quote(`No. ${nth}`)] })
  const { versions } = await editor()
  expect(versions).toHaveLength(20)
  const oldest = versions.at(-1)?.id ?? newId()
  expect(await change({ intent: 'restore', restored: oldest })).toEqual({ outcome: 'restored' })
  expect(titles((await editor()).sections)).toEqual(['No. 3'])
  expect(await shoppersSee()).toEqual(['No. 22'])
  expect(await change({ intent: 'restore', restored: newId() })).toMatchObject({ outcome: 'rejected' })
})

test('if two people change the homepage at once, the second gets a conflict, whatever each does', async () => {
  const { version } = await editor()
  const both = await Promise.all([
    change({ intent: 'save', sections: [quote('Mine')] }, version),
    change({ intent: 'publish', sections: [quote('Theirs')] }, version),
  ])
  expect(both.map(({ outcome }) => outcome === 'conflict')).toContain(true)
  expect(both.filter(({ outcome }) => outcome === 'conflict')).toHaveLength(1)
  expect(await change({ intent: 'discard' }, version)).toEqual({ outcome: 'conflict' })
})

test('a missing reference is rejected beside its section, and nothing is saved', async () => {
  const gown = await addProductRow(store.db, { name: 'Gown' })
  const rail = (ids: readonly Id<'product'>[]) =>
    withSetting(withSetting(newSection('products', 'rail'), 'source', { from: 'chosen', ids }), 'heading', 'Rail')
  expect(await change({ intent: 'save', sections: [rail([gown])] })).toEqual({ outcome: 'saved' })
  await store.db.delete(products).where(eq(products.id, gown))
  for (const source of [
    { from: 'chosen', ids: [gown] },
    { from: 'collection', id: newId() },
    { from: 'category', slug: 'hats' },
  ]) {
    const sections = [withSetting(rail([]), 'source', source)]
    expect(await change({ intent: 'publish', sections })).toEqual({
      outcome: 'rejected',
      errors: { 'sections.rail.source': expect.stringMatching(/was deleted/) },
    })
  }
  expect((await editor()).hasDraft).toBe(true)
  expect(await readPublishedSections(store.db, true)).toBe(DEMO_SECTIONS)
})

test('an image gets the size and URL of its upload, and a sweep does not delete it', async () => {
  const upload = { url: '/media/homepage/a.jpg', publicId: 'homepage/a', width: 1_600, height: 2_000 }
  const art = (change: object) =>
    withSetting(withSetting(newSection('imageText', 'art'), 'heading', 'Art'), 'image', {
      ...upload,
      alt: 'Art',
      ...change,
    })
  const sections = [art({ url: '/media/other.jpg', width: 1 })]
  expect(await change({ intent: 'save', sections })).toEqual({
    outcome: 'rejected',
    errors: { 'sections.art.image': expect.stringMatching(/no longer exists/) },
  })
  await store.db.insert(uploads).values({ ...upload, bytes: 100_000, staffId })
  expect(await change({ intent: 'publish', sections })).toEqual({ outcome: 'published' })
  await store.db.delete(uploads)
  expect(await change({ intent: 'publish', sections: [art({ alt: 'Art in May' })] })).toEqual({ outcome: 'published' })
  expect((await readPublishedSections(store.db, true))[0]?.settings).toMatchObject({
    image: { ...upload, alt: 'Art in May' },
  })
})

test('a video must have been uploaded', async () => {
  const url = `/media/homepage/${'0'.repeat(64)}.mp4`
  const upload = { publicId: 'homepage/a', url: '/media/homepage/a.jpg', width: 16, height: 9 }
  const settings = { video: { url, bytes: 9 }, poster: { ...upload, alt: '' }, heading: 'Film' }
  const film = Object.entries(settings).reduce(
    (section, [name, value]) => withSetting(section, name, value),
    newSection('video', 'film'),
  )
  await store.db.insert(uploads).values({ ...upload, bytes: 9 })
  expect(await change({ intent: 'publish', sections: [film] })).toEqual({
    outcome: 'rejected',
    errors: { 'sections.film.video': expect.stringMatching(/no longer exists/) },
  })
  await store.db.insert(uploads).values({ publicId: 'homepage/film', url, width: 16, height: 9, bytes: 9 })
  expect(await change({ intent: 'publish', sections: [film] })).toEqual({ outcome: 'published' })
})

test('removing the demo content deletes the demo store’s claims from the published homepage and the draft', async () => {
  const { db } = store
  expect(await countDemoSections(db, true)).toBe(5)
  await change({ intent: 'publish', sections: [...DEMO_SECTIONS, quote('Ours')] })
  await change({ intent: 'save', sections: [quote('Ours'), ...DEMO_SECTIONS] })
  await removeDemoSections(db)
  expect(await countDemoSections(db, false)).toBe(0)
  // Reads only the sections, because a row's id or time could contain 500
  const stored = await db.select({ sections: homepageVersions.sections }).from(homepageVersions)
  expect(stored).toHaveLength(2)
  expect(JSON.stringify(stored)).not.toMatch(/500|artisans|24-48|Radiate|PayPal|"theme"/)
  expect((await shoppersSee()).at(-1)).toBe('Ours')
})
