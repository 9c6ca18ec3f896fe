import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  deleteMessage,
  findMessage,
  listMessageRows,
  setMessageRead,
} from '#app/content/contact/contact-inbox.server.ts'
import { contactMessageInput, limitMessages, storeMessage } from '#app/content/contact/contact-message.server.ts'
import { contactMessages } from '#app/content/contact/contact-messages.table.ts'
import { parseInput } from '#app/lib/form.ts'
import { type Id, newId } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { createLocalLimiter } from '#app/platform/limits/limits.server.ts'
import { saveSettings } from '#app/store/settings.server.ts'
import { createStaff } from '#app/store/staff/staff.server.ts'
import { auditLog, authUsers } from '#app/store/staff.table.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'

const ADA = { name: 'Ada Obi', email: 'ada@example.com', subject: 'Sizes', message: 'Which one?\nThank you.' }
const ALL = { q: '', show: null, page: 1 } as const

let store: TestDatabase
let db: Database
let staffId: Id<'staff'>

beforeAll(async () => {
  store = await openTestDatabase()
  db = store.db
  await createStaff(db, { email: 'staff@lumina.test', name: 'Ada Obi' })
  const [admin] = await db.select({ id: authUsers.id }).from(authUsers)
  staffId = admin?.id ?? newId<'staff'>()
})

beforeEach(async () => {
  await db.delete(contactMessages)
  await saveSettings(db, { contact_inbox: true })
})

afterAll(() => store.close())

/** Adds a message `day` days after October 1. */
async function addMessage(subject: string, day = 0, changes: Partial<typeof contactMessages.$inferInsert> = {}) {
  const id = newId<'contact-message'>()
  await db
    .insert(contactMessages)
    .values({ id, ...ADA, subject, createdAt: new Date(Date.UTC(2026, 9, 1 + day)), ...changes })
  return id
}

async function listSubjects(query: { q?: string; show?: 'unread'; page?: number } = {}) {
  return (await listMessageRows(db, { ...ALL, ...query })).rows.map(({ subject }) => subject)
}

test('a message is stored only while the setting is on', async () => {
  await saveSettings(db, { contact_inbox: false })
  expect(await storeMessage(db, ADA)).toBe(false)
  expect(await db.$count(contactMessages)).toBe(0)
  await saveSettings(db, { contact_inbox: true })
  expect(await storeMessage(db, ADA)).toBe(true)
  expect(await db.select().from(contactMessages)).toMatchObject([{ ...ADA, readAt: null }])
})

test('a repeated message is stored only once within an hour', async () => {
  const at = new Date('2026-10-05T12:00:00Z')
  const later = (minutes: number) => new Date(at.getTime() + minutes * 60_000)
  for (const minutes of [0, 0.1, 59]) expect(await storeMessage(db, ADA, later(minutes))).toBe(true)
  expect(await listSubjects()).toEqual(['Sizes'])
  for (const other of ['name', 'email', 'subject', 'message']) {
    await storeMessage(db, { ...ADA, [other]: 'ben@example.com' }, later(1))
  }
  expect(await db.$count(contactMessages)).toBe(5)
  await storeMessage(db, ADA, later(61))
  expect(await db.$count(contactMessages)).toBe(6)
})

test('unread messages come before read ones, each group newest first; a search covers name, email, subject and text', async () => {
  await addMessage('First', 0)
  await addMessage('Read', 3, { readAt: new Date(), name: 'Ben' })
  await addMessage('Third', 2, { email: 'cleo@example.org', message: 'About 100% silk' })
  expect(await listSubjects()).toEqual(['Third', 'First', 'Read'])
  expect(await listSubjects({ show: 'unread' })).toEqual(['Third', 'First'])
  expect(await listSubjects({ q: 'ben' })).toEqual(['Read'])
  expect(await listSubjects({ q: 'leo@' })).toEqual(['Third'])
  expect(await listSubjects({ q: 'IRS' })).toEqual(['First'])
  expect(await listSubjects({ q: '0% s' })).toEqual(['Third'])
  expect(await listSubjects({ q: '%' })).toEqual(['Third'])
  expect(await listSubjects({ q: "';--👗" })).toEqual([])
})

test('a page has fifty messages, and a page number past the end shows the last page', async () => {
  for (let day = 0; day < 51; day++) await addMessage(`Day ${day}`, day)
  const first = await listMessageRows(db, ALL)
  expect([first.total, first.rows.length, first.rows[0]?.subject]).toEqual([51, 50, 'Day 50'])
  expect(await listSubjects({ page: 2 })).toEqual(['Day 0'])
  expect(await listMessageRows(db, { ...ALL, page: 9 })).toMatchObject({ page: 2, rows: [{ subject: 'Day 0' }] })
})

test('a message records when it was first read, and can be marked unread', async () => {
  const id = await addMessage('Read me')
  const [noon, later] = [new Date('2026-11-20T12:00:00Z'), new Date('2026-11-21T12:00:00Z')]
  expect(await setMessageRead(db, id, true, noon)).toBe(true)
  expect(await setMessageRead(db, id, true, later)).toBe(true)
  expect((await findMessage(db, id))?.readAt).toEqual(noon)
  expect(await listSubjects({ show: 'unread' })).toEqual([])
  await setMessageRead(db, id, false)
  expect((await findMessage(db, id))?.readAt).toBeNull()
  expect(await setMessageRead(db, newId(), true)).toBe(false)
  expect(await findMessage(db, newId())).toBeNull()
})

test('the deletion of a message is recorded once, without the message’s content', async () => {
  const id = await addMessage('Secret')
  await deleteMessage(db, id, staffId)
  await deleteMessage(db, id, staffId)
  expect(await findMessage(db, id)).toBeNull()
  expect(await db.select().from(auditLog).where(eq(auditLog.entityId, id))).toMatchObject([
    { action: 'message.delete', staffId, changes: {} },
  ])
})

const CARD = 'This looks like a card number. Please leave it out.'
const rejectedInputs = [
  { what: 'no input', sent: null, errors: { '': expect.any(String) } },
  {
    what: 'no fields',
    sent: {},
    errors: {
      name: 'Name is required',
      email: 'Email is required',
      subject: 'Subject is required',
      message: 'Message is required',
    },
  },
  { what: 'a blank message', sent: { ...ADA, message: ' \n ' }, errors: { message: 'Message is required' } },
  { what: 'an invalid email', sent: { ...ADA, email: 'ada' }, errors: { email: 'Please enter a valid email address' } },
  {
    what: 'a message of 1 MB',
    sent: { ...ADA, message: 'x'.repeat(1_000_000) },
    errors: { message: 'Message can have at most 5,000 characters' },
  },
  { what: 'a list of names', sent: { ...ADA, name: ['Ada'] }, errors: { name: 'Name is required' } },
  { what: 'a number as subject', sent: { ...ADA, subject: -1 }, errors: { subject: 'Subject is required' } },
  {
    what: 'a line break in the subject',
    sent: { ...ADA, subject: 'Hi\r\nBcc: x' },
    errors: { subject: 'Subject must be one line' },
  },
  {
    what: 'the character NUL',
    sent: { ...ADA, message: 'a\0b' },
    errors: { message: 'This text contains a character that cannot be saved' },
  },
  {
    what: 'half a surrogate pair',
    sent: { ...ADA, name: '\ud83d' },
    errors: { name: 'This text contains a character that cannot be saved' },
  },
  { what: 'a card number', sent: { ...ADA, message: 'I paid with 4242 4242 4242 4242' }, errors: { message: CARD } },
]

test.each(rejectedInputs)('$what is rejected', ({ sent, errors }) => {
  expect(parseInput(contactMessageInput, sent)).toEqual({ ok: false, errors })
})

test('markup and emoji are plain text; unknown fields are rejected', () => {
  const typed = { ...ADA, subject: '<script>alert(1)</script>', message: ' 👗 ' }
  expect(parseInput(contactMessageInput, typed)).toEqual({ ok: true, value: { ...typed, message: '👗' } })
  expect(parseInput(contactMessageInput, { ...ADA, readAt: '2026' }).ok).toBe(false)
})

test('messages beyond the limit for an IP address are rejected, but messages from other IP addresses are not', async () => {
  const limiter = createLocalLimiter({ name: 'contact-test', points: 1, seconds: 60 })
  expect(await limitMessages(store.db, '203.0.113.9', limiter)).toEqual({ allowed: true })
  expect(await limitMessages(store.db, '203.0.113.9', limiter)).toMatchObject({ allowed: false })
  expect(await limitMessages(store.db, '203.0.113.10', limiter)).toEqual({ allowed: true })
})
