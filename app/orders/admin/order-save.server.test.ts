import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Id, newId } from '#app/lib/id.ts'
import { saveOrderForm, toFormOrder } from '#app/orders/admin/order-save.server.ts'
import { findOrder, listOrderEvents } from '#app/orders/orders.server.ts'
import { orders } from '#app/orders/orders.table.ts'
import { databaseOn } from '#app/platform/db/database-on.server.ts'
import { type Database, openPool } from '#app/platform/db/db.server.ts'
import { mailOutbox } from '#app/platform/mail/mail-outbox.table.ts'
import { createStaff } from '#app/store/staff/staff.server.ts'
import { auditLog, authUsers } from '#app/store/staff.table.ts'
import { addOrder, createCheckoutLine } from '#tests/support/checkout.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addMarket } from '#tests/support/markets.ts'
import { addProduct } from '#tests/support/products.ts'

let store: TestDatabase
let db: Database
let staffId: Id<'staff'>

beforeAll(async () => {
  store = await openTestDatabase()
  db = store.db
  await createStaff(db, { email: 'staff@lumina.test', name: 'Ada Obi' })
  const [staff] = await db.select({ id: authUsers.id }).from(authUsers)
  staffId = staff?.id ?? newId<'staff'>()
})
afterAll(() => store.close())

async function createOrder() {
  const { id } = await addOrder(db, [createCheckoutLine(await addProduct(db))])
  return await loadForm(id)
}

async function loadForm(id: Id<'order'>) {
  const order = await findOrder(db, id)
  if (!order) throw new Error('The order was not found')
  return { id, order, form: toFormOrder(order) }
}

function send(id: Id<'order'>, fields: Readonly<Record<string, string>>, on: Database = db) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return saveOrderForm(on, id, form, staffId)
}

type InvalidCase = { name: string; fields: Readonly<Record<string, string>>; field: string }

describe('the form for status and tracking number', () => {
  test('is saved and returns the saved values; the audit log records the author', async () => {
    const { id, form } = await createOrder()
    const typed = '<script>alert(1)</script> 🧥 right to left'
    const sent = `\u200b  ${typed.replace('right', '\u202Eright')} `
    const saved = await send(id, { version: form.version, status: 'shipped', trackingNumber: sent })
    expect(saved).toMatchObject({ status: 200, result: { outcome: 'saved', current: { trackingNumber: typed } } })
    expect((await loadForm(id)).order).toMatchObject({ status: 'shipped', trackingNumber: typed })
    const events = await listOrderEvents(db, id)
    expect(events.find(({ kind }) => kind === 'status')?.staffName).toBe('Ada Obi')
    const [entry] = await db.select().from(auditLog).where(eq(auditLog.entityId, id))
    expect(entry).toMatchObject({ staffId, action: 'order.update' })
  })

  test.each([
    ['shipped', 'yes', ['order-shipped']],
    ['shipped', 'no', []],
    ['cancelled', 'no', ['order-cancelled']], // customers are always informed of a cancellation
  ] as const)('with the status %s and notify=%s sends the emails %j', async (status, notify, mails) => {
    const { id, form } = await createOrder()
    await send(id, { version: form.version, status, trackingNumber: '', refund: 'no', notify })
    const sent = await db.select().from(mailOutbox).where(eq(mailOutbox.orderId, id))
    const kinds = sent.map(({ event }) => event.split(':')[0] ?? '')
    expect(kinds.filter((kind) => ['order-shipped', 'order-cancelled'].includes(kind))).toEqual(mails)
  })

  test('refunds a cancelled order only if staff chose to', async () => {
    const [firstOrder, other] = [await createOrder(), await createOrder()]
    const command = (version: string) => ({ version, status: 'cancelled', trackingNumber: '' })
    await send(firstOrder.id, { ...command(firstOrder.form.version), refund: 'yes' })
    await send(other.id, { ...command(other.form.version), refund: 'no' })
    const [refunded, unrefunded] = [(await loadForm(firstOrder.id)).order, (await loadForm(other.id)).order]
    expect(refunded).toMatchObject({ paymentStatus: 'refunded', refunded: firstOrder.order.charged.total })
    expect(unrefunded).toMatchObject({ status: 'cancelled', paymentStatus: 'paid', refunded: { minor: 0 } })
  })

  test('does not cancel a paid order without a choice about the refund', async () => {
    const { id, form, order } = await createOrder()
    const unconfirmed = await send(id, { version: form.version, status: 'cancelled', trackingNumber: '' })
    expect(unconfirmed).toMatchObject({
      status: 409,
      result: { errors: { status: expect.stringContaining('whether to refund it') } },
    })
    expect((await loadForm(id)).order.status).toBe(order.status)
  })

  const invalidCases: readonly InvalidCase[] = [
    { name: 'an invalid refund', fields: { refund: '5.00' }, field: 'refund' },
    { name: 'an unknown status', fields: { status: 'stolen' }, field: 'status' },
    { name: 'no status', fields: { status: '' }, field: 'status' },
    { name: 'a tracking number of 1 MB', fields: { trackingNumber: 'x'.repeat(1_000_000) }, field: 'trackingNumber' },
    { name: 'U+0000', fields: { trackingNumber: 'a\0b' }, field: 'trackingNumber' },
    { name: 'a line break', fields: { trackingNumber: 'a\nb' }, field: 'trackingNumber' },
    { name: 'a version of 1 MB', fields: { version: 'x'.repeat(1_000_000) }, field: 'version' },
    { name: 'an extra field', fields: { total: '0' }, field: '' },
    { name: 'an unknown intent', fields: { intent: 'refund' }, field: '' },
  ]
  test.each(invalidCases)('with $name is rejected with an error beside the field', async ({ fields, field }) => {
    const { id, form, order } = await createOrder()
    const saved = await send(id, { version: form.version, status: 'shipped', trackingNumber: '', ...fields })
    expect(saved?.status).toBe(400)
    expect(saved?.result).toMatchObject({ outcome: 'rejected', current: null })
    expect(saved?.result.outcome === 'rejected' && Object.keys(saved.result.errors)).toEqual([field])
    expect((await loadForm(id)).order.status).toBe(order.status)
  })

  test('returns the current state of the order if the form is stale', async () => {
    const { id, form } = await createOrder()
    await send(id, { version: form.version, status: 'delivered', trackingNumber: 'DHL 1' })
    const stale = await send(id, { version: form.version, status: 'cancelled', trackingNumber: '' })
    expect(stale).toMatchObject({
      status: 409,
      result: {
        errors: {
          '': expect.stringContaining(
            'Someone else changed this order: it is now delivered with tracking number DHL 1.',
          ),
        },
        current: { status: 'delivered', trackingNumber: 'DHL 1' },
      },
    })
  })

  test('lists the lines that are short of stock beside the status, if it reopens a cancelled order', async () => {
    const dress = await addProduct(db, { stock: 1 })
    const { id } = await addOrder(db, [createCheckoutLine(dress)])
    const cancelled = { status: 'cancelled', trackingNumber: '', refund: 'no' }
    await send(id, { version: (await loadForm(id)).form.version, ...cancelled })
    await addOrder(db, [createCheckoutLine(dress)])
    const again = await send(id, { version: (await loadForm(id)).form.version, status: 'pending', trackingNumber: '' })
    expect(again).toMatchObject({
      status: 409,
      result: { errors: { status: expect.stringContaining('Linen dress: 0 left') } },
    })
  })

  test('has no result for an unknown order', async () => {
    expect(await send(newId(), { version: 'x', status: 'shipped', trackingNumber: '' })).toBeNull()
  })

  test('is rejected with an error while the database is unavailable', async () => {
    const unreachable = openPool('postgres://nobody@127.0.0.1:1/none')
    const saved = await send(newId(), { version: 'x', status: 'shipped', trackingNumber: '' }, databaseOn(unreachable))
    await unreachable.end()
    expect(saved).toMatchObject({ status: 500, result: { outcome: 'rejected', current: null } })
  })
})

describe('the address', () => {
  test('is saved according to checkout’s rules; the audit log contains no part of it', async () => {
    const { id, form } = await createOrder()
    const address = { ...form.address, city: ' Eugene ', address_line2: 'Second floor 🧥' }
    const saved = await send(id, { intent: 'address', version: form.addressVersion, ...address })
    expect(saved).toMatchObject({ status: 200, result: { current: { address: { city: 'Eugene' } } } })
    const log = JSON.stringify(await db.select().from(auditLog).where(eq(auditLog.entityId, id)))
    expect(log).toContain('address_line2')
    expect(log).not.toContain('Eugene')
    expect(log).not.toContain('Second floor')
  })

  test('can be in a country that a different market sells to', async () => {
    const { id, form } = await createOrder()
    await addMarket(db, { countries: ['MX'], languages: { mx: 'es' } })
    const fields = { ...form.address, country: 'MX' }
    const saved = await send(id, { intent: 'address', version: form.addressVersion, ...fields })
    expect(saved).toMatchObject({ status: 200, result: { outcome: 'saved', current: { address: { country: 'MX' } } } })
  })

  test('can move to a country with different fields; the billing address moves too', async () => {
    const { id, order } = await createOrder()
    const { address_line1, address_line2, first_name, last_name, phone } = order.shippingAddress
    const common = { address_line1, address_line2, first_name, last_name, phone }
    await db.update(orders).set({ addressForm: 'country' }).where(eq(orders.id, id))
    const moves: readonly Readonly<Record<string, string>>[] = [
      { country: 'DE', postal_code: '10115', city: 'Berlin', address_line1: 'Kastanienallee 56' },
      { country: 'DE', postal_code: '10119', city: 'Berlin', address_line1: 'Kastanienallee 57' },
      { country: 'JP', postal_code: '154-0023', state: 'Tokyo' },
      { country: 'SG', postal_code: '238823' },
    ]
    for (const move of moves) {
      const version = (await loadForm(id)).form.addressVersion
      const saved = await send(id, { intent: 'address', version, company: '', ...common, ...move })
      expect(saved).toMatchObject({ status: 200, result: { outcome: 'saved' } })
      const moved = { ...common, city: '', state: '', ...move }
      const { order: now } = await loadForm(id)
      expect(now).toMatchObject({ shippingAddress: moved, billingAddress: moved })
    }
  })

  const invalidCases: readonly InvalidCase[] = [
    { name: 'no city', fields: { city: ' ' }, field: 'city' },
    { name: 'an unknown country', fields: { country: 'NG' }, field: 'country' },
    { name: 'a card number', fields: { address_line2: '4242 4242 4242 4242' }, field: 'address_line2' },
    { name: 'a name of 1 MB', fields: { first_name: 'x'.repeat(1_000_000) }, field: 'first_name' },
    { name: 'a line break', fields: { state: 'a\nb' }, field: 'state' },
    { name: 'U+0000', fields: { phone: '1\0' }, field: 'phone' },
    { name: 'an email address as an extra field', fields: { email: 'eve@example.com' }, field: '' },
  ]
  test.each(invalidCases)('with $name is rejected with an error beside the field', async ({ fields, field }) => {
    const { id, form } = await createOrder()
    const saved = await send(id, { intent: 'address', version: form.addressVersion, ...form.address, ...fields })
    expect(saved?.status).toBe(400)
    expect(saved?.result.outcome === 'rejected' && Object.keys(saved.result.errors)).toEqual([field])
    expect((await loadForm(id)).form.address).toEqual(form.address)
  })

  test('of a shipped or concurrently corrected order does not change, and the form gets the current order', async () => {
    const { id, form } = await createOrder()
    const first = { intent: 'address', version: form.addressVersion, ...form.address, city: 'Eugene' }
    await send(id, first)
    expect(await send(id, { ...first, city: 'Salem' })).toMatchObject({
      status: 409,
      result: { errors: { '': expect.stringContaining('Someone else') }, current: { address: { city: 'Eugene' } } },
    })
    await send(id, { version: form.version, status: 'shipped', trackingNumber: '' })
    const { form: now } = await loadForm(id)
    expect(await send(id, { ...first, version: now.addressVersion, city: 'Salem' })).toMatchObject({
      status: 409,
      result: {
        errors: { '': 'This order is shipped, so its address can no longer be changed.' },
        current: { status: 'shipped' },
      },
    })
  })
})
