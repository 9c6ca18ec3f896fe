import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Address } from '#app/base/address.ts'
import { money } from '#app/base/money.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { computeAddressVersion, correctAddress } from '#app/orders/addresses/correct-address.server.ts'
import { changeStatus, computeFulfillmentVersion } from '#app/orders/change-status.server.ts'
import type { OrderStatus } from '#app/orders/order-status.ts'
import { findNeighbors, listOrderEvents, listOrderMails } from '#app/orders/orders.server.ts'
import { orders } from '#app/orders/orders.table.ts'
import { refundOrder } from '#app/orders/refund-order.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { mailOutbox } from '#app/platform/mail/mail-outbox.table.ts'
import { saveSettings } from '#app/store/settings.server.ts'
import { auditLog } from '#app/store/staff.table.ts'
import { listBrokenInvariants } from '#db/invariants.ts'
import { addOrder, createCheckoutLine, getOrder } from '#tests/support/checkout.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addProduct } from '#tests/support/products.ts'

let testDb: TestDatabase
let db: Database

beforeAll(async () => {
  testDb = await openTestDatabase()
  db = testDb.db
})
afterAll(async () => {
  expect(await listBrokenInvariants(db)).toEqual([]) // covers the orders of all tests
  await testDb.close()
})

async function createOrder() {
  const { id } = await addOrder(db, [createCheckoutLine(await addProduct(db))])
  return await readOrder(id)
}

const readOrder = (id: Id<'order'>) => getOrder(db, id)

test('a form that is older than someone else’s save changes nothing and returns the current state', async () => {
  const order = await createOrder()
  const version = computeFulfillmentVersion(order)
  await changeStatus(db, order.id, { status: 'processing', trackingNumber: 'DHL 1', version }, 'store')
  const stale = await changeStatus(db, order.id, { status: 'shipped', trackingNumber: '', version }, 'store')
  expect(stale).toEqual({ changed: { status: 'processing', trackingNumber: 'DHL 1' } })
  expect(await readOrder(order.id)).toMatchObject({ status: 'processing', trackingNumber: 'DHL 1', fulfilledAt: null })
})

test('the carrier is recognized from a new tracking number, and staff can then choose a different one', async () => {
  const { id } = await createOrder()
  await saveSettings(db, { own_carriers: 'GIG Logistics https://gig.example/{number}' })
  const shipAndReadCarrier = async (change: { readonly trackingNumber?: string; readonly carrier?: string }) => {
    await changeStatus(db, id, { status: 'shipped', ...change }, 'store')
    return (await readOrder(id)).carrier
  }
  expect(await shipAndReadCarrier({ trackingNumber: '1Z999AA10123456784' })).toBe('ups')
  const mails = await db.select().from(mailOutbox).where(eq(mailOutbox.orderId, id))
  const shippedMail = mails.find(({ event }) => event.startsWith('order-shipped'))
  expect(shippedMail?.body.html).toContain('href="https://www.ups.com/track?tracknum=1Z999AA10123456784"')
  expect(await shipAndReadCarrier({ trackingNumber: 'GIG000123450' })).toBe('GIG Logistics')
  expect(await shipAndReadCarrier({ carrier: 'dhl' })).toBe('dhl')
  expect(await shipAndReadCarrier({})).toBe('dhl')
  expect(await shipAndReadCarrier({ carrier: 'nobody' })).toBe('')
  expect(await shipAndReadCarrier({ trackingNumber: '', carrier: 'dhl' })).toBe('')
})

test('a stale form that requests the current state succeeds: an order cancelled by two people is cancelled once', async () => {
  const order = await createOrder()
  const command = { status: 'cancelled', trackingNumber: '', version: computeFulfillmentVersion(order) } as const
  expect(await Promise.all([1, 2].map(() => changeStatus(db, order.id, command, 'store')))).toEqual(['saved', 'saved'])
  const kinds = (await listOrderEvents(db, order.id)).map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'status')).toHaveLength(1)
})

test('an order that several people cancel with a refund at once is refunded once, with one cancellation email', async () => {
  const order = await createOrder()
  await refundOrder(db, order.id, { amount: money(1_00, 'USD'), note: '', key: newId() }, 'store')
  const command = { status: 'cancelled', refund: true } as const
  await Promise.all([1, 2, 3].map(() => changeStatus(db, order.id, command, 'shopper')))
  expect(await readOrder(order.id)).toMatchObject({
    status: 'cancelled',
    paymentStatus: 'refunded',
    refunded: order.charged.total,
    storeRefunded: order.store.total,
  })
  const events = (await listOrderEvents(db, order.id)).slice(3)
  expect(events.map(({ kind, detail }) => [kind, detail])).toEqual([
    ['status', { from: 'processing', to: 'cancelled', by: 'shopper' }],
    ['refund', { amount: order.charged.total.minor - 1_00, by: 'shopper' }],
  ])
  const mails = (await listOrderMails(db, order.id)).map(({ about }) => about)
  expect(mails.slice(1)).toEqual(['Refund notice', 'Cancellation notice'])
})

test('an order cancelled without a refund stays paid; cancelling it again with a refund refunds it', async () => {
  const order = await createOrder()
  await changeStatus(db, order.id, { status: 'cancelled' }, 'store')
  expect(await readOrder(order.id)).toMatchObject({
    status: 'cancelled',
    paymentStatus: 'paid',
    refunded: { minor: 0 },
  })
  await changeStatus(db, order.id, { status: 'cancelled', refund: true }, 'store')
  expect(await readOrder(order.id)).toMatchObject({ paymentStatus: 'refunded', refunded: order.charged.total })
})

test('a change to a status other than cancelled refunds nothing, and neither does cancelling an unpaid order', async () => {
  const order = await createOrder()
  await changeStatus(db, order.id, { status: 'delivered', refund: true }, 'store')
  expect((await readOrder(order.id)).paymentStatus).toBe('paid')
  const unpaid = await createOrder()
  await db.update(orders).set({ paymentStatus: 'pending' }).where(eq(orders.id, unpaid.id))
  await changeStatus(db, unpaid.id, { status: 'cancelled', refund: true }, 'store')
  expect(await readOrder(unpaid.id)).toMatchObject({ status: 'cancelled', paymentStatus: 'pending' })
})

test('a change without a tracking number keeps the current one', async () => {
  const order = await createOrder()
  await changeStatus(db, order.id, { status: 'processing', trackingNumber: 'DHL 1' }, 'store')
  await changeStatus(db, order.id, { status: 'shipped' }, 'store')
  expect(await readOrder(order.id)).toMatchObject({ status: 'shipped', trackingNumber: 'DHL 1' })
})

const correctedAddress: Address = {
  first_name: 'Ada',
  last_name: 'Obi-Nwosu',
  address_line1: '2 Palm Street',
  address_line2: '',
  city: 'Eugene',
  state: 'Oregon',
  postal_code: '97401',
  country: 'US',
  phone: '+1 541 555 0199',
}

test('correcting an address changes the name, the phone number and a billing address that was the same', async () => {
  const order = await createOrder()
  const version = computeAddressVersion(order.shippingAddress)
  expect(await correctAddress(db, order.id, { address: correctedAddress, version }, 'store')).toBe('saved')
  expect(await readOrder(order.id)).toMatchObject({
    shippingAddress: correctedAddress,
    billingAddress: correctedAddress,
    customerName: 'Ada Obi-Nwosu',
    customerPhone: '+1 541 555 0199',
    customerEmail: order.customerEmail,
    charged: order.charged,
  })
  expect((await listOrderEvents(db, order.id)).map(({ kind }) => kind)).toContain('address')
  const entries = await db.select().from(auditLog).where(eq(auditLog.entityId, order.id))
  expect(entries.map(({ action, changes }) => ({ action, changes }))).toEqual([
    {
      action: 'order.address',
      changes: { fields: ['last_name', 'address_line1', 'city', 'postal_code', 'phone'] },
    },
  ])
})

test('a different billing address is kept', async () => {
  const order = await createOrder()
  const billing = { ...order.billingAddress, city: 'Portland' }
  await db.update(orders).set({ billingAddress: billing }).where(eq(orders.id, order.id))
  await correctAddress(
    db,
    order.id,
    { address: correctedAddress, version: computeAddressVersion(order.shippingAddress) },
    'store',
  )
  expect((await readOrder(order.id)).billingAddress).toEqual(billing)
})

test.each<OrderStatus>(['shipped', 'delivered', 'cancelled'])(
  'the address of an order that is %s does not change',
  async (status) => {
    const order = await createOrder()
    await changeStatus(db, order.id, { status }, 'store')
    const version = computeAddressVersion(order.shippingAddress)
    expect(await correctAddress(db, order.id, { address: correctedAddress, version }, 'store')).toEqual({
      currentStatus: status,
    })
    expect((await readOrder(order.id)).shippingAddress).toEqual(order.shippingAddress)
  },
)

test('an address that someone else corrected is not overwritten; a repeated correction is saved once', async () => {
  const order = await createOrder()
  const version = computeAddressVersion(order.shippingAddress)
  const both = [1, 2].map(() => correctAddress(db, order.id, { address: correctedAddress, version }, 'store'))
  expect(await Promise.all(both)).toEqual(['saved', 'saved'])
  const other = { ...correctedAddress, city: 'Salem' }
  expect(await correctAddress(db, order.id, { address: other, version }, 'store')).toEqual({
    changed: correctedAddress,
  })
  expect((await listOrderEvents(db, order.id)).filter(({ kind }) => kind === 'address')).toHaveLength(1)
  expect(await correctAddress(db, newId(), { address: other, version }, 'store')).toBe('not-found')
})

test('the previous and next order are found, and an order’s emails are listed', async () => {
  const [first, second, third] = [await createOrder(), await createOrder(), await createOrder()]
  const at = new Date('2030-01-01T00:00:00Z') // the same millisecond, so ids decide
  for (const { id } of [first, second, third]) await db.update(orders).set({ createdAt: at }).where(eq(orders.id, id))
  const { older, newer } = await findNeighbors(db, { id: second.id, createdAt: at })
  expect([older?.id, newer?.id]).toEqual([first.id, third.id])
  expect((await findNeighbors(db, { id: third.id, createdAt: at })).newer).toBeNull()

  expect(await listOrderMails(db, first.id)).toMatchObject([
    { about: 'Order confirmation', sentAt: null, failedAt: null, lastError: null },
  ])
  await db.update(mailOutbox).set({ sentAt: at })
  expect(await listOrderMails(db, first.id)).toMatchObject([{ sentAt: at }])
})
