import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orders } from '#app/orders/orders.table.ts'
import { address } from '#tests/support/checkout-request.ts'
import { readLinks } from '#tests/support/html-elements.ts'
import { sendForm } from '#tests/support/page-forms.ts'
import { readMainText, readPage } from '#tests/support/read-page.ts'
import { getSharedStore } from '#tests/support/shared-store.ts'
import { openStaffAccess } from '#tests/support/staff-access.ts'
import { readTableRows } from '#tests/support/table-rows.ts'

// Tests a withdrawal as staff and the shopper see it, and an order's invoice.

const store = getSharedStore()
const { db, admin, cookie, read } = await openStaffAccess(store)

/** Adds an order with this status. Returns it with its number. */
async function newOrder(status: 'shipped' | 'processing') {
  const order = await admin.newOrder()
  const changed = db.update(orders).set({ status }).where(eq(orders.link, order.link))
  const [row] = await changed.returning({ number: orders.orderNumber, id: orders.id })
  if (!row) throw new Error('There is no order')
  return { ...order, number: row.number, orderId: row.id }
}

test('staff find a withdrawal, its refund deadline and its receipt, and can close it if nothing is returned', async () => {
  const { link, number, screen, product } = await newOrder('shipped')
  const fields = { intent: 'confirm', name: 'Ada Obi', seen: '0', line: '1', units: '2', chosen: '1' }
  const declared = await admin.post(`/order/${link}/withdraw`, fields)
  expect(readMainText(await declared.text())).toContain('We have received your withdrawal')
  const shown = (await readPage(store.url, `/order/${link}`)).text
  expect(shown).toMatch(
    /We have received your withdrawal.*send the items back by \w+ \d+.*We’ll refund you by the same day/,
  )
  expect(shown).toContain(`2 × ${product.name}`)

  const tabs = readLinks((await read(`/admin/orders?q=${number}`)).html)
  const [, list = ''] = tabs.find(([text]) => text.startsWith('Withdrawals')) ?? []
  expect((await read(list)).text).toContain(number)
  const order = await read(screen)
  expect(order.text).toMatch(/Pay the refund by \w+ \d+, \d{4}/)
  expect(order.text).toContain(`Withdrawal declared: 2 × ${product.name}`)
  expect(readLinks(order.html)).toContainEqual(['View as customer', `/order/${link}`])
  const receipt = /href="(\/admin\/mails\/[^"]*)"[^>]*>View receipt/.exec(order.html)?.[1] ?? ''
  expect((await read(receipt)).text).toContain('We have received your withdrawal')

  await sendForm({ url: store.url, cookie }, screen, 'Close without a return')
  const closed = (await read(screen)).text
  expect(closed).toContain('Settled')
  expect(closed).not.toContain('Close without a return')
  expect((await read(list)).text).toContain('No orders match these filters.')
})

test('an issued invoice has a page and a PDF, and is found by the customer’s name', async () => {
  const { screen, orderId } = await newOrder('processing')
  const lastName = randomUUID().slice(0, 8)
  const customerName = `Ada ${lastName}`
  const billingAddress = { ...address, last_name: lastName }
  await db.update(orders).set({ customerName, billingAddress }).where(eq(orders.id, orderId))
  expect((await admin.post(`${screen}/invoices`, {})).status).toBe(200)
  const [, path = '', number = ''] =
    /href="(\/admin\/invoices\/[^"]*)"[^>]*>(INV-[^<]*)</.exec((await read(screen)).html) ?? []
  const invoice = await read(path)
  expect(invoice.html).toMatch(new RegExp(`<article[^>]*aria-label="Invoice ${number}"`))
  expect(invoice.text).toContain(customerName)
  expect(readLinks(invoice.html)).toContainEqual(['Download PDF', `${path}/pdf`])
  const pdf = await fetch(`${store.url}${path}/pdf`, { headers: { cookie } })
  expect(pdf.headers.get('content-disposition')).toContain(`${number}.pdf`)
  expect((await pdf.text()).startsWith('%PDF-')).toBe(true)
  const listed = readTableRows((await read(`/admin/invoices?q=ada+${lastName}`)).html)
  expect(listed.slice(1).map(([first]) => first)).toEqual([expect.stringContaining(number)])
  const archive = await fetch(`${store.url}/admin/invoices/pdfs?q=ada+${lastName}`, { headers: { cookie } })
  expect(archive.headers.get('content-disposition')).toMatch(/filename="invoices-[\d-]+\.zip"$/)
  expect(await archive.text()).toContain(`${number}.pdf`)
  expect((await read(`/admin/invoices?q=ada+${lastName}&pdfs=too-many`)).text).toContain(
    'Up to 1,000 PDFs can be downloaded at once.',
  )
})
