import { eq, like } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { formatMoney, money } from '#app/base/money.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { changeOrderStatuses } from '#app/orders/admin/bulk/order-bulk.server.ts'
import { changeStatus, computeFulfillmentVersion } from '#app/orders/change-status.server.ts'
import { erasePersonalData } from '#app/orders/customers/erase-personal-data.server.ts'
import type { Actor } from '#app/orders/order.ts'
import { queueConfirmation, queueRefundMail, readMailedOrder } from '#app/orders/order-mails.server.ts'
import { listOrderMails } from '#app/orders/orders.server.ts'
import { orders } from '#app/orders/orders.table.ts'
import { refundOrder } from '#app/orders/refund-order.server.ts'
import { refunds } from '#app/orders/refunds.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { mailOutbox } from '#app/platform/mail/mail-outbox.table.ts'
import { saveSettings } from '#app/store/settings.server.ts'
import { initialSettings } from '#app/store/settings.ts'
import { createStaff } from '#app/store/staff/staff.server.ts'
import { authUsers } from '#app/store/staff.table.ts'
import { listBrokenInvariants } from '#db/invariants.ts'
import { addOrder, createCheckoutLine, getOrder } from '#tests/support/checkout.ts'
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
beforeEach(() => saveSettings(db, initialSettings))
afterEach(async () => expect(await listBrokenInvariants(db)).toEqual([]))
afterAll(() => store.close())

async function addTestOrder() {
  const { id } = await addOrder(db, [createCheckoutLine(await addProduct(db, { name: 'Linen dress' }))])
  return await readOrder(id)
}

const readOrder = (id: Id<'order'>) => getOrder(db, id)

/** Returns an order's emails without its confirmation, oldest first. */
async function listMails(id: Id<'order'>) {
  const mails = await db.select().from(mailOutbox).where(eq(mailOutbox.orderId, id)).orderBy(mailOutbox.id)
  return mails.filter(({ event }) => !event.startsWith('order-placed:'))
}

test('placing an order queues its confirmation from the store, with the link to the order’s own page', async () => {
  await saveSettings(db, { store_name: 'Òṣun & Co', store_address: '12 Marina Road\nLagos', store_phone: '+234 1' })
  const order = await addTestOrder()
  const [mail] = await db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.event, `order-placed:${order.id}`))
  expect(mail).toMatchObject({
    orderId: order.id,
    recipient: 'ada@example.com',
    subject: `Your Òṣun & Co order ${order.orderNumber}`,
    body: { from: { name: 'Òṣun & Co', address: 'hello@lumina.example' } },
  })
  expect(mail?.body.text).toMatch(new RegExp(`https?://\\S+/order/${order.link}\n`))
  expect(mail?.body.text).toContain('-- \nÒṣun & Co\n12 Marina Road\nLagos\nhello@lumina.example\n+234 1\n')
  expect(mail?.body.html).toContain('Òṣun &amp; Co')
})

test('a confirmation is queued once', async () => {
  const order = await addTestOrder()
  const mailed = await readMailedOrder(db, order)
  for (let time = 0; time < 2; time++) await queueConfirmation(db, mailed)
  expect(await listOrderMails(db, order.id)).toMatchObject([{ about: 'Order confirmation' }])
})

test('shipping sends one email with the tracking number; shipping again after another status sends a second one', async () => {
  const order = await addTestOrder()
  const version = computeFulfillmentVersion(order)
  const ship = { status: 'shipped', trackingNumber: 'DHL 12', version } as const
  await Promise.all([1, 2, 3].map(() => changeStatus(db, order.id, ship, staffId)))
  const [mail, ...more] = await listMails(order.id)
  expect(more).toEqual([])
  expect(mail).toMatchObject({
    recipient: 'ada@example.com',
    subject: `Your Lumina order ${order.orderNumber} is on its way`,
  })
  expect(mail?.body.text).toContain('Tracking number:\nDHL 12')

  await changeStatus(db, order.id, { status: 'shipped', trackingNumber: 'DHL 13' }, staffId) // same status
  await changeStatus(db, order.id, { status: 'delivered' }, staffId)
  await changeStatus(db, order.id, { status: 'processing' }, staffId)
  expect(await listMails(order.id)).toHaveLength(1)
  await changeStatus(db, order.id, { status: 'shipped' }, staffId)
  const mails = await listMails(order.id)
  expect(mails).toHaveLength(2)
  expect(new Set(mails.map(({ event }) => event)).size).toBe(2)
  expect(mails[1]?.body.text).toContain('DHL 13')
})

test('shipping several orders sends each shopper an email', async () => {
  const twoOrders = [await addTestOrder(), await addTestOrder()]
  const commands = twoOrders.map((order, index) => ({
    id: order.id,
    version: computeFulfillmentVersion(order),
    trackingNumber: `DHL ${index}`,
  }))
  await changeOrderStatuses(db, { status: 'shipped', orders: commands }, staffId)
  for (const [index, order] of twoOrders.entries()) {
    const [mail, ...more] = await listMails(order.id)
    expect(mail?.body.text).toContain(`DHL ${index}`)
    expect(more).toEqual([])
  }
})

const cancelled = [
  { by: 'a member of staff', actor: () => staffId, paymentStatus: 'paid', says: 'We had to cancel this order' },
  { by: 'the shopper', actor: () => 'shopper', paymentStatus: 'paid', says: 'You cancelled this order' },
  {
    by: 'the expiry of its payment hold',
    actor: () => 'store',
    paymentStatus: 'pending',
    says: 'payment did not arrive in time',
  },
  { by: 'the store', actor: () => 'store', paymentStatus: 'paid', says: 'We had to cancel this order' },
] as const satisfies readonly { by: string; actor: () => Actor; paymentStatus: string; says: string }[]

test.each(cancelled)(
  'the cancellation of an order by $by sends one email with the matching text',
  async ({ actor, paymentStatus, says }) => {
    const order = await addTestOrder()
    await db.update(orders).set({ paymentStatus }).where(eq(orders.id, order.id))
    await Promise.all([1, 2].map(() => changeStatus(db, order.id, { status: 'cancelled' }, actor())))
    const [mail, ...more] = await listMails(order.id)
    expect(more).toEqual([])
    expect(mail?.subject).toBe(`Your Lumina order ${order.orderNumber} was cancelled`)
    expect(mail?.body.text).toContain(says)
    expect(mail?.body.text.includes('You have not been charged.')).toBe(paymentStatus === 'pending')
  },
)

test('a cancellation email contains the refund and, after earlier refunds, the total of all refunds; each refund is reported once', async () => {
  const cancel = (id: Id<'order'>, refund: boolean) => changeStatus(db, id, { status: 'cancelled', refund }, staffId)
  const giveRefund = (id: Id<'order'>, minor: number) =>
    refundOrder(db, id, { amount: money(minor, 'USD'), note: '', key: newId() }, staffId)
  const listReportedRefunds = async (id: Id<'order'>) =>
    (await listMails(id)).map(
      ({ body }) => body.text.match(/We’re refunding \S+ to|that’s \S+\d|Your refund of \S+\d/g) ?? [],
    )

  const [whole, rest, unrefunded, before] = [
    await addTestOrder(),
    await addTestOrder(),
    await addTestOrder(),
    await addTestOrder(),
  ]
  const total = whole.charged.total.minor
  await cancel(whole.id, true)
  expect(await listReportedRefunds(whole.id)).toEqual([[`We’re refunding ${formatMoney(whole.charged.total)} to`]])
  await giveRefund(rest.id, 10_00)
  await cancel(rest.id, true)
  const [more, all] = [money(total - 10_00, 'USD'), rest.charged.total].map((amount) => formatMoney(amount))
  expect(await listReportedRefunds(rest.id)).toEqual([
    ['Your refund of $10.00'],
    [`We’re refunding ${more} to`, `that’s ${all}`],
  ])
  await giveRefund(unrefunded.id, 10_00)
  await cancel(unrefunded.id, false)
  expect(await listReportedRefunds(unrefunded.id)).toEqual([['Your refund of $10.00'], []])
  await cancel(unrefunded.id, true) // it was already cancelled, so the refund has its own email
  expect(await listReportedRefunds(unrefunded.id)).toEqual([['Your refund of $10.00'], [], [`Your refund of ${more}`]])
  await giveRefund(before.id, total)
  await cancel(before.id, true)
  expect(await listReportedRefunds(before.id)).toEqual([[`Your refund of ${all}`], []])
})

test('each refund sends one email', async () => {
  const order = await addTestOrder()
  const giveRefund = (minor: number, key: string) =>
    refundOrder(db, order.id, { amount: money(minor, 'USD'), note: '', key }, staffId)
  const key = newId()
  await Promise.all([giveRefund(100, key), giveRefund(100, key)])
  await giveRefund(200, newId())
  const mails = await listMails(order.id)
  expect(mails.map(({ body }) => /Your refund of \S+/.exec(body.text)?.[0])).toEqual([
    'Your refund of $1.00',
    'Your refund of $2.00',
  ])
  expect(mails.map(({ body }) => /Refunded: \S+/.exec(body.text)?.[0])).toEqual([
    'Refunded: −$1.00',
    'Refunded: −$3.00',
  ])
  const [first] = await db.select({ id: refunds.id }).from(refunds).where(eq(refunds.idempotencyKey, key))
  if (!first) throw new Error('The refund was not found')
  await queueRefundMail(db, order.id, { id: first.id, amount: money(100, 'USD') }) // as a repeated webhook would
  expect(await listMails(order.id)).toHaveLength(2)
})

test('a rolled-back change sends no email', async () => {
  const order = await addTestOrder()
  const rolledBack = withTx(db, async (tx) => {
    await changeStatus(tx, order.id, { status: 'shipped' }, staffId)
    throw new Error('undone')
  })
  await expect(rolledBack).rejects.toThrow('undone')
  expect(await listMails(order.id)).toEqual([])
})

test('erasing a person’s data deletes all emails about their orders, and no more emails about these orders are sent', async () => {
  const email = 'erase.me@example.com'
  const { id } = await addOrder(db, [createCheckoutLine(await addProduct(db))], { email })
  await changeStatus(db, id, { status: 'shipped' }, staffId)
  await changeStatus(db, id, { status: 'cancelled' }, staffId)
  await refundOrder(db, id, { amount: money(100, 'USD'), note: '', key: newId() }, staffId)
  const [sentMail] = await listMails(id)
  await db.insert(mailOutbox).values({
    event: `${sentMail?.event}:again:${newId()}`,
    orderId: id,
    recipient: email,
    subject: 'again',
    body: { from: { name: '', address: '' }, text: '', html: '' },
  })
  expect(await erasePersonalData(db, email, null)).toMatchObject({ orders: 1, mails: 5 })
  expect(await db.select().from(mailOutbox).where(like(mailOutbox.recipient, email))).toEqual([])
  await changeStatus(db, id, { status: 'processing' }, staffId)
  await changeStatus(db, id, { status: 'shipped' }, staffId)
  expect(await listMails(id)).toEqual([])
})
