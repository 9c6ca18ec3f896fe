import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Id, newId } from '#app/lib/id.ts'
import { findMail, findMailHtml, listMailRows } from '#app/operations/mail/mail-list.server.ts'
import { type MailListQuery, readMailListQuery } from '#app/operations/mail/mail-list.ts'
import { resendMail } from '#app/operations/mail/resend-mail.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { mailOutbox } from '#app/platform/mail/mail-outbox.table.ts'
import { sendWaiting } from '#app/platform/mail/outbox.server.ts'
import type { OutgoingMail } from '#app/platform/mail/sender.server.ts'
import { createStaff } from '#app/store/staff/staff.server.ts'
import { auditLog, authUsers } from '#app/store/staff.table.ts'
import { addOrder, createCheckoutLine } from '#tests/support/checkout.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addProduct } from '#tests/support/products.ts'

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
beforeEach(() => db.delete(mailOutbox))
afterAll(() => store.close())

type MailValues = Partial<typeof mailOutbox.$inferInsert>

/** Adds an email created `day` days after November 1. */
async function addMail(recipient: string, day = 0, values: MailValues = {}): Promise<Id<'mail'>> {
  const id = newId<'mail'>()
  await db.insert(mailOutbox).values({
    id,
    event: `order-placed:${newId()}`,
    recipient,
    subject: `To ${recipient}`,
    body: { from: { name: 'Lumina', address: 'hello@lumina.example' }, text: 'Thank you.', html: '<p>Thank you.</p>' },
    createdAt: new Date(Date.UTC(2026, 10, 1 + day)),
    ...values,
  })
  return id
}

const SENT: MailValues = { attempts: 1, sentAt: new Date() }
const FAILED: MailValues = {
  attempts: 3,
  failedAt: new Date(),
  lastError: 'The mail server rejected the recipient (550)',
}

async function listRecipients(query: Partial<MailListQuery> = {}) {
  const { rows } = await listMailRows(db, { q: '', state: null, page: 1, ...query })
  return rows.map(({ recipient }) => recipient)
}

async function readMailRow(id: Id<'mail'>) {
  const [row] = await db.select().from(mailOutbox).where(eq(mailOutbox.id, id))
  return row
}

test('the newest emails come first; each state is listed and counted', async () => {
  await addMail('ada@example.com', 0)
  await addMail('ben@example.com', 1, SENT)
  await addMail('cleo@example.com', 2, FAILED)
  await addMail('dan@example.com', 3, SENT)
  expect(await listRecipients()).toEqual(['dan@example.com', 'cleo@example.com', 'ben@example.com', 'ada@example.com'])
  expect(await listRecipients({ state: 'waiting' })).toEqual(['ada@example.com'])
  expect(await listRecipients({ state: 'sent' })).toEqual(['dan@example.com', 'ben@example.com'])
  expect(await listRecipients({ state: 'failed' })).toEqual(['cleo@example.com'])
  const { all, byState, total } = await listMailRows(db, { q: 'e', state: 'sent', page: 1 })
  const counted = (count: number) => ({ total: count, hasMore: false })
  const states = { waiting: counted(1), sent: counted(2), failed: counted(1) }
  expect({ all, byState, total }).toEqual({ all: counted(4), byState: states, total: 2 })
})

test('an email is found by part of its recipient’s address and by its order number', async () => {
  const order = await addOrder(db, [createCheckoutLine(await addProduct(db))], { email: 'Grace@Example.com' })
  await addMail('ben_100%@example.com')
  expect(await listRecipients({ q: 'grace' })).toEqual(['Grace@Example.com'])
  expect(await listRecipients({ q: order.orderNumber.toLowerCase() })).toEqual(['Grace@Example.com'])
  expect(await listRecipients({ q: `#${order.orderNumber}` })).toEqual(['Grace@Example.com'])
  expect(await listRecipients({ q: '_100%' })).toEqual(['ben_100%@example.com'])
  for (const q of ['%', '_', '\\', "';--👗"]) {
    expect((await listRecipients({ q })).length).toBe(q === '%' || q === '_' ? 1 : 0)
  }
  const { rows } = await listMailRows(db, { q: 'grace', state: null, page: 1 })
  expect(rows).toMatchObject([{ kind: 'Order confirmation', orderId: order.id, orderNumber: order.orderNumber }])
})

test('a page has fifty rows; a page number beyond the last shows the last page', async () => {
  for (let day = 0; day < 51; day++) await addMail(`day${day}@example.com`, day)
  expect(await listRecipients()).toHaveLength(50)
  const last = await listMailRows(db, { q: '', state: null, page: 9 })
  expect([last.page, last.rows.map(({ recipient }) => recipient)]).toEqual([2, ['day0@example.com']])
})

test('invalid query parameters and characters are ignored', () => {
  expect(readMailListQuery(new URLSearchParams('q=%00a&state=lost&page=-1'))).toEqual({ q: 'a', state: null, page: 1 })
})

test('an email is read with its text and Message-ID; for an unknown id, nothing is found', async () => {
  const id = await addMail('ada@example.com', 0, { event: 'refund:1:2', ...FAILED })
  expect(await findMail(db, id)).toMatchObject({
    kind: 'Refund notice',
    recipient: 'ada@example.com',
    text: 'Thank you.',
    messageId: '<refund.1.2@lumina.example>',
    lastError: 'The mail server rejected the recipient (550)',
    orderNumber: null,
  })
  expect(await findMailHtml(db, id)).toBe('<p>Thank you.</p>')
  expect(await findMail(db, newId())).toBeNull()
  expect(await findMailHtml(db, newId())).toBeNull()
})

test.each([
  { what: 'has failed', values: { ...FAILED, attempts: 14 } },
  {
    what: 'waits for its next attempt',
    values: { attempts: 5, lastError: 'x', nextAttemptAt: new Date('2100-01-01') },
  },
])('an email that $what can be sent now, and its attempts are counted from 0 again', async ({ values }) => {
  const id = await addMail('ada@example.com', 0, values)
  expect(await resendMail(db, id, { intent: 'now', key: newId() }, staffId)).toEqual({ mail: id })
  expect(await readMailRow(id)).toMatchObject({ attempts: 0, lastError: null, failedAt: null, sentAt: null })
  const sent: OutgoingMail[] = []
  await sendWaiting(db, { send: async (mail) => void sent.push(mail), close: () => {} })
  expect(sent.map(({ id }) => id)).toEqual([id])
  expect(await db.select().from(auditLog).where(eq(auditLog.entityId, id))).toMatchObject([
    { action: 'mail.retry', staffId, changes: {} },
  ])
})

test('an email that is being sent is not queued again', async () => {
  const inTransit = { attempts: 1, lastError: null, nextAttemptAt: new Date(Date.now() + 50_000) }
  const id = await addMail('ada@example.com', 0, inTransit)
  expect(await resendMail(db, id, { intent: 'now', key: newId() }, staffId)).toEqual({ mail: id })
  expect(await readMailRow(id)).toMatchObject(inTransit)
})

test('a sent email is sent again once per command, with a new Message-ID and an audit entry', async () => {
  const orderId = newId()
  const id = await addMail('ada@example.com', 0, { ...SENT, orderId })
  const command = { intent: 'copy', key: newId() } as const
  const responses = await Promise.all([1, 2, 3].map(() => resendMail(db, id, command, staffId)))
  expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1)
  const [response] = responses
  const copy = typeof response === 'object' ? response.mail : id
  expect(copy).not.toBe(id)
  expect(await db.$count(mailOutbox)).toBe(2)
  const [first, second] = [await findMail(db, id), await findMail(db, copy)]
  expect(second).toMatchObject({
    recipient: first?.recipient,
    subject: first?.subject,
    text: first?.text,
    sentAt: null,
  })
  expect((await readMailRow(copy))?.orderId).toBe(orderId) // so that it is listed and erased with the order
  expect(second?.messageId).not.toBe(first?.messageId)
  expect(await db.select().from(auditLog).where(eq(auditLog.entityId, id))).toMatchObject([
    { action: 'mail.again', staffId, changes: { copy } },
  ])
  await db.update(mailOutbox).set({ sentAt: new Date() }).where(eq(mailOutbox.id, copy))
  await resendMail(db, copy, { intent: 'copy', key: newId() }, staffId)
  expect((await db.select().from(mailOutbox)).every(({ event }) => event.split(':again:').length <= 2)).toBe(true)
})

test('an email that was sent after staff saw it waiting is not sent twice; an unknown id is not found', async () => {
  const id = await addMail('ada@example.com', 0, SENT)
  expect(await resendMail(db, id, { intent: 'now', key: newId() }, staffId)).toBe('already-sent')
  expect(await db.$count(mailOutbox)).toBe(1)
  expect(await resendMail(db, newId(), { intent: 'copy', key: newId() }, staffId)).toBe('not-found')
})
