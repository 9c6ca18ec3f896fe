import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { money } from '#app/base/money.ts'
import { storeMessage } from '#app/content/contact/contact-message.server.ts'
import { reviews } from '#app/content/reviews.table.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { queueDailySummary } from '#app/operations/dashboard/daily-summary.server.ts'
import { readDashboard } from '#app/operations/dashboard/dashboard.server.ts'
import { listOrderRows } from '#app/orders/admin/order-list.server.ts'
import { readOrderListQuery } from '#app/orders/admin/order-list.ts'
import { changeStatus } from '#app/orders/change-status.server.ts'
import { refundOrder } from '#app/orders/refund-order.server.ts'
import { declareWithdrawal } from '#app/orders/withdrawals/declare-withdrawal.server.ts'
import { listActivity } from '#app/payments/activity/activity.server.ts'
import { readActivityQuery } from '#app/payments/activity/activity.ts'
import { bookTransfer, findConfirmable } from '#app/payments/transfers/book-transfer.server.ts'
import { importStatement } from '#app/payments/transfers/import-statement.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { createLocalLimiter } from '#app/platform/limits/limits.server.ts'
import { mailOutbox } from '#app/platform/mail/mail-outbox.table.ts'
import { readSettings, saveSettings } from '#app/store/settings.server.ts'
import { createCsvStatement } from '#tests/support/csv-statement.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'
import { addProduct } from '#tests/support/products.ts'
import { offerTransfers, placeTransferOrder } from '#tests/support/transfers.ts'

let store: TestDatabase
let db: Database
let staff: Id<'staff'>

beforeAll(async () => {
  store = await openTestDatabase()
  db = store.db
  staff = await addFirstAdmin(db)
  await offerTransfers(db)
})
beforeEach(async () => {
  await db.delete(mailOutbox)
})
afterAll(() => store.close())

/** 8:30 in Lagos, which is an hour ahead of UTC all year. */
const MORNING = new Date('2026-11-27T07:30:00Z')
const SUMMARY = { store_email: 'owner@example.com', store_time_zone: 'Africa/Lagos', email_daily_summary: true }
const listSummaries = async () =>
  (await db.select().from(mailOutbox)).filter(({ event }) => event.startsWith('store-s'))

test('an empty summary is not sent', async () => {
  await saveSettings(db, SUMMARY)
  await queueDailySummary(db, MORNING)
  expect(await listSummaries()).toEqual([])
})

test('the work list has the same counts as the lists that it links to', async () => {
  await saveSettings(db, { contact_inbox: true })
  const product = await addProduct(db, { name: 'Linen dress', stock: 1_000 })
  const rare = await addProduct(db, { name: 'Rare dress', stock: 2 })
  const waiting = await placeTransferOrder(db, product)
  const orders = []
  for (let count = 0; count < 4; count++) {
    const { id, charged } = await placeTransferOrder(db, product)
    const found = await findConfirmable(db, id)
    const parts = [{ orderId: id, amount: charged.total }]
    await bookTransfer(db, { rowId: null, parts, version: found?.version ?? '' }, staff)
    orders.push({ id, currency: charged.total.currency })
  }
  const [shipped, withdrawn, refunded] = orders
  if (!shipped || !withdrawn || !refunded) throw new Error('No orders')
  await changeStatus(db, shipped.id, { status: 'shipped' }, staff)
  await changeStatus(db, withdrawn.id, { status: 'shipped' }, staff)
  await declareWithdrawal(db, withdrawn.id, { name: 'Ada', units: new Map([[1, 1]]), seen: 0 })
  await refundOrder(db, refunded.id, { amount: money(100, refunded.currency), note: '', key: newId() }, staff)
  const statement = createCsvStatement([
    { amount: 900, text: 'one' },
    { amount: 800, text: 'two' },
  ])
  await importStatement(db, new TextEncoder().encode(statement), 'a.csv', staff)
  await db.insert(reviews).values({ productId: rare, rating: 4, customerName: 'Ada', status: 'pending' })
  const limiter = createLocalLimiter({ name: 'work-list-test', points: 10, seconds: 60 })
  const message = { name: 'Ada', email: 'ada@example.com', subject: 'Sizes', message: 'Which one?' }
  await storeMessage(db, message, new Date(), limiter)

  const { work } = await readDashboard(db, await readSettings(db))
  expect(Object.fromEntries(work.map(({ item, count }) => [item, count]))).toEqual({
    withdrawals: 1,
    refunds: 1,
    toShip: 2,
    toMatch: 2,
    transfers: 1,
    messages: 1,
    reviews: 1,
    lowStock: 1,
  })
  const countRows = async (query: string) =>
    (await listOrderRows(db, readOrderListQuery(new URLSearchParams(query), 'UTC'))).total
  expect([await countRows('withdrawal=open'), await countRows('status=processing')]).toEqual([1, 2])
  const due = await listActivity(db, readActivityQuery(new URLSearchParams('kind=to_pay_out'), 'UTC'))
  expect(due.rows).toMatchObject([{ orderId: refunded.id, source: 'refund' }])
  expect(waiting.charged.total.minor).toBeGreaterThan(0)
  await saveSettings(db, { contact_inbox: false })
  const without = await readDashboard(db, await readSettings(db))
  expect(without.work.map(({ item }) => item)).not.toContain('messages')
})

test.each([
  { when: 'before 7 in the store’s time zone', now: '2026-11-27T05:59:00Z', sent: 0 },
  { when: 'at 7', now: '2026-11-27T06:00:00Z', sent: 1 },
  { when: 'before noon', now: '2026-11-27T10:59:00Z', sent: 1 },
  { when: 'from noon on', now: '2026-11-27T11:00:00Z', sent: 0 },
])('if the summary is queued twice $when, it is sent $sent times', async ({ now, sent }) => {
  await saveSettings(db, SUMMARY)
  for (let time = 0; time < 2; time++) await queueDailySummary(db, new Date(now))
  const mails = await listSummaries()
  expect(mails).toHaveLength(sent)
  const texts = mails.map(({ body }) => body.text).join()
  if (sent > 0)
    expect(texts).toMatch(
      /No orders came in yesterday\.[\s\S]*To do:\n2 orders to ship\n1 withdrawal to handle\n1 refund to/,
    )
})

test('a store that has not enabled the summary does not receive it', async () => {
  await saveSettings(db, { ...SUMMARY, email_daily_summary: false })
  await queueDailySummary(db, MORNING)
  expect(await listSummaries()).toEqual([])
})
