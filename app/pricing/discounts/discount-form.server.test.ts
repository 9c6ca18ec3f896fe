import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Id, newId } from '#app/lib/id.ts'
import { findDiscount } from '#app/orders/sums/order-discount.server.ts'
import { generateCode } from '#app/pricing/discounts/discount-draft.ts'
import { findEditableDiscount, saveDiscount } from '#app/pricing/discounts/discount-form.server.ts'
import { type DiscountInput, discountInput } from '#app/pricing/discounts/discount-input.ts'
import { listDiscountRows } from '#app/pricing/discounts/discount-list.server.ts'
import { DISCOUNT_STATES, readDiscountListQuery } from '#app/pricing/discounts/discount-list.ts'
import { listChanges } from '#app/store/audit.server.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addDiscount } from '#tests/support/discounts.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'

let store: TestDatabase
let staffId: Id<'staff'>

beforeAll(async () => {
  store = await openTestDatabase()
  staffId = await addFirstAdmin(store.db)
})

afterAll(() => store.close())

function parseInput(changes: Record<string, string> = {}, timeZone = 'UTC'): DiscountInput {
  return discountInput(timeZone, 'NGN').parse({
    timeZone,
    code: generateCode(),
    kind: 'percent',
    value: '10',
    minimum: '',
    startsAt: '',
    endsAt: '',
    usageLimit: '',
    customerLimit: '',
    isActive: 'on',
    version: '',
    ...changes,
  })
}

async function saveAndGetId(input: DiscountInput): Promise<Id<'discount'>> {
  const saved = await saveDiscount(store.db, null, input, staffId)
  if (saved.outcome !== 'saved') throw new Error(saved.outcome)
  return saved.id
}

test('a code is saved in uppercase and can be found and changed; the audit log records its creation and changes', async () => {
  const { db } = store
  const id = await saveAndGetId(
    parseInput({ code: 'spring-10', value: '12.5', usageLimit: '5', startsAt: '2026-11-20T09:30' }),
  )
  const found = await findDiscount(db, 'SPRING-10')
  expect(found).toMatchObject({ id, code: 'SPRING-10', percent: 125_000, usageLimit: 5, used: 0 })
  const before = await findEditableDiscount(db, id)
  const change = parseInput({ code: 'SPRING-10', kind: 'amount', value: '₦5,000', version: before?.version ?? '' })
  expect(await saveDiscount(db, id, change, staffId)).toEqual({ outcome: 'saved', id })
  expect(await findEditableDiscount(db, id)).toMatchObject({
    kind: 'amount',
    percent: 0,
    amount: 500_000,
    startsAt: null,
  })
  const history = await listChanges(db, 'discount', id)
  expect(history.map(({ action }) => action)).toEqual(['discount.update', 'discount.create'])
  expect(history[0]?.changes).toEqual({
    kind: { from: 'percent', to: 'amount' },
    percent: { from: 125_000, to: 0 },
    amount: { from: 0, to: 500_000 },
    usageLimit: { from: 5, to: null },
    startsAt: { from: '2026-11-20T09:30:00.000Z', to: null },
  })
  expect(history[1]?.changes).toEqual({ code: 'SPRING-10' })
})

test('two codes that differ only in case cannot exist; the field shows an error', async () => {
  const { db } = store
  const first = parseInput({ code: 'twice' })
  await saveAndGetId(first)
  const taken = { outcome: 'rejected', errors: { code: 'This code already exists' } }
  expect(await saveDiscount(db, null, parseInput({ code: 'TWICE' }), staffId)).toEqual(taken)
  const other = await saveAndGetId(parseInput())
  const { version = '' } = (await findEditableDiscount(db, other)) ?? {}
  expect(await saveDiscount(db, other, parseInput({ code: 'Twice', version }), staffId)).toEqual(taken)
  const results = await Promise.all(
    ['a', 'b'].map(() => saveDiscount(db, null, parseInput({ code: 'RACED' }), staffId)),
  )
  expect(results.map(({ outcome }) => outcome).toSorted()).toEqual(['rejected', 'saved'])
})

test('the second of two people who change a code sees a conflict, unless both make the same change', async () => {
  const { db } = store
  const { id, code } = await addDiscount(db)
  const { version = '' } = (await findEditableDiscount(db, id)) ?? {}
  const mine = parseInput({ code, value: '20', version })
  expect(await saveDiscount(db, id, mine, staffId)).toMatchObject({ outcome: 'saved' })
  expect(await saveDiscount(db, id, parseInput({ code, value: '30', version }), staffId)).toEqual({
    outcome: 'conflict',
  })
  expect(await saveDiscount(db, id, mine, staffId)).toMatchObject({ outcome: 'saved' })
  expect(await findEditableDiscount(db, id)).toMatchObject({ percent: 200_000 })
  expect(await listChanges(db, 'discount', id)).toHaveLength(1)
  expect(await saveDiscount(db, newId<'discount'>(), mine, staffId)).toEqual({ outcome: 'not-found' })
})

const now = new Date('2026-11-20T12:00:00Z')
const [before, after] = [new Date('2026-11-19T00:00:00Z'), new Date('2026-11-21T00:00:00Z')]

test('a filter by state lists exactly the codes that are shown with that state', async () => {
  const { db } = store
  const terms = [
    { code: 'STATE-1', expected: 'active' },
    { code: 'STATE-2', startsAt: now, endsAt: after, usageLimit: 2, used: 1, expected: 'active' },
    { code: 'STATE-3', startsAt: after, expected: 'scheduled' },
    { code: 'STATE-4', endsAt: now, expected: 'ended' },
    { code: 'STATE-5', endsAt: before, usageLimit: 1, used: 1, expected: 'ended' },
    { code: 'STATE-6', usageLimit: 1, used: 1, expected: 'used-up' },
    { code: 'STATE-7', startsAt: after, usageLimit: 1, used: 2, expected: 'used-up' },
    { code: 'STATE-8', isActive: false, endsAt: before, expected: 'off' },
  ]
  for (const { expected: _, ...code } of terms) await addDiscount(db, code)
  const query = readDiscountListQuery(new URLSearchParams('q=state-&sort=code'))
  for (const state of DISCOUNT_STATES) {
    const expected = terms.filter((code) => code.expected === state).map(({ code }) => code)
    const { rows, total } = await listDiscountRows(db, { ...query, state }, now)
    expect(rows.map(({ code }) => code)).toEqual(expected)
    expect(rows.every((row) => row.state === state)).toBe(true)
    expect(total).toBe(expected.length)
  }
  expect((await listDiscountRows(db, query, now)).total).toBe(terms.length)
})

test('the list can be searched, sorted and paginated; codes without an end date come last', async () => {
  const { db } = store
  const codes = Array.from({ length: 51 }, (_, index) => `PAGE-${String(index).padStart(3, '0')}`)
  for (const [index, code] of codes.entries())
    await addDiscount(db, { code, used: index, endsAt: index === 7 ? after : null })
  const list = async (address: string) => {
    const { rows, total } = await listDiscountRows(db, readDiscountListQuery(new URLSearchParams(address)), now)
    return { codes: rows.map(({ code }) => code), total }
  }
  expect(await list('q=page-&sort=code')).toEqual({ codes: codes.slice(0, 50), total: 51 })
  for (const page of [2, 9]) {
    expect(await list(`q=page-&sort=code&page=${page}`)).toEqual({ codes: codes.slice(50), total: 51 })
  }
  expect((await list('q=page-&sort=used')).codes[0]).toBe('PAGE-050')
  expect((await list('q=page-&sort=used&dir=asc')).codes[0]).toBe('PAGE-000')
  for (const dir of ['asc', 'desc']) expect((await list(`q=page-&sort=ends&dir=${dir}`)).codes[0]).toBe('PAGE-007')
  expect((await list('q=page-')).codes[0]).toBe('PAGE-050') // the newest
  for (const nothing of ['%25', '_AGE-001', '\\', "'"]) expect((await list(`q=${nothing}`)).total).toBe(0)
})

test.each([
  { address: '', expected: { q: '', state: null, sort: 'created', dir: 'desc', page: 1 } },
  { address: 'sort=code', expected: { q: '', state: null, sort: 'code', dir: 'asc', page: 1 } },
  {
    address: 'state=off&sort=evil&dir=up&page=-1',
    expected: { q: '', state: 'off', sort: 'created', dir: 'desc', page: 1 },
  },
  { address: 'state=gone&q=%00A', expected: { q: 'A', state: null, sort: 'created', dir: 'desc', page: 1 } },
])('the query “$address” is parsed', ({ address, expected }) => {
  expect(readDiscountListQuery(new URLSearchParams(address))).toEqual(expected)
})

test('an end time in the hour that occurs twice when clocks are set back is kept when another field changes', async () => {
  const zone = 'America/New_York'
  const endsAt = '2026-11-01T06:00' // the second 01:00 in New York
  const discountId = await saveAndGetId(parseInput({ endsAt }))
  const before = await findEditableDiscount(store.db, discountId)
  const change = parseInput(
    { code: before?.code ?? '', value: '20', endsAt: '2026-11-01T01:00', version: before?.version ?? '' },
    zone,
  )
  expect(await saveDiscount(store.db, discountId, change, staffId)).toMatchObject({ outcome: 'saved' })
  const after = await findEditableDiscount(store.db, discountId)
  expect(after).toMatchObject({ percent: 200_000, endsAt: new Date(`${endsAt}Z`) })
})
