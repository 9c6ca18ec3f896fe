import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Id, newId } from '#app/lib/id.ts'
import { saveNoteForm } from '#app/orders/admin/order-note.server.ts'
import { listOrderEvents } from '#app/orders/orders.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { createStaff } from '#app/store/staff/staff.server.ts'
import { adminUsers, auditLog } from '#app/store/staff.table.ts'
import { addOrder, createCheckoutLine } from '#tests/support/checkout.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addProduct } from '#tests/support/products.ts'

let store: TestDatabase
let db: Database
let staffId: Id<'staff'>

beforeAll(async () => {
  store = await openTestDatabase()
  db = store.db
  await createStaff(db, { email: 'staff@lumina.test', name: 'Ngozi Owner' })
  const [staff] = await db.select({ id: adminUsers.id }).from(adminUsers)
  if (!staff) throw new Error('There is no staff')
  staffId = staff.id
})
afterAll(() => store.close())

async function createOrder(): Promise<Id<'order'>> {
  return (await addOrder(db, [createCheckoutLine(await addProduct(db))])).id
}

function save(id: Id<'order'>, fields: Readonly<Record<string, string>>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return saveNoteForm(db, id, form, staffId)
}

async function listNotes(id: Id<'order'>) {
  return (await listOrderEvents(db, id)).filter(({ kind }) => kind === 'note')
}

test('a note is stored once with its author, and the audit log does not contain its text', async () => {
  const id = await createOrder()
  const fields = { intent: 'add', key: newId(), text: '  Called about the <b>hem</b>.\nRing back on Monday  ' }
  const results = await Promise.all([1, 2].map(() => save(id, fields)))
  expect(results).toEqual(Array(2).fill({ result: { outcome: 'saved' }, status: 200 }))
  const [note, ...others] = await listNotes(id)
  expect(note).toMatchObject({
    detail: { text: 'Called about the <b>hem</b>.\nRing back on Monday' },
    staffName: 'Ngozi Owner',
  })
  expect(others).toEqual([])
  const recorded = await db.select().from(auditLog).where(eq(auditLog.entityId, id))
  expect(recorded).toMatchObject([{ action: 'order.note', staffId }])
  expect(JSON.stringify(recorded)).not.toContain('hem')
})

test('a note is removed once, with an audit entry; other events are kept', async () => {
  const [id, other] = [await createOrder(), await createOrder()]
  const key = newId<'order-event'>()
  await save(id, { intent: 'add', key, text: 'Gone soon' })
  expect(await save(other, { intent: 'remove', note: key })).toMatchObject({ status: 200 })
  expect(await listNotes(id)).toHaveLength(1)
  await Promise.all([1, 2].map(() => save(id, { intent: 'remove', note: key })))
  expect(await listNotes(id)).toEqual([])
  const actions = (await db.select().from(auditLog).where(eq(auditLog.entityId, id))).map(({ action }) => action)
  expect(actions).toEqual(['order.note', 'order.note-remove'])

  const [placed] = await listOrderEvents(db, id)
  if (!placed) throw new Error('There is no event')
  await save(id, { intent: 'remove', note: placed.id })
  expect((await listOrderEvents(db, id)).map(({ kind }) => kind)).toContain('placed')
})

test.each([
  { name: 'an empty note', text: ' \n ', words: 'Enter a note' },
  { name: 'a note above the length limit', text: 'x'.repeat(2_001), words: 'A note can have at most 2,000 characters' },
  { name: 'a note with a card number', text: 'Card 4242-4242-4242-4242', words: /looks like a card number/ },
  { name: 'a note with U+0000', text: 'a\u0000b', words: /cannot be saved/ },
])('$name is rejected with an error beside its field, and nothing is stored', async ({ text, words }) => {
  const id = await createOrder()
  const saved = await save(id, { intent: 'add', key: newId(), text })
  expect(saved?.status).toBe(400)
  const message = saved?.result.outcome === 'rejected' ? saved.result.errors.text : undefined
  if (typeof words === 'string') expect(message).toBe(words)
  else expect(message).toMatch(words)
  expect(await listNotes(id)).toEqual([])
})

test('an unknown order is not found, and an invalid intent or note id is rejected', async () => {
  const id = await createOrder()
  expect(await save(newId(), { intent: 'add', key: newId(), text: 'Hello' })).toBeNull()
  expect(await save(newId(), { intent: 'remove', note: newId() })).toBeNull()
  expect(await save(id, { intent: 'shout', text: 'Hello' })).toMatchObject({ status: 400 })
  expect(await save(id, { intent: 'remove', note: 'x' })).toMatchObject({ status: 400 })
})
