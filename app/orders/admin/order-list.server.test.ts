import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { money } from '#app/base/money.ts'
import type { CsvRow } from '#app/lib/csv.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { ORDER_FILE_HEADING, streamOrdersForFile } from '#app/orders/admin/export-orders.server.ts'
import { findOrderByNumber, listOrderMarkets, listOrderRows } from '#app/orders/admin/order-list.server.ts'
import { readOrderListQuery } from '#app/orders/admin/order-list.ts'
import { changeStatus } from '#app/orders/change-status.server.ts'
import { orders } from '#app/orders/orders.table.ts'
import { refundOrder } from '#app/orders/refund-order.server.ts'
import { invoiceOrder } from '#app/payments/invoices/issue-invoice.server.ts'
import { addOrder, createCheckoutLine } from '#tests/support/checkout.ts'
import { createCheckoutRequest } from '#tests/support/checkout-request.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'
import { addMarket } from '#tests/support/markets.ts'
import { addProduct } from '#tests/support/products.ts'

let store: TestDatabase
/** The total of two dresses with shipping and tax. */
const TOTAL = money(31_60, 'USD')

beforeAll(async () => {
  store = await openTestDatabase()
  const dress = await addProduct(store.db, { stock: 1_000 })
  const { address } = createCheckoutRequest([])
  const commands = [
    { name: ['Ada', 'Obi'], day: '2026-01-10', units: 3 },
    { name: ['Zoë', 'Ölander'], day: '2026-01-31', units: 1 },
    { name: ['100%', '_sure_'], day: '2026-02-01', units: 2 },
    { name: ['=cmd()', 'O"Hara, Jr'], day: '2026-03-05', units: 4 },
  ] as const
  for (const { name, day, units } of commands) {
    const [first_name, last_name] = name
    const { id } = await addOrder(store.db, [createCheckoutLine(dress, { quantity: units })], {
      email: `${commands.findIndex((command) => command.name === name)}@mail.example`,
      address: { ...address, first_name, last_name },
    })
    await store.db
      .update(orders)
      .set({ createdAt: new Date(`${day}T23:30:00Z`) })
      .where(eq(orders.id, id))
    if (first_name === 'Ada') await changeStatus(store.db, id, { status: 'shipped', trackingNumber: 'GB 1' }, 'store')
    if (first_name === '100%') await refundOrder(store.db, id, { amount: TOTAL, note: '', key: newId() }, 'store')
  }
})
afterAll(() => store.close())

async function listByQuery(query: string, zone = 'UTC') {
  return await listOrderRows(store.db, readOrderListQuery(new URLSearchParams(query), zone))
}

/** All orders were placed at 23:30 UTC. Daylight saving in New York began on 8 March 2026 and ended on 1 November. */
const days = [
  { zone: 'UTC', from: '2026-01-10', to: '2026-01-10', names: ['Ada Obi'] },
  { zone: 'UTC', from: '2026-01-11', to: '2026-01-11', names: [] },
  { zone: 'Africa/Lagos', from: '2026-01-10', to: '2026-01-10', names: [] },
  { zone: 'Africa/Lagos', from: '2026-01-11', to: '2026-01-11', names: ['Ada Obi'] },
  { zone: 'Africa/Lagos', from: '2026-02-01', to: '2026-02-01', names: ['Zoë Ölander'] },
  { zone: 'Asia/Kolkata', from: '2026-03-06', to: '', names: ['=cmd() O"Hara, Jr'] },
  { zone: 'Asia/Kolkata', from: '', to: '2026-01-10', names: [] },
]
test.each(days)('in $zone the orders from “$from” to “$to” are $names', async ({ zone, from, to, names }) => {
  const { rows, total } = await listByQuery(`from=${from}&to=${to}`, zone)
  expect(rows.map((row) => row.customerName)).toEqual(names)
  expect(total).toBe(names.length)
})

test('a day with a clock change contains all of its hours', async () => {
  const [row] = (await listByQuery('q=da+ob')).rows
  const id = row?.id ?? newId<'order'>()
  const setTime = async (at: string) => {
    await store.db
      .update(orders)
      .set({ createdAt: new Date(at) })
      .where(eq(orders.id, id))
  }
  onTestFinished(() => setTime('2026-01-10T23:30:00Z'))
  const isListed = async (at: string, day: string) => {
    await setTime(at)
    return (await listByQuery(`from=${day}&to=${day}`, 'America/New_York')).rows.some((found) => found.id === id)
  }
  for (const { at, day } of [
    { at: '2025-03-09T05:00:00.000Z', day: '2025-03-09' },
    { at: '2025-03-10T03:59:59.999Z', day: '2025-03-09' },
    { at: '2025-03-10T04:00:00.000Z', day: '2025-03-10' },
    { at: '2025-11-02T04:00:00.000Z', day: '2025-11-02' },
    { at: '2025-11-03T04:59:59.999Z', day: '2025-11-02' },
    { at: '2025-11-03T05:00:00.000Z', day: '2025-11-03' },
  ]) {
    expect(await isListed(at, day), at).toBe(true)
  }
})

const found = [
  { query: '', names: ['=cmd() O"Hara, Jr', '100% _sure_', 'Zoë Ölander', 'Ada Obi'] },
  { query: 'dir=asc', names: ['Ada Obi', 'Zoë Ölander', '100% _sure_', '=cmd() O"Hara, Jr'] },
  { query: 'sort=total', names: ['=cmd() O"Hara, Jr', 'Ada Obi', '100% _sure_', 'Zoë Ölander'] },
  { query: 'sort=total&dir=asc', names: ['Zoë Ölander', '100% _sure_', 'Ada Obi', '=cmd() O"Hara, Jr'] },
  { query: 'q=da+ob', names: ['Ada Obi'] },
  { query: 'q=ÖLAN', names: ['Zoë Ölander'] },
  { query: 'q=1@mail', names: ['Zoë Ölander'] },
  { query: 'q=%25', names: ['100% _sure_'] },
  { query: 'q=_s', names: ['100% _sure_'] },
  { query: "q='+or+1=1+--", names: [] },
  { query: 'status=shipped', names: ['Ada Obi'] },
  { query: 'payment=refunded', names: ['100% _sure_'] },
  { query: 'from=2026-01-31&to=2026-02-01', names: ['100% _sure_', 'Zoë Ölander'] },
  { query: 'to=2026-01-10', names: ['Ada Obi'] },
  { query: 'status=shipped&q=zoë', names: [] },
]

test.each(found)('the list at ?$query contains $names', async ({ query, names }) => {
  const { rows, total } = await listByQuery(query)
  expect(rows.map(({ customerName }) => customerName)).toEqual(names)
  expect(total).toBe(names.length)
})

test('counts by status follow the other filters; a page past the end shows the last page', async () => {
  const exactly = (total: number) => ({ total, hasMore: false })
  const all = { pending: 0, processing: 3, shipped: 1, delivered: 0, cancelled: 0 }
  for (const query of ['status=delivered', 'q=mail', 'from=2026-01-01', 'to=2026-12-31&status=delivered']) {
    const { byStatus, ...list } = await listByQuery(query)
    expect(list).toMatchObject({ all: exactly(4), hasMore: false, total: query.includes('status') ? 0 : 4 })
    expect(byStatus).toEqual(Object.fromEntries(Object.entries(all).map(([status, count]) => [status, exactly(count)])))
  }
  for (const query of ['payment=paid', 'payment=paid&q=mail', 'payment=paid&to=2026-12-31']) {
    expect(await listByQuery(query)).toMatchObject({
      all: exactly(3),
      byStatus: { processing: exactly(2), shipped: exactly(1) },
    })
  }
  const pastEnd = await listByQuery('page=700')
  expect([pastEnd.page, pastEnd.rows.length]).toEqual([1, 4])
})

test('an incomplete order number leads to no order', async () => {
  const [row] = (await listByQuery('q=Ada')).rows
  const number = row?.orderNumber ?? ''
  expect(await findOrderByNumber(store.db, number)).toBe(row?.id satisfies Id<'order'> | undefined)
  expect(await findOrderByNumber(store.db, number.slice(0, -1))).toBeNull()
})

describe('the exported file', () => {
  async function file(query: string, batch?: number): Promise<CsvRow[]> {
    const rows: CsvRow[] = []
    for await (const some of streamOrdersForFile(
      store.db,
      readOrderListQuery(new URLSearchParams(query), 'UTC'),
      batch,
    )) {
      rows.push(...some)
    }
    return rows
  }

  test('contains the amounts of each order in the store currency and in the charged currency', async () => {
    const [row = []] = await file('q=ada')
    expect(row).toHaveLength(ORDER_FILE_HEADING.length)
    expect(Object.fromEntries(ORDER_FILE_HEADING.map((name, index) => [name, row[index]]))).toMatchObject({
      'Date (UTC)': '2026-01-10 23:30',
      Status: 'Shipped',
      Payment: 'Paid',
      Customer: 'Ada Obi',
      Email: '0@mail.example',
      Country: 'US',
      Items: '3 × Linen dress',
      Currency: 'NGN',
      Company: '',
      'VAT number': '',
      Market: 'International',
      Region: 'Oregon',
      'Pickup point': '',
      'Exchange rate': '1500',
      'Intra-Community supply': 'no',
      'Discount code': '',
      Discount: '0.00',
      Subtotal: '45000.00',
      Shipping: '15000.00',
      Tax: '3600.00',
      Total: '63600.00',
      Refunded: '0.00',
      'Charged currency': 'USD',
      'Discount (charged currency)': '0.00',
      'Subtotal (charged currency)': '30.00',
      'Shipping (charged currency)': '10.00',
      'Tax included': 'no',
      'Tax (charged currency)': '2.40',
      'Taxes (charged currency)': 'Sales tax 8% on 30.00: 2.40',
      'Total (charged currency)': '42.40',
      'Refunded (charged currency)': '0.00',
      'Shipping method': 'Standard',
      'Tracking number': 'GB 1',
    })
    const [refunded = []] = await file('payment=refunded')
    const headings = ['Payment', 'Total', 'Refunded', 'Total (charged currency)', 'Refunded (charged currency)']
    const cells = headings.map((name) => refunded[ORDER_FILE_HEADING.indexOf(name)])
    expect(cells).toEqual(['Refunded', '47400.00', '47400.00', '31.60', '31.60'])
  })

  test('contains the filtered list, newest first, for any batch size', async () => {
    const complete = await file('payment=paid')
    expect(complete.map(([, date]) => date)).toEqual(['2026-03-05 23:30', '2026-01-31 23:30', '2026-01-10 23:30'])
    for (const batch of [1, 2, 3]) expect(await file('payment=paid', batch)).toEqual(complete)
    expect(await file('q=nobody')).toEqual([])
  })
})

test('orders can be listed, counted and exported by market, in combination with other filters', async () => {
  expect(await listOrderMarkets(store.db)).toEqual([])
  const japan = await addMarket(store.db, {
    name: 'Japan',
    currency: 'NGN',
    countries: ['JP'],
    languages: { jp: 'en' },
  })
  onTestFinished(async () => {
    await store.db.update(orders).set({ marketId: international })
  })
  const [international = japan] = (await listOrderMarkets(store.db)).map(({ id }) => id)
  await store.db
    .update(orders)
    .set({ marketId: japan })
    .where(sql`${orders.customerName} in ('Ada Obi', 'Zoë Ölander')`)
  const names = async (query: string) => (await listByQuery(query)).rows.map(({ customerName }) => customerName)
  expect(await names(`market=${japan}`)).toEqual(['Zoë Ölander', 'Ada Obi'])
  expect(await names(`market=${international}`)).toEqual(['=cmd() O"Hara, Jr', '100% _sure_'])
  for (const query of ['status=shipped', 'q=obi', 'to=2026-01-10', 'sort=total&q=obi']) {
    expect(await names(`market=${japan}&${query}`), query).toEqual(['Ada Obi'])
    expect(await names(`market=${international}&${query}`), query).toEqual([])
  }
  const exactly = (total: number) => ({ total, hasMore: false })
  expect(await listByQuery(`market=${japan}`)).toMatchObject({
    all: exactly(2),
    byStatus: { processing: exactly(1), shipped: exactly(1), pending: exactly(0) },
  })
  const filter = readOrderListQuery(new URLSearchParams({ market: japan }), 'UTC')
  const file: CsvRow[] = []
  for await (const some of streamOrdersForFile(store.db, filter)) file.push(...some)
  expect(file.map((row) => row[ORDER_FILE_HEADING.indexOf('Market')])).toEqual(['Japan', 'Japan'])
  expect(await names(`market=${newId()}`)).toEqual([])
})

describe('a search', () => {
  beforeAll(async () => {
    const dress = await addProduct(store.db, { stock: 1 })
    const { address } = createCheckoutRequest([])
    const streets = { address_line1: '56 Kastanienallee', postal_code: 'M5V 2T6', phone: '+234 (0)803-555 0147' }
    const { id } = await addOrder(store.db, [createCheckoutLine(dress)], {
      email: 'hidden@elsewhere.example',
      address: { ...address, ...streets, city: 'Łódź', first_name: 'Uche', last_name: 'Adéwálé' },
    })
    await changeStatus(store.db, id, { status: 'shipped', trackingNumber: 'CP 123 456 789 CA' }, 'store')
    await invoiceOrder(store.db, id, await addFirstAdmin(store.db))
    await store.db
      .update(orders)
      .set({ createdAt: new Date('2025-01-01T00:00:00Z') })
      .where(eq(orders.id, id))
  })

  test.each([
    ['its phone number', ['0803 555', '+234 (0)803-555 0147', '2340803555', '555 0147']],
    [
      'its name, with or without accents',
      ['adewale', 'ADÉWÁLÉ', 'ａｄｅｗａｌｅ', 'Uche Ade\u0301wale', 'ade\u200bwale', 'wal\u00e9'],
    ],
    ['its city', ['lodz', 'Łódź', 'ódź']],
    ['its phone number in other scripts’ digits', ['٥٥٥ ٠١٤٧', '۵۵۵۰۱۴۷', '５５５０１４７']],
    ['its street', ['kastanien', '56 Kastanienallee']],
    ['its postal code', ['M5V 2T6', 'm5v2t6']],
    ['its tracking number', ['CP 123 456 789 CA', 'cp123456789ca', '456 789']],
    ['its invoice number', [`INV-${new Date().getFullYear()}-00001`, '00001', 'inv-2']],
  ])('finds an order by %s', async (_, texts) => {
    for (const q of texts) {
      const { rows, total } = await listByQuery(`q=${encodeURIComponent(q)}`)
      expect([total, ...rows.map(({ customerName }) => customerName)], q).toEqual([1, 'Uche Adéwálé'])
    }
  })

  test('does not find an order by a similar number or street', async () => {
    for (const q of ['0804 555', 'Kastanienstr', '803', 'INV-1999', '%%%%']) {
      expect((await listByQuery(`q=${encodeURIComponent(q)}`)).rows, q).toEqual([])
    }
  })
})
