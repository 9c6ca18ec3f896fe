import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { products } from '#app/catalog/products.table.ts'
import { NO_PLACEMENT_CHANGES } from '#app/content/homepage/admin/placement-changes.ts'
import { readHomepageEditor } from '#app/content/homepage/sections/admin/homepage-state.server.ts'
import { changeHomepage } from '#app/content/homepage/sections/admin/save-sections.server.ts'
import type { SectionsCommand } from '#app/content/homepage/sections/admin/sections-command.ts'
import { withSetting } from '#app/content/homepage/sections/admin/sections-draft.ts'
import { homepageVersions } from '#app/content/homepage/sections/homepage-versions.table.ts'
import { createStartSections, DEMO_SECTIONS } from '#app/content/homepage/sections/preset-sections.server.ts'
import { createSection, getSectionTitle } from '#app/content/homepage/sections/section-input.ts'
import type { Section } from '#app/content/homepage/sections/section-kinds.ts'
import { readPublishedSections } from '#app/content/homepage-sections.server.ts'
import { countDemoSections, removeDemoSections } from '#app/content/own-content.server.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { uploads } from '#app/platform/images/uploads.table.ts'
import { listChanges } from '#app/store/audit.server.ts'
import { readSettings } from '#app/store/settings.server.ts'
import { auditLog } from '#app/store/staff.table.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'
import { addProductRow } from '#tests/support/product-rows.ts'

let store: TestDatabase
let staffId: Id<'staff'>

beforeAll(async () => {
  store = await openTestDatabase()
  staffId = await addFirstAdmin(store.db)
})
afterAll(() => store.close())
beforeEach(async () => {
  await store.db.delete(homepageVersions)
  await store.db.delete(uploads)
  await store.db.delete(auditLog)
})

const readEditor = async () => readHomepageEditor(store.db, await readSettings(store.db))
type Change = SectionsCommand extends infer Command
  ? Command extends { placements: infer Placements }
    ? Omit<Command, 'version' | 'placements'> & { placements?: Placements }
    : Omit<Command, 'version'>
  : never

async function change(command: Change, version?: string) {
  // Boundary: spreading the command loses the union type
  const fullCommand = {
    placements: NO_PLACEMENT_CHANGES,
    ...command,
    version: version ?? (await readEditor()).version,
  } as SectionsCommand
  return await changeHomepage(store.db, fullCommand, staffId)
}

const quote = (text: string): Section => withSetting(createSection('quote', 'quote'), 'text', text)
const listTitles = (sections: readonly Section[]) => sections.map(getSectionTitle)
const listVisibleTitles = async () => listTitles(await readPublishedSections(store.db, true))

test('a store that has never published its homepage shows the preset', async () => {
  expect(await readPublishedSections(store.db, true)).toBe(DEMO_SECTIONS)
  expect(await readPublishedSections(store.db, false)).toEqual(createStartSections())
  expect(await readEditor()).toMatchObject({ hasDraft: false, repaired: [], versions: [], sections: DEMO_SECTIONS })
})

test('products that a draft places are visible only to staff until it is published', async () => {
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
  expect(await readEditor()).toMatchObject({ placements, plan: { products: [{ name: 'Gown' }] } })
  expect(await readSection()).toBeNull()
  await change({ intent: 'publish', sections: [], placements })
  expect(await readSection()).toBe('what_we_see')
  expect(await readEditor()).toMatchObject({ hasDraft: false, placements: NO_PLACEMENT_CHANGES })
  const [entry] = await listChanges(store.db, 'homepage-sections', null)
  expect(entry?.changes).toMatchObject({ what_we_see: { from: '', to: 'Gown' } })
})

test('a draft is visible only to staff until it is published, and can be discarded', async () => {
  expect(await change({ intent: 'save', sections: [quote('One')] })).toEqual({ outcome: 'saved' })
  expect(listTitles((await readEditor()).sections)).toEqual(['One'])
  expect(await readPublishedSections(store.db, true)).toBe(DEMO_SECTIONS)

  expect(await change({ intent: 'publish', sections: [quote('Two')] })).toEqual({ outcome: 'published' })
  expect(await listVisibleTitles()).toEqual(['Two'])
  expect(await readEditor()).toMatchObject({ hasDraft: false, versions: [{ staffName: expect.any(String) }] })

  await change({ intent: 'save', sections: [] })
  expect((await readEditor()).sections).toEqual([])
  expect(await change({ intent: 'discard' })).toEqual({ outcome: 'discarded' })
  expect(listTitles((await readEditor()).sections)).toEqual(['Two'])
  const entries = await listChanges(store.db, 'homepage-sections', null)
  expect(entries.map(({ action }) => action)).toEqual([
    'homepage.discard',
    'homepage.draft',
    'homepage.publish',
    'homepage.draft',
  ])
  expect(entries[2]?.changes).toMatchObject({ sections: { from: listTitles(DEMO_SECTIONS).join(', '), to: 'Two' } })
})

test('the last twenty versions can be restored as the draft', async () => {
  for (let nth = 1; nth <= 22; nth++) await change({ intent: 'publish', sections: [quote(`No. ${nth}`)] })
  const { versions } = await readEditor()
  expect(versions).toHaveLength(20)
  const oldest = versions.at(-1)?.id ?? newId()
  expect(await change({ intent: 'restore', restored: oldest })).toEqual({ outcome: 'restored' })
  expect(listTitles((await readEditor()).sections)).toEqual(['No. 3'])
  expect(await listVisibleTitles()).toEqual(['No. 22'])
  expect(await change({ intent: 'restore', restored: newId() })).toMatchObject({ outcome: 'rejected' })
})

test('if two people change the homepage at once, the second gets a conflict, regardless of what each does', async () => {
  const { version } = await readEditor()
  const both = await Promise.all([
    change({ intent: 'save', sections: [quote('Mine')] }, version),
    change({ intent: 'publish', sections: [quote('Theirs')] }, version),
  ])
  expect(both.map(({ outcome }) => outcome === 'conflict')).toContain(true)
  expect(both.filter(({ outcome }) => outcome === 'conflict')).toHaveLength(1)
  expect(await change({ intent: 'discard' }, version)).toEqual({ outcome: 'conflict' })
})

test('a reference to a missing record is rejected with an error beside the field, and nothing is saved', async () => {
  const gown = await addProductRow(store.db, { name: 'Gown' })
  const rail = (ids: readonly Id<'product'>[]) =>
    withSetting(withSetting(createSection('products', 'rail'), 'source', { from: 'chosen', ids }), 'heading', 'Rail')
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
  expect((await readEditor()).hasDraft).toBe(true)
  expect(await readPublishedSections(store.db, true)).toBe(DEMO_SECTIONS)
})

test('an image gets the size and URL of its upload; once it is published, it can be saved again without that upload', async () => {
  const upload = { url: '/media/homepage/a.jpg', publicId: 'homepage/a', width: 1_600, height: 2_000 }
  const createArt = (change: object) =>
    withSetting(withSetting(createSection('imageText', 'art'), 'heading', 'Art'), 'image', {
      ...upload,
      alt: 'Art',
      ...change,
    })
  const sections = [createArt({ url: '/media/other.jpg', width: 1 })]
  expect(await change({ intent: 'save', sections })).toEqual({
    outcome: 'rejected',
    errors: { 'sections.art.image': expect.stringMatching(/no longer exists/) },
  })
  await store.db.insert(uploads).values({ ...upload, bytes: 100_000, staffId })
  expect(await change({ intent: 'publish', sections })).toEqual({ outcome: 'published' })
  await store.db.delete(uploads)
  expect(await change({ intent: 'publish', sections: [createArt({ alt: 'Art in May' })] })).toEqual({
    outcome: 'published',
  })
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
    createSection('video', 'film'),
  )
  await store.db.insert(uploads).values({ ...upload, bytes: 9 })
  expect(await change({ intent: 'publish', sections: [film] })).toEqual({
    outcome: 'rejected',
    errors: { 'sections.film.video': expect.stringMatching(/no longer exists/) },
  })
  await store.db.insert(uploads).values({ publicId: 'homepage/film', url, width: 16, height: 9, bytes: 9 })
  expect(await change({ intent: 'publish', sections: [film] })).toEqual({ outcome: 'published' })
})

test('a video of a hero must have been uploaded', async () => {
  const mp4 = `/media/clips/${'1'.repeat(64)}.mp4`
  const hero = withSetting(createSection('hero', 'top'), 'video', { mp4, webm: null })
  expect(await change({ intent: 'publish', sections: [hero] })).toEqual({
    outcome: 'rejected',
    errors: { 'sections.top.video': expect.stringMatching(/no longer exists/) },
  })
  await store.db
    .insert(uploads)
    .values({ publicId: `clips/${'1'.repeat(64)}`, url: mp4, width: 9, height: 9, bytes: 9 })
  expect(await change({ intent: 'publish', sections: [hero] })).toEqual({ outcome: 'published' })
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
  expect((await listVisibleTitles()).at(-1)).toBe('Ours')
})
