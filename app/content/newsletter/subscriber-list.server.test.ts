import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  listSubscriberRows,
  needsConsentColumn,
  readSubscribersForFile,
  unsubscribe,
} from '#app/content/newsletter/subscriber-list.server.ts'
import { toCsv } from '#app/lib/csv.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { newsletterSubscribers } from '#app/store/consents.table.ts'
import { createStaff } from '#app/store/staff/staff.server.ts'
import { auditLog, authUsers } from '#app/store/staff.table.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { readAllRows } from '#tests/support/file-rows.ts'

let store: TestDatabase
let staffId: Id<'staff'>

beforeAll(async () => {
  store = await openTestDatabase()
  await createStaff(store.db, { email: 'staff@lumina.test', name: 'Ada Obi' })
  const [admin] = await store.db.select({ id: authUsers.id }).from(authUsers)
  staffId = admin?.id ?? newId<'staff'>()
  const row = (email: string, day: number) => ({ email, createdAt: new Date(Date.UTC(2026, 0, day)) })
  await store.db
    .insert(newsletterSubscribers)
    .values(Array.from({ length: 51 }, (_, index) => row(`reader_${index}@example.com`, index + 1)))
  await store.db.insert(newsletterSubscribers).values(row('=cmd|x@example.org', 100))
})

afterAll(() => store.close())

test('subscribers are listed newest first, fifty per page, and found by part of their email', async () => {
  const first = await listSubscriberRows(store.db, { q: '', page: 1 })
  expect([first.total, first.rows.length]).toEqual([52, 50])
  expect(first.rows.slice(0, 2).map(({ email }) => email)).toEqual(['=cmd|x@example.org', 'reader_50@example.com'])
  expect((await listSubscriberRows(store.db, { q: '', page: 2 })).rows.map(({ email }) => email)).toEqual([
    'reader_1@example.com',
    'reader_0@example.com',
  ])
  expect(await listSubscriberRows(store.db, { q: '', page: 9 })).toMatchObject({ page: 2, rows: { length: 2 } })
  expect((await listSubscriberRows(store.db, { q: 'R_50@', page: 1 })).rows).toHaveLength(1)
  expect((await listSubscriberRows(store.db, { q: '%', page: 1 })).total).toBe(0)
})

test('the list shows consents if a subscriber on any page was imported', async () => {
  expect(await needsConsentColumn(store.db)).toBe(false)
  const imported = { email: 'imported@elsewhere.test', origin: 'import' } as const
  const [subscriber] = await store.db.insert(newsletterSubscribers).values(imported).returning()
  expect(await needsConsentColumn(store.db)).toBe(true)
  await unsubscribe(store.db, subscriber?.id ?? newId<'subscriber'>(), staffId)
  expect(await needsConsentColumn(store.db)).toBe(false)
})

test('the file contains all matching subscribers, and an email address does not become a formula', async () => {
  const rows = await readAllRows(readSubscribersForFile(store.db, 'example', 10))
  expect(rows).toHaveLength(52)
  expect(new Set(rows.map(([email]) => email)).size).toBe(52)
  expect(toCsv(rows.slice(0, 1))).toBe("\uFEFF'=cmd|x@example.org,2026-04-10T00:00:00.000Z,no record,,,,,,\r\n")
  expect(await readAllRows(readSubscribersForFile(store.db, 'nobody'))).toEqual([])
})

test('the audit log records once, without the email address, that staff unsubscribed someone', async () => {
  const leaving = { email: 'leaving@elsewhere.test' }
  const [subscriber] = await store.db.insert(newsletterSubscribers).values(leaving).returning()
  if (!subscriber) throw new Error('There is no such subscriber')
  await unsubscribe(store.db, subscriber.id, staffId)
  await unsubscribe(store.db, subscriber.id, staffId)
  expect((await listSubscriberRows(store.db, { q: leaving.email, page: 1 })).total).toBe(0)
  const entries = await store.db.select().from(auditLog)
  const about = entries.filter(({ entityId }) => entityId === subscriber.id)
  expect(about).toMatchObject([{ action: 'subscriber.delete', staffId, changes: {} }])
})
