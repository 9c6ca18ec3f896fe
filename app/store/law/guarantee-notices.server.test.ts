import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Id } from '#app/lib/id.ts'
import { readLawScreen } from '#app/operations/law/law-screen.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { listChanges } from '#app/store/audit.server.ts'
import { deleteUnusedBrandFiles, findBrandFile } from '#app/store/brand/brand-files.server.ts'
import { brandFiles, guaranteeNotices } from '#app/store/brands.table.ts'
import { removeNotice, uploadNotice } from '#app/store/law/guarantee-notices.server.ts'
import { readLocales } from '#app/store/markets.server.ts'
import { marketCountries } from '#app/store/markets.table.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'
import { addMarket } from '#tests/support/markets.ts'

let store: TestDatabase
let db: Database
let staffId: Id<'staff'>

beforeAll(async () => {
  store = await openTestDatabase()
  db = store.db
  staffId = await addFirstAdmin(db)
  // Removes the EU from the market of a new store
  await db.delete(marketCountries).where(eq(marketCountries.country, 'EU'))
  const languages = { de: 'de-AT', ar: 'ar' }
  await addMarket(db, { name: 'Austria', currency: 'EUR', displayCurrencies: ['EUR'], countries: ['AT'], languages })
  await addMarket(db, {
    name: 'Japan',
    currency: 'JPY',
    displayCurrencies: ['JPY'],
    countries: ['JP'],
    languages: { jp: 'ja' },
  })
})
afterAll(() => store.close())

type Format = 'png' | 'jpeg' | 'webp'
const image = (width: number, format: Format = 'png') =>
  sharp({ create: { width, height: Math.round((width * 297) / 210), channels: 3, background: '#003399' } })
    .toFormat(format)
    .toBuffer()
const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 210 297"><rect width="210" height="297" fill="#039"/></svg>',
)

const readNotices = async () =>
  Object.fromEntries((await readLawScreen(db)).notices.map((notice) => [notice.language, notice.image]))
const findShownNotice = async (prefix: string) =>
  (await readLocales(db)).find((locale) => locale.prefix === prefix)?.guaranteeNotice

test('the screen lists the EU languages in which markets need the notice', async () => {
  expect(await readNotices()).toEqual({ de: null })
})

test('an image is shown in its language, can be replaced and removed, and is kept as evidence', async () => {
  expect(await findShownNotice('de')).toBeNull()
  expect(await uploadNotice(db, { language: 'de', seen: '' }, await image(620), staffId)).toBe('done')
  const { de: first } = await readNotices()
  expect(first).toMatchObject({ width: 620, height: 877 })
  expect(await findShownNotice('de')).toEqual(first)
  expect([await findShownNotice('ar'), await findShownNotice(''), await findShownNotice('jp')]).toEqual([
    null,
    null,
    null,
  ])

  const seen = first?.id ?? ''
  expect(await uploadNotice(db, { language: 'de', seen }, SVG, staffId)).toBe('done')
  const { de: second } = await readNotices()
  expect(second).toMatchObject({ width: 1240, height: 1754 })
  expect(await removeNotice(db, { language: 'de', seen: second?.id ?? '' }, staffId)).toBe('done')
  expect(await findShownNotice('de')).toBeNull()

  await db.update(brandFiles).set({ createdAt: new Date(0) })
  await deleteUnusedBrandFiles(db)
  expect(await findBrandFile(db, seen)).toMatchObject({ type: 'png', width: 620 })
  const changes = (await listChanges(db, 'law', null)).map((entry) => entry.changes)
  const notice = (from: string, to: string) => ({ 'guarantee notice (de)': { from, to } })
  expect(changes).toEqual([notice('image', 'words'), notice('image', 'image'), notice('words', 'image')])
})

test('a request that refers to an outdated image changes nothing', async () => {
  const first = await image(500)
  expect(await uploadNotice(db, { language: 'en', seen: '' }, first, staffId)).toBe('done')
  const { en: shown } = await readNotices()
  expect(await uploadNotice(db, { language: 'en', seen: '' }, await image(600), staffId)).toBe('changed')
  expect(await removeNotice(db, { language: 'en', seen: 'a'.repeat(64) }, staffId)).toBe('changed')
  expect((await readNotices()).en).toEqual(shown)
  const outcomes = await Promise.all(
    [700, 710].map(async (width) => uploadNotice(db, { language: 'fr', seen: '' }, await image(width), staffId)),
  )
  expect(outcomes.toSorted()).toEqual(['changed', 'done'])
})

test.each(['png', 'jpeg', 'webp'] as const)('a %s is stored as a PNG', async (format) => {
  const language = ({ png: 'nl', jpeg: 'it', webp: 'es' } as const)[format]
  expect(await uploadNotice(db, { language, seen: '' }, await image(800, format), staffId)).toBe('done')
  const file = await findBrandFile(db, (await readNotices())[language]?.id ?? '')
  expect(file).toMatchObject({ type: 'png', width: 800 })
})

test.each([
  ['a text file', async () => Buffer.from('The notice'), 'not an SVG, PNG, JPEG or WebP'],
  ['a small image', () => image(399), 'less than 400 pixels wide'],
  ['a damaged image', async () => (await image(500)).subarray(0, 200), 'damaged'],
  ['an SVG with a script', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), ''],
])('%s is rejected with a reason, and nothing is stored', async (_what, file, reason) => {
  const before = await db.$count(guaranteeNotices)
  await expect(uploadNotice(db, { language: 'sv', seen: '' }, await file(), staffId)).rejects.toThrow(reason)
  expect(await db.$count(guaranteeNotices)).toBe(before)
})
