import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { money } from '#app/base/money.ts'
import { products } from '#app/catalog/products.table.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import { countOpenWithdrawals, listOrderRows } from '#app/orders/admin/order-list.server.ts'
import { readOrderListQuery } from '#app/orders/admin/order-list.ts'
import { changeStatus } from '#app/orders/change-status.server.ts'
import { quoteCart } from '#app/orders/checkout/quote/quote-cart.server.ts'
import { erasePersonalData } from '#app/orders/customers/erase-personal-data.server.ts'
import { exportPersonalData } from '#app/orders/customers/export-personal-data.server.ts'
import { importedOrders } from '#app/orders/imported-orders/imported-orders.table.ts'
import { orderEvents } from '#app/orders/order-events.table.ts'
import { listOrderEvents, listOrderItems, listOrderMails } from '#app/orders/orders.server.ts'
import { orders } from '#app/orders/orders.table.ts'
import { computeReturnsVersion, recordReturn } from '#app/orders/returns/record-return.server.ts'
import { listWithdrawals } from '#app/orders/withdrawals/order-withdrawal.server.ts'
import {
  findLinkedWithdrawal,
  receiveLinkedWithdrawal,
  receiveWithdrawal,
} from '#app/orders/withdrawals/receive-withdrawal.server.ts'
import { closeWithdrawal } from '#app/orders/withdrawals/settle-withdrawals.server.ts'
import { withdrawalItems, withdrawals } from '#app/orders/withdrawals/withdrawals.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { inLanguage } from '#app/platform/http/current-request.server.ts'
import { mailOutbox } from '#app/platform/mail/mail-outbox.table.ts'
import { saveSettings } from '#app/store/settings.server.ts'
import { initialSettings } from '#app/store/settings.ts'
import { listBrokenInvariants } from '#db/invariants.ts'
import { waitForBlockedQueries } from '#tests/support/blocked-queries.ts'
import { addOrder, createCheckoutLine, getOrder } from '#tests/support/checkout.ts'
import { createCheckoutRequest, createQuoteRequest } from '#tests/support/checkout-request.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { openRecordingDatabase } from '#tests/support/list-reads.ts'
import { addMarket } from '#tests/support/markets.ts'
import { addProduct, readProductStock } from '#tests/support/products.ts'

let testDb: TestDatabase
let db: Database

beforeAll(async () => {
  testDb = await openTestDatabase()
  db = testDb.db
})
afterAll(async () => {
  expect(await listBrokenInvariants(db)).toEqual([]) // checks the orders of all tests
  await testDb.close()
})

const DAY_MS = 86_400_000

/** Adds an order for two dresses and a scarf. */
async function addTestOrder(
  changes: Parameters<typeof addOrder>[2] = {},
  exemption: 'sealed' | 'personal' | null = null,
) {
  const dress = await addProduct(db, { name: 'Linen dress', sizes: ['M'] })
  const scarf = await addProduct(db, { name: 'Silk scarf' })
  if (exemption) await db.update(products).set({ withdrawal: exemption }).where(eq(products.id, scarf))
  const lines = [createCheckoutLine(dress, { size: 'M', quantity: 2 }), createCheckoutLine(scarf)]
  const { id } = await addOrder(db, lines, { shownExempt: exemption ? [scarf] : [], ...changes })
  return { ...(await getOrder(db, id)), dress, scarf }
}

async function deliver(id: Id<'order'>, at = new Date()) {
  await changeStatus(db, id, { status: 'delivered' }, 'store', at)
}

function toFormData(fields: Readonly<Record<string, string | readonly string[]>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) for (const entry of [value].flat()) form.append(name, entry)
  return form
}

type TestOrder = Awaited<ReturnType<typeof getOrder>>

const toIdentity = ({ orderNumber, customerEmail }: Pick<TestOrder, 'orderNumber' | 'customerEmail'>) => ({
  name: 'Ada Obi',
  orderNumber,
  email: customerEmail,
})

function buildIdentifyForm(
  order: Pick<TestOrder, 'orderNumber' | 'customerEmail'>,
  changes: Readonly<Record<string, string>> = {},
) {
  return toFormData({ intent: 'identify', ...toIdentity(order), ...changes })
}

function buildConfirmForm(order: TestOrder, units: readonly string[], seen = 0) {
  return toFormData({ intent: 'confirm', ...toIdentity(order), seen: String(seen), ...buildChoice(units) })
}

/** Chooses all lines whose units are not '0'. */
function buildChoice(units: readonly string[]) {
  const line = units.map((_, at) => String(at + 1))
  return { line, units, chosen: line.filter((_, at) => units[at] !== '0') }
}

const countWithdrawals = (id: Id<'order'>) => db.$count(withdrawals, eq(withdrawals.orderId, id))

async function listReceipts(id: Id<'order'>) {
  return (await listOrderMails(db, id)).filter(({ about }) => about === 'Withdrawal receipt')
}

test('size and color are shown in the page’s language, in both steps and in the email', async () => {
  const order = await addTestOrder()
  const expectedLine = { variantName: expect.stringMatching(/^Größe: .+ \| Farbe: /) }
  const first = await inLanguage('de', () => receiveWithdrawal(db, buildIdentifyForm(order)))
  expect(first).toMatchObject({ result: { order: { lines: [expectedLine, { variantName: '' }] } } })
  const second = await inLanguage('de', () => receiveWithdrawal(db, buildConfirmForm(order, ['1', '0'])))
  expect(second).toMatchObject({ result: { receipt: { lines: [expectedLine] } } })
  const [mail] = await db.select().from(mailOutbox).where(sql`event like 'withdrawal:%' and order_id = ${order.id}`)
  expect(mail?.body.text).toMatch(/Größe: .+ \| Farbe: .+\n\s+Widerrufen: 1/)
})

describe('a guest', () => {
  test('identifies the order, confirms, and gets a receipt with its contents, the date and the time', async () => {
    const order = await addTestOrder()
    await deliver(order.id, new Date('2026-06-22T09:00Z'))
    const now = new Date('2026-06-30T13:05:30Z')
    const first = await receiveWithdrawal(
      db,
      buildIdentifyForm(order, { email: 'ADA@example.com', orderNumber: `# ${order.orderNumber.toLowerCase()}` }),
      now,
    )
    expect(first).toMatchObject({
      status: 200,
      result: {
        step: 'confirm',
        order: {
          seen: 0,
          until: 'Jul 6, 2026',
          lines: [
            { number: 1, productName: 'Linen dress', left: 2, exemption: null },
            { number: 2, productName: 'Silk scarf', left: 1, exemption: null },
          ],
        },
      },
    })
    expect(await countWithdrawals(order.id)).toBe(0)

    const second = await receiveWithdrawal(db, buildConfirmForm(order, ['1', '1']), now)
    const receipt = {
      orderNumber: order.orderNumber,
      name: 'Ada Obi',
      email: 'ada@example.com',
      at: 'Jun 30, 2026, 13:05 UTC',
      lines: [
        { units: 1, productName: 'Linen dress' },
        { units: 1, productName: 'Silk scarf' },
      ],
      next: expect.stringContaining('by Jul 14, 2026'),
    }
    expect(second).toMatchObject({ status: 200, result: { step: 'received', receipt } })
    const [mail] = await db.select().from(mailOutbox).where(sql`event like 'withdrawal:%' and order_id = ${order.id}`)
    expect(mail).toMatchObject({
      recipient: 'ada@example.com',
      subject: `Your withdrawal from Lumina order ${order.orderNumber}`,
    })
    for (const text of [
      'Jun 30, 2026, 13:05 UTC',
      'Ada Obi',
      'Linen dress',
      'Silk scarf',
      order.orderNumber,
      'Jul 14, 2026',
    ]) {
      expect(mail?.body.text).toContain(text)
    }
    const event = (await listOrderEvents(db, order.id)).find(({ kind }) => kind === 'withdrawal')
    expect(event).toMatchObject({
      createdAt: now,
      detail: { by: 'shopper', text: expect.stringContaining('1 × Linen dress') },
    })
    expect((await getOrder(db, order.id)).status).toBe('delivered')
  })

  test.each([
    { name: 'a different email', field: 'email', value: 'eve@example.com' },
    { name: 'a number that does not exist', field: 'orderNumber', value: 'IN00000000XX' },
  ])('with $name sees that no order was found', async ({ field, value }) => {
    const order = await addTestOrder()
    const changes = { [field]: value }
    const rejected = await receiveWithdrawal(db, buildIdentifyForm(order, changes))
    const typed = { ...toIdentity(order), ...changes }
    expect(rejected).toEqual({
      status: 400,
      result: { step: 'identify', errors: { '': expect.stringContaining('We couldn’t find an order') }, typed },
    })
    const confirmed = toFormData({ intent: 'confirm', ...typed, seen: '0', ...buildChoice(['1']) })
    expect(await receiveWithdrawal(db, confirmed)).toEqual(rejected)
    expect(await countWithdrawals(order.id)).toBe(0)
  })

  test.each([
    { field: 'orderNumber', value: '#1001', message: /order number from this store/ },
    { field: 'orderNumber', value: ' ', message: /enter your order number/ },
    { field: 'name', value: '', message: /enter your name/ },
    { field: 'email', value: 'ada', message: /enter an email/ },
  ])('who enters $value as $field sees the reason beside it and loses no input', async ({ field, value, message }) => {
    const order = await addTestOrder()
    expect(await receiveWithdrawal(db, buildIdentifyForm(order, { [field]: value }))).toMatchObject({
      status: 400,
      result: {
        step: 'identify',
        errors: { [field]: expect.stringMatching(message) },
        typed: { [field]: value.trim() },
      },
    })
  })

  test('who tries many emails for an order is stopped, whether the order exists or not', async () => {
    const order = await addTestOrder()
    for (const orderNumber of [order.orderNumber, 'IN11111111XX']) {
      const attempts = Array.from({ length: 30 }, (_, at) =>
        receiveWithdrawal(db, buildIdentifyForm(order, { orderNumber, email: `guess-${at}@example.com` })),
      )
      const statuses = (await Promise.all(attempts)).map(({ status }) => status)
      expect(statuses.filter((status) => status === 400)).toHaveLength(10)
      expect(statuses.filter((status) => status === 429)).toHaveLength(20)
    }
  })

  test('who does not know an order’s email triggers the same SQL, whether the order exists or not', async () => {
    const { db: recordedDb, sent, close } = openRecordingDatabase(testDb.url)
    onTestFinished(close)
    const order = await addTestOrder()
    const tryNumber = async (orderNumber: string) => {
      sent.length = 0
      const typed = buildIdentifyForm(order, { orderNumber, email: 'eve@example.com' })
      expect((await receiveWithdrawal(recordedDb, typed)).status).toBe(400)
      return sent.map(({ text }) => text)
    }
    const knownStatements = await tryNumber(order.orderNumber)
    expect(knownStatements.length).toBeGreaterThan(2)
    expect(await tryNumber('IN22222222XX')).toEqual(knownStatements)
  })

  test('who tries different spellings of the order number is stopped too', async () => {
    const order = await addTestOrder()
    const spellings = [
      order.orderNumber,
      `#${order.orderNumber}`,
      order.orderNumber.toLowerCase(),
      `# ${order.orderNumber.slice(0, 4)} ${order.orderNumber.slice(4)}`,
    ]
    const imported = ['#7001', '7001', '##7001', '# 7001']
    for (const numbers of [spellings, imported]) {
      const attempts = Array.from({ length: 24 }, (_, at) =>
        receiveWithdrawal(
          db,
          buildIdentifyForm(order, { orderNumber: numbers[at % 4] ?? '', email: `other-${at}@example.com` }),
        ),
      )
      const statuses = (await Promise.all(attempts)).map(({ status }) => status)
      expect(statuses.filter((status) => status === 400)).toHaveLength(10)
    }
  })

  test('who finds the order repeatedly is not stopped', async () => {
    const order = await addTestOrder()
    for (let at = 0; at < 12; at++) expect((await receiveWithdrawal(db, buildIdentifyForm(order))).status).toBe(200)
  })

  test('with an order from a previous store is told to contact the store', async () => {
    const at = new Date('2026-01-01T10:00Z')
    await db.insert(importedOrders).values({
      source: 'shopify',
      number: '#1001',
      originalId: '1',
      hash: '',
      placedAt: at,
      status: '',
      paymentStatus: '',
      fulfillmentStatus: '',
      customerName: 'Ada',
      email: 'ada@example.com',
      phone: '',
      currency: 'USD',
      total: 100,
      refunded: 0,
      sumNote: '',
      discountCode: '',
      shippingMethod: '',
      paymentMethod: '',
      note: '',
      tags: [],
      billingAddress: [],
      shippingAddress: [],
    })
    const imported = { orderNumber: '1001', customerEmail: 'ada@example.com' }
    expect(await receiveWithdrawal(db, buildIdentifyForm(imported))).toMatchObject({
      status: 409,
      result: { step: 'imported', text: expect.stringContaining('previous store') },
    })
    const otherResponse = await receiveWithdrawal(db, buildIdentifyForm(imported, { email: 'eve@example.com' }))
    expect(otherResponse.result.step).toBe('identify')
  })
})

describe('units', () => {
  test.each([
    { units: ['3', '1'], errors: { 'units.1': 'You can choose at most 2 of these' } },
    { units: ['x', '1'], errors: { 'units.1': 'Please enter a whole number, 1 or more' } },
    { units: ['-1', '2'], errors: { 'units.1': 'Please enter a whole number, 1 or more' } },
    { units: ['0', ''], errors: { 'units.2': 'Please enter a whole number, 1 or more' } },
    { units: ['0', '0'], errors: { '': 'Please choose at least one item' } },
    { units: ['1', '1', '1'], errors: { '': expect.stringContaining('Something went wrong') } },
  ])(
    'typed as $units for lines of 2 and 1 units are rejected with an error, and kept as typed',
    async ({ units, errors }) => {
      const order = await addTestOrder()
      const received = await receiveWithdrawal(db, buildConfirmForm(order, units))
      expect(received).toMatchObject({
        status: 400,
        result: { step: 'confirm', errors, typed: { name: 'Ada Obi', units: units.slice(0, 2) } },
      })
      expect(await countWithdrawals(order.id)).toBe(0)
    },
  )

  test('are shown with size and color in the page’s language', async () => {
    const order = await addTestOrder()
    const { result } = await inLanguage('ar', () => receiveWithdrawal(db, buildIdentifyForm(order)))
    expect(result).toMatchObject({
      order: { lines: [{ variantName: expect.stringMatching(/^المقاس: .+ \| اللون: /) }, {}] },
    })
  })

  test('of one line can be withdrawn from at different times, each time with a receipt', async () => {
    const order = await addTestOrder()
    await deliver(order.id)
    await receiveWithdrawal(db, buildConfirmForm(order, ['1', '0']))
    const repeatedResponse = await receiveWithdrawal(db, buildIdentifyForm(order))
    expect(repeatedResponse.result).toMatchObject({
      step: 'confirm',
      order: { seen: 1, lines: [{ left: 1 }, { left: 1 }], receipts: [{ lines: [{ units: 1 }] }] },
    })
    const remainingResponse = await receiveWithdrawal(db, buildConfirmForm(order, ['1', '1'], 1))
    expect(remainingResponse.result).toMatchObject({
      step: 'received',
      receipt: { lines: [{ units: 1 }, { units: 1 }] },
    })
    expect(await listReceipts(order.id)).toHaveLength(2)
  })

  test('that were already returned cannot be withdrawn from', async () => {
    const order = await addTestOrder()
    await deliver(order.id)
    await returnUnits(order.id, [2, 1])
    expect(await receiveWithdrawal(db, buildIdentifyForm(order))).toMatchObject({
      status: 409,
      result: { step: 'rejected', order: { rejection: expect.stringContaining('already returned') } },
    })
  })
})

describe('a declaration', () => {
  test('sent again shows the first receipt', async () => {
    const order = await addTestOrder()
    await deliver(order.id)
    const first = await receiveWithdrawal(db, buildConfirmForm(order, ['2', '1']), new Date(Date.now() + 60_000))
    const second = await receiveWithdrawal(db, buildConfirmForm(order, ['2', '1']), new Date(Date.now() + 600_000))
    expect(second).toEqual(first)
    expect(await receiveWithdrawal(db, buildIdentifyForm(order))).toEqual(first)
    expect(await countWithdrawals(order.id)).toBe(1)
    expect(await listReceipts(order.id)).toHaveLength(1)
  })

  test('sent a hundred times at once is stored once, with one receipt', async () => {
    const order = await addTestOrder()
    await deliver(order.id)
    const submissions = Array.from({ length: 100 }, () =>
      receiveLinkedWithdrawal(db, order.link, buildLinkedForm(['1', '0'])),
    )
    const results = new Set((await Promise.all(submissions)).map((received) => JSON.stringify(received)))
    expect(results.size).toBe(1)
    expect(await countWithdrawals(order.id)).toBe(1)
    expect(await listReceipts(order.id)).toHaveLength(1)
  })

  test('is stored with its receipt, or not at all', async () => {
    const order = await addTestOrder()
    await db.execute(sql`create function reject_mail() returns trigger language plpgsql as
      $$ begin if new.event like 'withdrawal:%' then raise exception 'no mail'; end if; return new; end $$`)
    await db.execute(
      sql`create trigger reject_mail before insert on mail_outbox for each row execute function reject_mail()`,
    )
    try {
      await expect(receiveWithdrawal(db, buildConfirmForm(order, ['2', '1']))).rejects.toThrow()
    } finally {
      await db.execute(sql`drop function reject_mail cascade`)
    }
    expect(await countWithdrawals(order.id)).toBe(0)
    expect((await getOrder(db, order.id)).status).toBe('processing')
    expect(await readProductStock(db, order.dress)).toBe(8)
  })

  test('interrupted by a lost connection can be sent again', async () => {
    const order = await addTestOrder()
    await deliver(order.id)
    await db.transaction(async (tx) => {
      await tx.execute(sql`select from orders where id = ${order.id} for update`)
      const killed = receiveLinkedWithdrawal(db, order.link, buildLinkedForm(['1', '1'])).catch(() => 'killed')
      await waitForBlockedQueries(db)
      await db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`)
      expect(await killed).toBe('killed')
    })
    expect(await countWithdrawals(order.id)).toBe(0)
    expect((await receiveLinkedWithdrawal(db, order.link, buildLinkedForm(['1', '1'])))?.result.step).toBe('received')
    expect(await countWithdrawals(order.id)).toBe(1)
  })
})

function buildLinkedForm(units: readonly string[], seen = 0): FormData {
  return toFormData({ intent: 'confirm', name: 'Ada Obi', seen: String(seen), ...buildChoice(units) })
}

describe('the window', () => {
  test('is open before delivery, and after it until the end of the last day', async () => {
    const order = await addTestOrder()
    await changeStatus(db, order.id, { status: 'shipped' }, 'store')
    const muchLater = new Date(Date.now() + 400 * DAY_MS)
    expect((await receiveWithdrawal(db, buildIdentifyForm(order), muchLater)).result).toMatchObject({
      step: 'confirm',
      order: { until: null },
    })
    await deliver(order.id, new Date('2026-06-22T09:00Z'))
    const last = await receiveWithdrawal(db, buildIdentifyForm(order), new Date('2026-07-06T23:59:59Z'))
    expect(last.result.step).toBe('confirm')
    const afterDeadline = new Date('2026-07-07T00:00Z')
    const rejection = { step: 'rejected', order: { rejection: expect.stringContaining('ended on Jul 6, 2026') } }
    expect(await receiveWithdrawal(db, buildIdentifyForm(order), afterDeadline)).toMatchObject({
      status: 409,
      result: rejection,
    })
    expect(await receiveWithdrawal(db, buildConfirmForm(order, ['1', '1']), afterDeadline)).toMatchObject({
      status: 409,
      result: rejection,
    })
    expect(await countWithdrawals(order.id)).toBe(0)
  })

  test('starts at the last delivery', async () => {
    const order = await addTestOrder()
    await deliver(order.id, new Date('2026-06-01T09:00Z'))
    await changeStatus(db, order.id, { status: 'shipped' }, 'store', new Date('2026-06-02T09:00Z'))
    await deliver(order.id, new Date('2026-06-22T09:00Z'))
    const page = await findLinkedWithdrawal(db, order.link, new Date('2026-07-06T12:00Z'))
    expect(page).toMatchObject({ until: 'Jul 6, 2026', rejection: null })
  })
})

describe('exemptions', () => {
  test.each([
    { exemption: 'sealed', message: /^Sealed for hygiene/ },
    { exemption: 'personal', message: /^Made to your specification/ },
  ] as const)(
    'are shown at checkout, stored as shown, and given as the reason for a rejection: $exemption',
    async (row) => {
      const order = await addTestOrder({}, row.exemption)
      await deliver(order.id)
      const lines = [createCheckoutLine(order.dress, { size: 'M' }), createCheckoutLine(order.scarf)]
      const fresh = await quoteCart(db, createQuoteRequest(createCheckoutRequest(lines)))
      expect(fresh.lines[0]?.product).not.toHaveProperty('exemption')
      expect(fresh.lines[1]?.product?.exemption).toMatch(row.message)
      await db.update(products).set({ withdrawal: 'allowed' }).where(eq(products.id, order.scarf)) // no effect on the order
      expect((await listOrderItems(db, order.id)).map(({ exemption }) => exemption)).toEqual([null, row.exemption])
      const page = await findLinkedWithdrawal(db, order.link)
      expect(page?.lines).toMatchObject([
        { left: 2, exemption: null },
        { left: 0, exemption: expect.stringMatching(row.message) },
      ])
      expect(await receiveWithdrawal(db, buildConfirmForm(order, ['1', '1']))).toMatchObject({
        status: 400,
        result: { step: 'confirm', errors: { 'units.2': expect.stringMatching(row.message) } },
      })
      expect((await receiveWithdrawal(db, buildConfirmForm(order, ['2', '0']))).result.step).toBe('received')
    },
  )

  test('that were not shown before the order do not count', async () => {
    const order = await addTestOrder({ shownExempt: [] }, 'personal')
    expect((await listOrderItems(db, order.id)).map(({ exemption }) => exemption)).toEqual([null, null])
  })

  test('for sealed goods do not count until the goods are shipped', async () => {
    const order = await addTestOrder({}, 'sealed')
    expect((await findLinkedWithdrawal(db, order.link))?.lines[1]).toMatchObject({ left: 1, exemption: null })
  })

  test('on every line leave nothing to confirm', async () => {
    const scarf = await addProduct(db, { name: 'Monogram scarf' })
    await db.update(products).set({ withdrawal: 'personal' }).where(eq(products.id, scarf))
    const { id } = await addOrder(db, [createCheckoutLine(scarf)], { shownExempt: [scarf] })
    const order = await getOrder(db, id)
    const rejection = {
      rejection: expect.stringContaining('no right of withdrawal'),
      lines: [{ exemption: expect.any(String) }],
    }
    expect(await receiveWithdrawal(db, buildIdentifyForm(order))).toMatchObject({
      status: 409,
      result: { step: 'rejected', order: rejection },
    })
    expect(await receiveWithdrawal(db, buildConfirmForm(order, ['1']))).toMatchObject({
      status: 409,
      result: { step: 'rejected' },
    })
  })
})

describe('an order', () => {
  test('that has not been shipped is cancelled and refunded once withdrawals cover all of it', async () => {
    const order = await addTestOrder()
    const received = await receiveWithdrawal(db, buildConfirmForm(order, ['2', '1']))
    expect(received.result).toMatchObject({
      step: 'received',
      receipt: { next: expect.stringContaining('it is cancelled') },
    })
    const after = await getOrder(db, order.id)
    expect(after).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded', refunded: order.charged.total })
    expect([await readProductStock(db, order.dress), await readProductStock(db, order.scarf)]).toEqual([10, 10])
    const [withdrawal] = await listWithdrawals(db, order.id)
    expect(withdrawal?.settledAt).not.toBeNull()
    const mails = (await listOrderMails(db, order.id)).map(({ about }) => about)
    expect(mails.toSorted()).toEqual(['Cancellation notice', 'Order confirmation', 'Withdrawal receipt'])
  })

  test('that has not been shipped is kept if a withdrawal covers only part of it', async () => {
    const order = await addTestOrder()
    const received = await receiveWithdrawal(db, buildConfirmForm(order, ['1', '1']))
    expect(received.result).toMatchObject({
      receipt: { next: expect.stringContaining('has not shipped yet. We’ll remove') },
    })
    expect((await getOrder(db, order.id)).status).toBe('processing')
  })

  test.each([
    ['pending', ['2', '1'], 'cancelled. We have not received a payment'],
    ['pending', ['1', '0'], 'remove the items you withdrew from. We have not received a payment'],
    ['delivered', ['2', '1'], 'send the items back by'],
  ] as const)(
    'that was never paid and is %s gets a receipt that says there is nothing to refund, for units %j',
    async (status, units, text) => {
      const order = await addTestOrder()
      const unpaid = {
        paymentStatus: 'pending',
        paymentMethod: 'bank_transfer',
        paymentProvider: 'bank-transfer',
      } as const
      await db.update(orders).set(unpaid).where(eq(orders.id, order.id))
      await changeStatus(db, order.id, { status }, 'store')
      const next = expect.stringMatching(new RegExp(`${text}.*nothing to refund\\.`))
      expect(await receiveWithdrawal(db, buildConfirmForm(order, units))).toMatchObject({
        result: { receipt: { next } },
      })
      await db.update(orders).set({ paymentStatus: 'paid' }).where(eq(orders.id, order.id))
    },
  )

  test.each([
    { provider: 'demo', account: null },
    { provider: 'bank_transfer', account: /please email care@marlow\.example the bank account holder’s name/ },
    { provider: 'cash_on_delivery', account: /please email care@marlow\.example the bank account holder’s name/ },
  ])(
    'that was shipped gets a receipt with the return address, and a request for a bank account if $provider needs one',
    async (payment) => {
      const address = { legal_name: 'Marlow GmbH', store_address: 'Lindenstr. 4\n04109 Leipzig' }
      await saveSettings(db, { ...address, store_email: 'care@marlow.example' })
      onTestFinished(() => saveSettings(db, pick(initialSettings, ['legal_name', 'store_address', 'store_email'])))
      const order = await addTestOrder()
      await deliver(order.id)
      await db.update(orders).set({ paymentProvider: payment.provider }).where(eq(orders.id, order.id))
      const received = await receiveWithdrawal(db, buildConfirmForm(order, ['1', '0']))
      if (received.result.step !== 'received') throw new Error('The withdrawal was not received')
      const { next } = received.result.receipt
      expect(next).toContain('Return address: Marlow GmbH, Lindenstr. 4, 04109 Leipzig.')
      if (payment.account) expect(next).toMatch(payment.account)
      else expect(next).not.toContain('account')
    },
  )

  test('that is cancelled cannot be withdrawn from', async () => {
    const order = await addTestOrder()
    await changeStatus(db, order.id, { status: 'cancelled' }, 'store')
    const rejection = { step: 'rejected', order: { rejection: expect.stringContaining('already cancelled') } }
    expect(await receiveWithdrawal(db, buildIdentifyForm(order))).toMatchObject({ status: 409, result: rejection })
  })

  test('in a market without the right of withdrawal cannot be withdrawn from, and the reason is shown', async () => {
    const order = await addTestOrder()
    const nigeria = await addMarket(db, { name: 'Nigeria', countries: ['NG'], languages: { ng: 'en' } })
    await db.update(orders).set({ marketId: nigeria }).where(eq(orders.id, order.id))
    const rejection = {
      step: 'rejected',
      order: { rejection: expect.stringContaining('Online withdrawal is not available') },
    }
    expect(await receiveWithdrawal(db, buildIdentifyForm(order))).toMatchObject({ status: 409, result: rejection })
  })

  test('whose personal data was erased cannot be withdrawn from, because no receipt could be sent', async () => {
    const order = await addTestOrder({ email: 'gone@example.com' })
    await erasePersonalData(db, 'gone@example.com', null)
    expect(await findLinkedWithdrawal(db, order.link)).toMatchObject({ rejection: expect.stringContaining('erased') })
  })

  test('is not found by an unknown link', async () => {
    expect(await findLinkedWithdrawal(db, 'f'.repeat(48))).toBeNull()
    expect(await receiveLinkedWithdrawal(db, 'short', buildLinkedForm(['1']))).toBeNull()
  })

  test('records the cheapest delivery that was offered', async () => {
    const express = await addTestOrder({ shippingMethod: 'express' })
    expect(express.charged.shipping).toEqual(money(25_00, 'USD'))
    expect(express.standardShipping).toEqual(money(10_00, 'USD'))
  })
})

async function returnUnits(orderId: Id<'order'>, quantities: readonly number[]) {
  const [order, items] = [await getOrder(db, orderId), await listOrderItems(db, orderId)]
  const lines = items.flatMap(({ id: item }, at) =>
    quantities[at] ? [{ item, quantity: quantities[at], restock: true }] : [],
  )
  const version = computeReturnsVersion(order, items)
  const command = {
    key: newId<'return'>(),
    version,
    lines,
    reason: 'withdrawal',
    note: '',
    amount: money(0, 'USD'),
  } as const
  expect(await recordReturn(db, orderId, command, 'store')).toHaveProperty('recorded')
}

describe('staff', () => {
  const readOrderList = async (query: string) => {
    const { rows, total, all } = await listOrderRows(db, readOrderListQuery(new URLSearchParams(query), 'UTC'))
    return { rows, total, all: all?.total }
  }

  test('can find open withdrawals in the list of orders until all units are returned', async () => {
    const before = await countOpenWithdrawals(db)
    const order = await addTestOrder()
    await deliver(order.id)
    await receiveWithdrawal(db, buildConfirmForm(order, ['1', '0']))
    await receiveWithdrawal(db, buildConfirmForm(order, ['1', '1'], 1))
    expect(await countOpenWithdrawals(db)).toBe(before + 1)
    const openRows = await readOrderList('withdrawal=open')
    expect(openRows).toMatchObject({ total: before + 1, all: await db.$count(orders) })
    expect(openRows.rows.find(({ id }) => id === order.id)).toMatchObject({ hasOpenWithdrawal: true })

    await returnUnits(order.id, [1, 0])
    const listStates = async () =>
      (await listWithdrawals(db, order.id)).map(({ settledAt, lines }) => [
        settledAt !== null,
        lines.map((line) => line.returned),
      ])
    expect(await listStates()).toEqual([
      [true, [1]],
      [false, [0, 0]],
    ])
    await returnUnits(order.id, [1, 1])
    expect(await listStates()).toEqual([
      [true, [1]],
      [true, [1, 1]],
    ])
    expect(await countOpenWithdrawals(db)).toBe(before)
    expect((await readOrderList('withdrawal=open')).rows.map(({ id }) => id)).not.toContain(order.id)
  })

  test('can close a withdrawal whose units are never returned; closing it again or through another order changes nothing', async () => {
    const [order, other] = [await addTestOrder(), await addTestOrder()]
    await deliver(order.id)
    await receiveWithdrawal(db, buildConfirmForm(order, ['1', '0']))
    const [withdrawal] = await listWithdrawals(db, order.id)
    if (!withdrawal) throw new Error('No withdrawal was recorded')
    expect(await closeWithdrawal(db, other.id, withdrawal.id)).toBe(false)
    const at = new Date('2026-12-01T10:00Z')
    expect(await closeWithdrawal(db, order.id, withdrawal.id, at)).toBe(true)
    expect(await closeWithdrawal(db, order.id, withdrawal.id)).toBe(true)
    expect((await listWithdrawals(db, order.id))[0]?.settledAt).toEqual(at)
    expect((await findLinkedWithdrawal(db, order.link))?.lines[0]?.left).toBe(1) // the declaration still counts
  })
})

test('names are exported and erased; declarations are kept', async () => {
  const order = await addTestOrder({ email: 'private@example.com' })
  await deliver(order.id)
  await receiveWithdrawal(db, buildConfirmForm(order, ['1', '0']))
  const exported = await exportPersonalData(db, 'private@example.com')
  expect(exported.orders[0]?.withdrawals).toMatchObject([{ name: 'Ada Obi', createdAt: expect.any(Date) }])
  await erasePersonalData(db, 'private@example.com', null)
  const [declared] = await listWithdrawals(db, order.id)
  expect(declared).toMatchObject({ name: '', lines: [{ quantity: 1 }] })
  expect(await listReceipts(order.id)).toEqual([])
  const detail = await db
    .select({ detail: orderEvents.detail })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, order.id))
  expect(JSON.stringify(detail)).not.toContain('Ada')
  expect(await db.$count(withdrawalItems)).toBeGreaterThan(0)
})
