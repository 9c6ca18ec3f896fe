import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Id } from '#app/lib/id.ts'
import { listChanges } from '#app/store/audit.server.ts'
import type { BrandInput } from '#app/store/brand/brand-input.ts'
import { findEditableBrand, findSheet, listEarlierBrands, saveBrand } from '#app/store/brand/brands.server.ts'
import { EXAMPLE_BRANDS } from '#app/store/brand/example-brands.ts'
import { readPublishedLook } from '#app/store/brand.server.ts'
import { type BrandLook, BUILT_IN } from '#app/store/brand-look.ts'
import { brands } from '#app/store/brands.table.ts'
import { renderBrand } from '#app/store/rendered-brand.server.ts'
import { readSettings } from '#app/store/settings.server.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'

let database: TestDatabase
let staffId: Id<'staff'>
const [, example, craft] = EXAMPLE_BRANDS.map(({ look }) => look)

beforeAll(async () => {
  database = await openTestDatabase()
  staffId = await addFirstAdmin(database.db)
})
afterAll(() => database?.close())
beforeEach(() => database.db.delete(brands))

async function save(look: BrandLook | undefined, shouldPublish: boolean, change: Partial<BrandInput> = {}) {
  const { version, name } = await findEditableBrand(database.db)
  const input = {
    name,
    version,
    look: look ?? BUILT_IN,
    intent: shouldPublish ? 'publish' : 'save',
    ...change,
  } as const
  return await saveBrand(database.db, input, staffId)
}

test('a new store has the built-in look', async () => {
  expect(await readPublishedLook(database.db)).toEqual(BUILT_IN)
  expect(await findEditableBrand(database.db)).toMatchObject({ look: BUILT_IN, hasDraft: false })
})

test('a draft can be edited repeatedly and is not public', async () => {
  await save(example, false, { name: 'Maison' })
  expect(await findEditableBrand(database.db)).toMatchObject({ look: example, hasDraft: true, name: 'Maison' })
  expect(await readPublishedLook(database.db)).toEqual(BUILT_IN)
  expect((await readSettings(database.db)).store_name).not.toBe('Maison')
})

test('discarding a draft restores the published brand; a draft that was saved twice is in the history once', async () => {
  await save(example, true)
  await save(craft, false, { name: 'Maison' })
  await save(BUILT_IN, false)
  expect(await save(BUILT_IN, false, { intent: 'discard' })).toMatchObject({
    outcome: 'saved',
    current: { look: example, hasDraft: false },
  })
  const actions = (await listChanges(database.db, 'brand', null)).map(({ action }) => action)
  expect(actions.slice(0, 3)).toEqual(['brand.discard', 'brand.draft', 'brand.publish'])
})

test('publishing removes the draft, keeps the earlier version and sets the store name', async () => {
  await save(example, true)
  await save(craft, false)
  expect(await save(craft, true, { name: 'Clay & Co' })).toMatchObject({ outcome: 'saved' })
  expect(await readPublishedLook(database.db)).toEqual(craft)
  expect(await findEditableBrand(database.db)).toMatchObject({ hasDraft: false, name: 'Clay & Co' })
  expect((await listEarlierBrands(database.db)).map(({ look }) => look)).toEqual([example])
  expect((await readSettings(database.db)).store_name).toBe('Clay & Co')
})

test('the built-in look can be published again', async () => {
  await save(example, true)
  await save(BUILT_IN, true)
  expect(await readPublishedLook(database.db)).toEqual(BUILT_IN)
})

test('a brand with illegible colors is saved as a draft, but not published', async () => {
  const faint = { ...BUILT_IN, colors: { ...BUILT_IN.colors, ink2: '#cccccc' } }
  expect(await save(faint, false)).toMatchObject({ outcome: 'saved' })
  expect(await save(faint, true)).toMatchObject({ outcome: 'rejected', errors: { 'colors.ink2': expect.any(String) } })
  expect(await readPublishedLook(database.db)).toEqual(BUILT_IN)
})

test('saving an outdated state changes nothing', async () => {
  const { version } = await findEditableBrand(database.db)
  await save(example, false)
  expect(await save(craft, true, { version })).toMatchObject({ outcome: 'conflict', current: { look: example } })
  expect(await readPublishedLook(database.db)).toEqual(BUILT_IN)
})

test('a logo that is not stored is rejected', async () => {
  const id = 'a'.repeat(64)
  const logo = { id, type: 'png', width: 10, height: 10, print: id } as const
  expect(await save({ ...BUILT_IN, logo }, false)).toMatchObject({ outcome: 'rejected' })
})

test('the style sheets of all versions are served; requests for other URLs get the published one', async () => {
  await save(example, true)
  const earlier = renderBrand(example ?? BUILT_IN).sheet
  await save(craft, true)
  const current = renderBrand(craft ?? BUILT_IN).sheet
  expect(await findSheet(database.db, earlier?.address ?? '')).toEqual({ css: earlier?.css, isExact: true })
  expect(await findSheet(database.db, current?.address ?? '')).toEqual({ css: current?.css, isExact: true })
  expect(await findSheet(database.db, '/brand/0000.css')).toEqual({ css: current?.css, isExact: false })
})
