import { like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Money, money } from '#app/base/money.ts'
import { storeMessage } from '#app/content/contact/contact-message.server.ts'
import { writeReview } from '#app/content/reviews/writing/write-review.server.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { replaceDemoTexts } from '#app/operations/setup/own-texts.ts'
import { changeStatus } from '#app/orders/change-status.server.ts'
import { erasePersonalData } from '#app/orders/customers/erase-personal-data.server.ts'
import { listOrderItems } from '#app/orders/orders.server.ts'
import { refundOrder, settleRefund } from '#app/orders/refund-order.server.ts'
import { computeReturnsVersion, recordReturn } from '#app/orders/returns/record-return.server.ts'
import { declareWithdrawal } from '#app/orders/withdrawals/declare-withdrawal.server.ts'
import { bookTransfer, findConfirmable } from '#app/payments/transfers/book-transfer.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { createLocalLimiter } from '#app/platform/limits/limits.server.ts'
import { mailOutbox } from '#app/platform/mail/mail-outbox.table.ts'
import { paymentConnections } from '#app/pricing/payment-methods.table.ts'
import { NOTIFICATIONS, type NotificationKind } from '#app/store/settings/notification-settings.ts'
import { saveSettings } from '#app/store/settings.server.ts'
import { initialSettings } from '#app/store/settings.ts'
import { listBrokenInvariants } from '#db/invariants.ts'
import { addOrder, createCheckoutLine, getOrder } from '#tests/support/checkout.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'
import { addProduct } from '#tests/support/products.ts'
import { offerTransfers, placeTransferOrder } from '#tests/support/transfers.ts'

// The store gets one email for each event, even if the event is repeated, unless the notification is switched off

let store: TestDatabase
let db: Database
let staff: Id<'staff'>
let product: Id<'product'>

beforeAll(async () => {
  store = await openTestDatabase()
  db = store.db
  staff = await addFirstAdmin(db)
  product = await addProduct(db, { name: 'Linen dress', stock: 1_000 })
  await offerTransfers(db)
})
beforeEach(async () => {
  await db.delete(mailOutbox)
  await saveSettings(db, { ...initialSettings, ...replaceDemoTexts(initialSettings), store_email: 'owner@example.com' })
})
afterAll(async () => {
  expect(await listBrokenInvariants(db)).toEqual([])
  await store.close()
})

const listMails = () => db.select().from(mailOutbox).where(like(mailOutbox.event, 'store-%')).orderBy(mailOutbox.id)

/** Without bank transfers, orders in the demo store are paid immediately. */
const setTransfersActive = (isActive: boolean) => db.update(paymentConnections).set({ isActive })

async function placeUnpaidOrder() {
  await setTransfersActive(true)
  return await placeTransferOrder(db, product)
}

async function placePaidOrder(changes: Parameters<typeof addOrder>[2] = {}) {
  await setTransfersActive(false)
  const { id } = await addOrder(db, [createCheckoutLine(product, { quantity: 2 })], changes)
  return await getOrder(db, id)
}

async function placeShippedOrder() {
  const order = await placePaidOrder()
  await changeStatus(db, order.id, { status: 'shipped' }, staff)
  return order
}

const ADA = {
  name: 'Ada Obi',
  email: 'ada@example.com',
  subject: 'Sizes',
  message: '<b>Which one?</b>\u202e\n\nThanks',
}
const limiter = createLocalLimiter({ name: 'notifications-test', points: 100, seconds: 60 })

async function confirm(id: Id<'order'>, amount: Money) {
  const found = await findConfirmable(db, id)
  return await bookTransfer(db, { rowId: null, parts: [{ orderId: id, amount }], version: found?.version ?? '' }, staff)
}

type Event = {
  readonly kind: NotificationKind
  readonly event: string
  /** Prepares the event and returns a function that triggers it, also if it is called twice. */
  readonly prepare: () => Promise<() => Promise<unknown>>
  readonly subject: RegExp
  readonly text: RegExp
}

const EVENTS: readonly Event[] = [
  {
    kind: 'order',
    event: 'a paid order',
    prepare: async () => {
      const key = newId()
      return () => placePaidOrder({ key })
    },
    subject: /^New order IN\w+: \$/,
    text: /Linen dress\n {2}Quantity: 2[\s\S]*\/admin\/orders\/[0-9a-f-]{36}\n/,
  },
  {
    kind: 'order',
    event: 'an order that is waiting for a transfer and is then paid',
    prepare: async () => {
      let id: Id<'order'> | null = null
      return async () => {
        if (id) return await confirm(id, (await getOrder(db, id)).charged.total)
        id = (await placeUnpaidOrder()).id
      }
    },
    subject: /^New order IN\w+: \$/,
    text: /Bank transfer: pending\./,
  },
  {
    kind: 'withdrawal',
    event: 'a withdrawal',
    prepare: async () => {
      const { id } = await placeShippedOrder()
      const declaration = { name: 'Ada\u202e Obi', units: new Map([[1, 1]]), seen: 0 }
      return () => declareWithdrawal(db, id, declaration, new Date('2026-11-27T12:00:00Z'))
    },
    subject: /^Withdrawal from order IN/,
    text: /Ada Obi withdrew[\s\S]*11 Dec 2026|December 11, 2026|Dec 11, 2026/, // 14 days: Directive 2011/83/EU, Art. 13
  },
  {
    kind: 'return',
    event: 'a return',
    prepare: async () => {
      const order = await placeShippedOrder()
      const items = await listOrderItems(db, order.id)
      const lines = items.map(({ id }) => ({ item: id, quantity: 1, restock: true }))
      const amount = money(0, order.charged.total.currency)
      const command = { key: newId<'return'>(), version: computeReturnsVersion(order, items), lines, amount }
      return () => recordReturn(db, order.id, { ...command, reason: 'too_small', note: '' }, staff)
    },
    subject: /^Return recorded for order IN/,
    text: /were returned:\n\nLinen dress\n {2}Quantity: 1\n/,
  },
  {
    kind: 'refund',
    event: 'a refund that staff pay out',
    prepare: async () => {
      const { id, charged } = await placeUnpaidOrder()
      await confirm(id, charged.total)
      const refund = { amount: money(500, charged.total.currency), note: '', key: newId() }
      return () => refundOrder(db, id, refund, staff)
    },
    subject: /^Pay out \$5\.00 for order IN/,
    text: /mark it as paid out/,
  },
  {
    kind: 'refund',
    event: 'a refund that failed',
    prepare: async () => {
      const { id, charged } = await placeUnpaidOrder()
      await confirm(id, charged.total)
      const refund = { amount: money(500, charged.total.currency), note: '', key: newId() }
      const refundResult = await refundOrder(db, id, refund, staff)
      await db.delete(mailOutbox)
      if (typeof refundResult === 'string' || !('refund' in refundResult)) throw new Error('Not refunded')
      return () => settleRefund(db, refundResult.refund, { failed: 'No such account' })
    },
    subject: /^Refund of \$5\.00 failed, order IN/,
    text: /did not pay out \$5\.00/,
  },
  {
    kind: 'transfer',
    event: 'a transfer that is too small',
    prepare: async () => {
      const { id } = await placeUnpaidOrder()
      await db.delete(mailOutbox)
      const found = await findConfirmable(db, id)
      const parts = [{ orderId: id, amount: money(100, 'USD') }]
      return () => bookTransfer(db, { rowId: null, parts, version: found?.version ?? '' }, staff)
    },
    subject: /^Order IN\w+ is only partly paid$/,
    text: /\$1\.00 of \$[\d.]+ arrived[\s\S]*\/admin\/transfers\n/,
  },
  {
    kind: 'transfer',
    event: 'a cancelled order for which money arrived',
    prepare: async () => {
      const { id } = await placeUnpaidOrder()
      await confirm(id, money(100, 'USD'))
      await db.delete(mailOutbox)
      return () => changeStatus(db, id, { status: 'cancelled' }, 'shopper')
    },
    subject: /^Refund \$1\.00 for the cancelled order IN/,
    text: /Send it back to Ada Obi/,
  },
  {
    kind: 'review',
    event: 'a review',
    prepare: async () => {
      const { id, link } = await placeShippedOrder()
      await changeStatus(db, id, { status: 'delivered' }, staff)
      await db.delete(mailOutbox)
      const input = {
        rating: 2,
        title: 'Hm',
        comment: '<i>Thin</i>',
        name: 'Ada O.',
        fit: null,
        usualSize: '',
        height: null,
      }
      return () => writeReview(db, { link, number: 1 }, { input, photos: [] })
    },
    subject: /^Review to approve: Linen dress$/,
    text: /2 stars[\s\S]*Written by Ada O\.:\nHm\n<i>Thin<\/i>\n[\s\S]*\/admin\/reviews\n/,
  },
  {
    kind: 'message',
    event: 'a message',
    prepare: async () => () => storeMessage(db, ADA, new Date(), limiter),
    subject: /^Message from Ada Obi: Sizes$/,
    text: /From:\nAda Obi\nada@example\.com\n\nSubject:\nSizes\n\nMessage:\n<b>Which one\?<\/b>\n\nThanks\n/,
  },
]

test.each(EVENTS)('$event is emailed to the store once', async ({ prepare, subject, text, kind }) => {
  const trigger = await prepare()
  const before = (await listMails()).length
  await trigger()
  await trigger()
  const mails = (await listMails()).slice(before)
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({ recipient: 'owner@example.com', subject: expect.stringMatching(subject) })
  expect(mails[0]?.event).toMatch(new RegExp(`^store-${kind}:`))
  expect(mails[0]?.body.text).toMatch(text)
  expect(mails[0]?.body.html).not.toMatch(/<b>Which|<i>Thin/)
})

test.each([
  {
    reason: 'notifications are switched off',
    settings: Object.fromEntries(Object.values(NOTIFICATIONS).map((key) => [key, false])),
  },
  { reason: 'the store has no email', settings: { store_email: '' } },
  { reason: 'it is the demo store', settings: initialSettings },
])('nothing is emailed if $reason', async ({ settings }) => {
  for (const { prepare } of EVENTS) {
    await saveSettings(db, settings)
    await (await prepare())()
  }
  expect(await listMails()).toEqual([])
})

test('each notification can be switched off by its own setting', async () => {
  for (const { kind, prepare } of EVENTS) {
    const trigger = await prepare()
    await db.delete(mailOutbox)
    await saveSettings(db, { [NOTIFICATIONS[kind]]: false })
    await trigger()
    expect((await listMails()).filter(({ event }) => event.startsWith(`store-${kind}:`))).toEqual([])
    await saveSettings(db, { [NOTIFICATIONS[kind]]: true })
  }
})

test('replies to a message go to its sender, and erasing a person’s data deletes emails to the store about the person', async () => {
  await storeMessage(db, { ...ADA, email: 'gone@example.com' }, new Date(), limiter)
  const [mail] = await listMails()
  expect(mail?.body).toMatchObject({ from: { address: 'owner@example.com' }, replyTo: 'gone@example.com' })
  await placePaidOrder({ email: 'gone@example.com' })
  expect(await listMails()).toHaveLength(2)
  await erasePersonalData(db, 'Gone@example.com', staff)
  expect(await listMails()).toEqual([])
})

test('all messages are stored, but those above the limit are not emailed', async () => {
  const strictLimiter = createLocalLimiter({ name: 'notifications-flood', points: 2, seconds: 60 })
  for (const subject of ['One', 'Two', 'Three'])
    expect(await storeMessage(db, { ...ADA, subject }, new Date(), strictLimiter)).toBe(true)
  expect((await listMails()).map(({ subject }) => subject)).toEqual([
    'Message from Ada Obi: One',
    'Message from Ada Obi: Two',
  ])
})
