import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Id, newId } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { listRegistrations } from '#app/pricing/stored-taxes.server.ts'
import {
  addStarterRates,
  listRates,
  readRateForm,
  readToday,
  removeRate,
  saveRate,
} from '#app/pricing/tax-rates.server.ts'
import { findRegistration, removeRegistration, saveRegistration } from '#app/pricing/taxes/tax-registrations.server.ts'
import { taxRates, taxRegistrations } from '#app/pricing/taxes.table.ts'
import { auditLog } from '#app/store/staff.table.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'

let testDb: TestDatabase
let db: Database
let staffId: Id<'staff'>

beforeAll(async () => {
  testDb = await openTestDatabase()
  db = testDb.db
  staffId = await addFirstAdmin(db)
})
afterAll(() => testDb.close())
beforeEach(async () => {
  await db.delete(taxRates)
  await db.delete(taxRegistrations)
})

const TODAY = '2026-11-23'
const LATER = '2027-01-01'
const GB = { country: 'GB', region: '', taxClass: 'standard' } as const

async function readVersion(): Promise<string> {
  return (await readRateForm(db, GB, TODAY)).version
}

async function save(rate: number, validFrom: string, version?: string) {
  const terms = { name: 'VAT', rate, isAdded: false, shipping: 'market' } as const
  return await saveRate(db, { ...GB, ...terms, validFrom, version: version ?? (await readVersion()) }, staffId)
}

async function listStored() {
  return (await listRates(db)).map(({ rate, validFrom }) => [rate, validFrom])
}

async function findLastChange() {
  const [entry] = await db
    .select({ changes: auditLog.changes, staffId: auditLog.staffId })
    .from(auditLog)
    .where(and(eq(auditLog.entity, 'taxes')))
    .orderBy(desc(auditLog.id))
    .limit(1)
  return entry
}

describe('a rate', () => {
  test('is added as a new dated rate, and recorded', async () => {
    await save(200_000, TODAY)
    expect(await save(210_000, LATER)).toEqual({ outcome: 'saved' })
    expect(await listStored()).toEqual([
      [200_000, TODAY],
      [210_000, LATER],
    ])
    const field = 'United Kingdom, Standard, from Jan 1, 2027'
    expect(await findLastChange()).toEqual({ staffId, changes: { [field]: { from: null, to: 'VAT 21%' } } })
  })

  test('for a region can be charged in addition to the country’s rate, and is recorded with the tax on delivery', async () => {
    const quebec = { country: 'CA', region: 'QC', taxClass: 'standard' } as const
    const { version } = await readRateForm(db, quebec, TODAY)
    const qst = { ...quebec, name: 'QST', rate: 99_750, isAdded: true, shipping: 'goods', validFrom: TODAY } as const
    expect(await saveRate(db, { ...qst, version }, staffId)).toEqual({ outcome: 'saved' })
    expect(await readRateForm(db, quebec, TODAY)).toMatchObject({ isAdded: 'yes', shipping: 'goods', rate: '9.975' })
    const field = 'Quebec, Canada, Standard, from Nov 23, 2026'
    const to = 'QST 9.975%, in addition, shipping taxed'
    expect(await findLastChange()).toMatchObject({ changes: { [field]: { from: null, to } } })
  })

  test('that begins on the same day is replaced if the form showed that rate; otherwise the save is a conflict', async () => {
    const before = await readVersion()
    await save(200_000, TODAY)
    const stale = await save(175_000, TODAY, before)
    expect(stale).toMatchObject({ outcome: 'conflict', current: { rate: '20', name: 'VAT', validFrom: TODAY } })
    expect(await listStored()).toEqual([[200_000, TODAY]])
    expect(stale.outcome === 'conflict' && (await save(175_000, TODAY, stale.current.version))).toEqual({
      outcome: 'saved',
    })
    expect(await listStored()).toEqual([[175_000, TODAY]])
  })

  test('that is sent twice is saved once', async () => {
    const version = await readVersion()
    const both = await Promise.all([save(200_000, LATER, version), save(200_000, LATER, version)])
    expect(both).toEqual([{ outcome: 'saved' }, { outcome: 'saved' }])
    expect(await listStored()).toEqual([[200_000, LATER]])
  })

  test('can be removed only while it is in the future', async () => {
    await save(200_000, TODAY)
    await save(210_000, LATER)
    const [current, future] = await listRates(db)
    if (!current || !future) throw new Error('Expected two rates')
    expect(await removeRate(db, current.id, staffId, TODAY)).toBe(false)
    expect(await removeRate(db, future.id, staffId, LATER), 'on its first day').toBe(false)
    expect(await removeRate(db, future.id, staffId, TODAY)).toBe(true)
    expect(await removeRate(db, future.id, staffId, TODAY), 'twice').toBe(false)
    expect(await listStored()).toEqual([[200_000, TODAY]])
  })

  test('that applies today prefills the form for the next rate; without such a rate, the form is empty', async () => {
    await db.insert(taxRates).values([
      { ...GB, name: 'VAT', rate: 200_000, validFrom: '2000-01-01' },
      { ...GB, name: 'VAT', rate: 210_000, validFrom: LATER },
    ])
    expect(await readRateForm(db, GB, TODAY)).toMatchObject({ ...GB, name: 'VAT', rate: '20', validFrom: TODAY })
    const other = { country: 'NO', region: '', taxClass: 'standard' } as const
    expect(await readRateForm(db, other, TODAY)).toMatchObject({ ...other, name: '', rate: '', validFrom: TODAY })
  })
})

test("today is the date in the store's time zone", async () => {
  expect(await readToday(db, new Date('2026-11-23T23:59:59Z'))).toBe('2026-11-23')
})

test('the starter table adds rates for chosen countries once, and only where they differ from the current rates', async () => {
  await db.insert(taxRates).values([
    { country: 'DE', name: 'USt', rate: 190_000, validFrom: '2007-01-01' },
    { country: 'FR', name: 'TVA', rate: 196_000, validFrom: '2000-01-01' },
    { country: 'LU', name: 'TVA', rate: 1, validFrom: TODAY },
  ])
  expect(await addStarterRates(db, ['DE', 'FR', 'LU'], staffId, TODAY)).toBe(3)
  const addedRates = (await listRates(db)).filter(({ validFrom }) => validFrom === TODAY)
  expect(addedRates.map(({ country, taxClass, rate }) => [country, taxClass, rate])).toEqual([
    ['FR', 'standard', 200_000],
    ['LU', 'reduced', 30_000],
    ['LU', 'standard', 170_000],
  ])
  expect((await findLastChange())?.changes).toEqual({
    'Suggested rates from Nov 23, 2026': { from: null, to: 'France, Luxembourg' },
  })
  expect(await addStarterRates(db, ['DE', 'FR', 'LU'], staffId, TODAY)).toBe(0)
  expect(await addStarterRates(db, ['US'], staffId, TODAY)).toBe(55)
})

describe('a registration', () => {
  const at = { country: 'DE', region: '', number: '', validFrom: '2020-01-01', version: '' }
  const getOnlyRegistration = async () => {
    const [row] = await listRegistrations(db)
    if (!row) throw new Error('No registration')
    return { ...row, version: (await findRegistration(db, row.id))?.version ?? '' }
  }

  test('is added with a normalized number, edited, recorded and removed', async () => {
    expect(await saveRegistration(db, null, { ...at, number: 'de 136 695 976' }, staffId)).toEqual({ outcome: 'saved' })
    const added = await getOnlyRegistration()
    expect(added.number).toBe('DE136695976')
    expect((await findLastChange())?.changes).toEqual({
      'Registration in Germany': { from: null, to: 'DE136695976 from Jan 1, 2020' },
    })
    const change = { ...at, number: '', version: added.version }
    expect(await saveRegistration(db, added.id, change, staffId)).toEqual({ outcome: 'saved' })
    expect((await getOnlyRegistration()).number).toBe('')
    expect((await findLastChange())?.changes).toEqual({
      'Registration in Germany': { from: 'DE136695976 from Jan 1, 2020', to: 'from Jan 1, 2020' },
    })
    expect(await removeRegistration(db, added.id, staffId)).toBe(true)
    expect(await removeRegistration(db, added.id, staffId)).toBe(false)
    expect(await listRegistrations(db)).toEqual([])
  })

  test.each([
    { what: 'a mistyped number', change: { number: 'DE136695970' }, field: 'number', message: /is not valid/ },
    { what: 'a foreign number', change: { number: 'FR40303265045' }, field: 'number', message: /France/ },
    { what: 'a number in a different format', change: { number: '12' }, field: 'number', message: /must look like DE/ },
  ])('with $what is rejected with an error beside the field', async ({ change, field, message }) => {
    const saved = await saveRegistration(db, null, { ...at, ...change }, staffId)
    expect(saved).toEqual({ outcome: 'rejected', errors: { [field]: expect.stringMatching(message) } })
    expect(await listRegistrations(db)).toEqual([])
  })

  test.each([
    { country: 'US', region: 'NY', number: '12-3456789' },
    { country: 'EU', region: '', number: 'EU372000000' },
    { country: 'CA', region: '', number: '123456789 RT0001' },
  ])('in $country $region accepts a number whose format is not checked', async (place) => {
    await saveRegistration(db, null, { ...at, ...place }, staffId)
    expect(await getOnlyRegistration()).toMatchObject(place)
  })

  test('in a place with an existing registration is rejected', async () => {
    await saveRegistration(db, null, at, staffId)
    expect(await saveRegistration(db, null, at, staffId)).toEqual({
      outcome: 'rejected',
      errors: { country: 'You already have a registration in Germany' },
    })
  })

  test('that someone else changed or removed is not overwritten', async () => {
    await saveRegistration(db, null, at, staffId)
    const { id, version } = await getOnlyRegistration()
    await db.update(taxRegistrations).set({ number: 'DE136695976' })
    const change = { ...at, validFrom: '2021-01-01', version }
    expect(await saveRegistration(db, id, change, staffId)).toEqual({ outcome: 'conflict' })
    expect((await getOnlyRegistration()).validFrom).toBe('2020-01-01')
    const gone = newId<'tax-registration'>()
    expect(await saveRegistration(db, gone, change, staffId)).toEqual({ outcome: 'not-found' })
  })

  test('that someone else removed can be saved as a new registration', async () => {
    await saveRegistration(db, null, at, staffId)
    const { id, version } = await getOnlyRegistration()
    await removeRegistration(db, id, staffId)
    const change = { ...at, validFrom: '2021-01-01', version, saveAsNew: 'yes' } as const
    expect(await saveRegistration(db, null, change, staffId)).toEqual({ outcome: 'saved' })
    expect(await getOnlyRegistration()).toMatchObject({ country: 'DE', validFrom: '2021-01-01' })
  })
})
