import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#app/lib/id.ts'
import { orders } from '#app/orders/orders.table.ts'
import { address } from '#tests/support/checkout-request.ts'
import { addProduct } from '#tests/support/products.ts'
import { readPage } from '#tests/support/read-page.ts'
import { getSharedStore } from '#tests/support/shared-store.ts'
import { placeOrder } from '#tests/support/shopper-client.ts'
import { openStaffSession } from '#tests/support/staff-session.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

// Checks the HTML of the order screens and printed documents, and the exported file.

const lastName = `Zofia${newId<'order'>().replace(/\W|\d/g, '')}`

let database: ReturnType<typeof openStoreDatabase>
let cookie = ''
let order: OrderRow
let express: OrderRow

type OrderRow = typeof orders.$inferSelect

beforeAll(async () => {
  database = openStoreDatabase(getSharedStore())
  cookie = (await openStaffSession(database.db, getSharedStore())).cookie
  const stock = [{ size: 'M', color: null, stock: 10 }]
  const top = await addProduct(database.db, { name: 'Zofia Rib Top', price: 50_000_00, sizes: ['M'], stock })
  express = await place(top, 'express')
  order = await place(top, 'standard')
})
afterAll(() => database?.close())

async function place(productId: string, shippingMethod: 'standard' | 'express'): Promise<OrderRow> {
  const line = { productId, size: 'M', color: 'Default', quantity: 1 }
  const changes = { paymentMethod: 'paypal', address: { ...address, last_name: lastName }, shippingMethod } as const
  const { orderNumber } = await placeOrder(getSharedStore().url, [line], changes)
  const [row] = await database.db.select().from(orders).where(eq(orders.orderNumber, orderNumber))
  if (!row) throw new Error('The order was not placed')
  return row
}

const read = (path: string) => readPage(getSharedStore().url, path, cookie)

test('an order shows its lines, totals, payment and emails', async () => {
  const { text } = await read(`/admin/orders/${order.id}`)
  for (const shown of [
    'Zofia Rib Top',
    'Size: M | Color: Default',
    '₦1,500.00 per $1',
    'Standard: $10.00',
    '8% (United States) on',
    'PayPal, paid',
    `Ada ${lastName}`,
    'Order confirmation',
  ]) {
    expect(text).toContain(shown)
  }
})

test('an order summary has both addresses, the currency and the total in the store currency', async () => {
  const { html, text } = await read(`/admin/orders/${order.id}/print/summary`)
  expect(html).toContain(`aria-label="Order summary ${order.orderNumber}"`)
  for (const shown of [
    'Billed to',
    'Ship to',
    'All amounts are in US dollars. In the store currency, the total is ₦',
  ]) {
    expect(text).toContain(shown)
  }
})

test('a packing slip lists what to pack, without amounts', async () => {
  const { html, text } = await read(`/admin/orders/print/packing-slips?ids=${order.id},${express.id}`)
  expect(html.match(/<article/g)).toHaveLength(2)
  expect(text).toContain('Zofia Rib Top')
  expect(text).not.toMatch(/[$₦]/)
})

test('each order has an address label in the format of its destination', async () => {
  const { html, text } = await read(`/admin/orders/print/labels?ids=${order.id},${express.id}`)
  expect(html.match(/<article/g)).toHaveLength(2)
  expect(html).toContain(`aria-label="Address label ${order.orderNumber}"`)
  for (const shown of [`Ada ${lastName}`, 'UNITED STATES', 'Express']) expect(text).toContain(shown)
  expect((await read(`/admin/orders/print/envelopes?ids=${order.id}`)).status).toBe(404)
})

test('the list is sorted newest first, and its tabs count the search results', async () => {
  const { text } = await read(`/admin/orders?q=${lastName.slice(2).toUpperCase()}`)
  expect(text.indexOf(order.orderNumber)).toBeLessThan(text.indexOf(express.orderNumber))
  for (const shown of ['All 2', 'Processing 2', 'Shipped 0', 'Express', '2 orders']) expect(text).toContain(shown)
  const none = await read(`/admin/orders?q=${lastName}&status=shipped`)
  expect(none.text).toContain(`No orders match “${lastName}” and these filters.`)
  expect(none.html).toContain(`href="/admin/orders?q=${lastName}"`)
})

test.each([
  { typed: (number: string) => `# ${number.toLowerCase()}`, to: (id: string) => `/admin/orders/${id}` },
  { typed: () => lastName, to: () => `/admin/orders?q=${lastName}` },
])('pressing Enter in the search opens $to', async ({ typed, to }) => {
  const query = new URLSearchParams({ q: typed(order.orderNumber), open: 'yes' })
  const { status, headers } = await read(`/admin/orders?${query}`)
  expect([status, headers.get('location')]).toEqual([302, to(order.id)])
})

test('the exported file contains the filtered list', async () => {
  const response = await fetch(`${getSharedStore().url}/admin/orders/export?q=${lastName}`, { headers: { cookie } })
  expect(response.headers.get('content-disposition')).toMatch(/filename="orders-\d{4}-\d\d-\d\d\.csv"$/)
  const file = Buffer.from(await response.arrayBuffer()).toString()
  const lines = file.trimEnd().split('\r\n')
  expect(lines[0]).toMatch(/^\uFEFFOrder,Date \(UTC\),Status,Payment,/)
  expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual([order.orderNumber, express.orderNumber])
  expect(lines[1]).toContain('1 × Zofia Rib Top (Size: M | Color: Default)')
})
