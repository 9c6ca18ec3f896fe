import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ItemOutcome } from '#app/base/imports.ts'
import { processFileImport } from '#app/exchange/imports/file-import-worker.server.ts'
import {
  applyFileImport,
  findFileImport,
  listFileImportItems,
  recheckFileImport,
} from '#app/exchange/imports/file-imports.server.ts'
import { receiveImport } from '#app/exchange/received-files/receive-import.server.ts'
import type { Id } from '#app/lib/id.ts'
import { discountCodes } from '#app/pricing/discount-codes.table.ts'
import { auditLog } from '#app/store/staff.table.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'

let store: TestDatabase
let staffId: Id<'staff'>
beforeAll(async () => {
  store = await openTestDatabase()
  staffId = await addFirstAdmin(store.db)
})
beforeEach(() => store.db.delete(discountCodes))
afterAll(() => store.close())

async function startImport(text: string): Promise<Id<'file-import'>> {
  const context = { staffId, currency: 'NGN', ownOrigin: 'https://shop.example' } as const
  const received = await receiveImport(store.db, [{ name: 'discounts.csv', bytes: Buffer.from(text) }], context)
  if (!received.ok) throw new Error(received.message)
  await processImport()
  return received.id
}

const processImport = () => processFileImport(store.db, new AbortController().signal)

async function readImport(id: Id<'file-import'>) {
  const file = await findFileImport(store.db, id)
  if (!file) throw new Error('The import is missing')
  return { ...file, counts: Object.fromEntries(Object.entries(file.counts).filter(([, count]) => count > 0)) }
}

async function apply(id: Id<'file-import'>): Promise<void> {
  const { revision } = await readImport(id)
  expect(await applyFileImport(store.db, id, revision, staffId)).toBe('done')
  await processImport()
}

async function listLines(id: Id<'file-import'>, outcome: ItemOutcome) {
  const { rows } = await listFileImportItems(store.db, id, { outcome, page: 1 })
  return rows.map(({ name, errors, notes }) => [name, ...errors.map(({ message }) => message), ...notes].join(' | '))
}

const HEADING = 'Name,Value,Value Type,Type,Discount Class,Times Used In Total,Usage Limit Per Code,Status,Start,End'

test('codes from a Shopify export are added with their remaining uses once the currency is confirmed', async () => {
  const id = await startImport(
    [
      HEADING,
      'SUMMER10,-12.5,percentage,Amount Off,order,80,100,Active,2025-12-08 11:28:18 -0600,2099-12-31 23:59:59 +0000',
      'TAKE5,-5000.00,fixed_amount,Amount Off,order,0,,Active,,',
      'summer10,-15.0,percentage,Amount Off,order,0,,Active,,',
      'BOGO,-100.0,percentage,Buy X Get Y,product,0,,Active,,',
      'LAST,-10.0,percentage,Amount Off,order,3,,Expired,,2024-01-01 00:00:00 +0000',
    ].join('\n'),
  )
  expect(await readImport(id)).toMatchObject({ isCurrencyKnown: false, counts: { new: 2, refused: 3 } })
  expect(await listLines(id, 'refused')).toEqual([
    'SUMMER10 | Line 2 is for the same discount code',
    expect.stringMatching(/^BOGO \| “Buy X Get Y” is not supported: .* \| It applies to some products only/),
    expect.stringMatching(/^LAST \| It has ended \| It ended on /),
  ])
  expect(await recheckFileImport(store.db, id, 'NGN')).toBe('done')
  await processImport()
  await apply(id)
  expect(await readImport(id)).toMatchObject({ state: 'applied', counts: { applied: 2, refused: 3 } })
  const saved = await store.db.select().from(discountCodes).orderBy(discountCodes.code)
  expect(saved).toMatchObject([
    {
      code: 'SUMMER10',
      kind: 'percent',
      percent: 125_000,
      usageLimit: 20,
      used: 0,
      isActive: true,
      startsAt: new Date('2025-12-08T17:28Z'),
      endsAt: new Date('2100-01-01T00:00Z'),
    },
    { code: 'TAKE5', kind: 'amount', amount: 500_000, usageLimit: null, startsAt: null, endsAt: null },
  ])
  const recorded = await store.db.select().from(auditLog).where(eq(auditLog.action, 'discount.create'))
  expect(recorded.map(({ staffId: by, changes }) => [by, changes])).toEqual([
    [staffId, { code: 'SUMMER10' }],
    [staffId, { code: 'TAKE5' }],
  ])
})

test('an existing code is never changed', async () => {
  await store.db.insert(discountCodes).values([
    { code: 'MINE', kind: 'percent', percent: 100_000, used: 3 },
    { code: 'SAME', kind: 'percent', percent: 200_000 },
  ])
  const id = await startImport('Code,Percent\nmine,50\nSAME,20\nFRESH,30')
  expect(await readImport(id)).toMatchObject({ isCurrencyKnown: true, counts: { new: 1, unchanged: 1, refused: 1 } })
  expect(await listLines(id, 'refused')).toEqual([
    'mine | This code already exists with different terms, so it is not changed',
  ])
  await store.db.insert(discountCodes).values({ code: 'FRESH', kind: 'percent', percent: 10_000 })
  await apply(id)
  expect(await listLines(id, 'stale')).toEqual(['FRESH | This code was added after the check'])
  const codes = await store.db.select({ code: discountCodes.code, percent: discountCodes.percent }).from(discountCodes)
  expect(codes).toHaveLength(3)
  expect(codes).toContainEqual({ code: 'MINE', percent: 100_000 })
  expect(codes).toContainEqual({ code: 'FRESH', percent: 10_000 })
})

test('amounts in a currency other than the store’s are rejected', async () => {
  const id = await startImport('coupon_code,discount_type,coupon_amount\nCART,fixed_cart,5\nTEN,percent,10')
  expect(await recheckFileImport(store.db, id, 'EUR')).toBe('done')
  await processImport()
  expect(await listLines(id, 'refused')).toEqual(['CART | The amounts are in EUR, but the store uses NGN'])
  expect(await listLines(id, 'new')).toEqual(['TEN'])
})

test('amounts with a decimal comma and dates with the day first are read', async () => {
  const id = await startImport(
    [
      'coupon_code;discount_type;coupon_amount;expiry_date;minimum_amount',
      'FIXED;fixed_cart;5,50;31/12/2098;1.010,00',
      'SPRING;percent;12,5;01/02/2099;',
    ].join('\n'),
  )
  await recheckFileImport(store.db, id, 'NGN')
  await processImport()
  expect(await listLines(id, 'refused')).toEqual([])
  await apply(id)
  const codes = await store.db.select().from(discountCodes).orderBy(discountCodes.code)
  expect(codes).toMatchObject([
    { code: 'FIXED', amount: 550, minimum: 101_000, endsAt: expect.any(Date) },
    { code: 'SPRING', percent: expect.anything(), endsAt: new Date('2099-02-01T00:00:00Z') },
  ])
})
