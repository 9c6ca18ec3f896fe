import { afterAll, beforeAll, expect, test } from 'vitest'
import { requireId } from '#app/lib/id.ts'
import { type AdminClient, openAdminClient } from '#tests/support/page-updates/admin-client.ts'
import { addPaymentRows } from '#tests/support/payment-rows.ts'
import { readPage } from '#tests/support/read-page.ts'
import { getSharedStore } from '#tests/support/shared-store.ts'
import { openStaffSession } from '#tests/support/staff-session.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'
import { readTableRows } from '#tests/support/table-rows.ts'

// Checks the HTML of the payment screens.

const store = getSharedStore()
let database: ReturnType<typeof openStoreDatabase>
let cookie: string
let number: string
let admin: AdminClient
let screen: string

beforeAll(async () => {
  database = openStoreDatabase(store)
  const { db } = database
  cookie = (await openStaffSession(db, store)).cookie
  admin = await openAdminClient(store, db)
  const order = await admin.newOrder()
  screen = order.screen
  number = /<h1[^>]*>([^<]*)/.exec((await read(screen)).html)?.[1] ?? ''
  await addPaymentRows(db, requireId<'order'>(order.id))
})
afterAll(() => database?.close())

const read = (path: string) => readPage(store.url, path, cookie)
const activity = (query: string) => read(`/admin/payments/activity?q=${number}${query}`)

test('an order’s payments and refunds are found with their fees, filtered by kind, and exported', async () => {
  const { html, text } = await activity('')
  expect(html).toMatch(/<h1[^>]*>Payment activity<\/h1>/)
  expect(readTableRows(html, 'Payments and refunds')).toHaveLength(5) // including the header row
  expect(text).toContain('Fees$2.89')
  const disputes = readTableRows((await activity('&kind=dispute')).html, 'Payments and refunds')
  expect(disputes).toHaveLength(2)
  expect(disputes[1]?.join(' ')).toContain('Disputed')
  expect((await activity('&kind=dispute')).html).toMatch(/href="\/admin\/payments\/activity"[^>]*>Clear</)
  const file = await read(`/admin/payments/activity/export?q=${number}`)
  expect(file.html.trim().split('\r\n')).toHaveLength(5)
})

test('an order shows how it was paid, and the fee', async () => {
  const { text } = await read(screen)
  expect(text).toContain('Credit card, Stripe')
  expect(text).toContain('fee $2.89')
})

test('a period is compared with the provider’s data if it is not too long', async () => {
  const day = new Date().toISOString().slice(0, 10)
  const compare = async (from: string) => {
    const fields = { intent: 'compare', from, to: day }
    const response = await admin.post('/admin/payments/activity/reconciliation.data', fields)
    return [response.status, await response.text()]
  }
  expect(await compare(day)).toEqual([200, expect.stringContaining('Stripe is not connected')])
  expect(await compare('2026-01-01')).toEqual([400, expect.stringContaining('Choose a period of at most 31 days.')])
})

test('bank transfer is not turned on without a bank account, and cash on delivery is not turned on with the form for accounts', async () => {
  const post = async (path: string, fields: Record<string, string>) => {
    const response = await admin.post(`/admin/payments${path}.data`, fields)
    return [response.status, await response.text()]
  }
  const noAccount = [409, expect.stringContaining('Enter the bank account first.')]
  const turnOn = { rows: '[]', version: 'none', turnOn: 'yes' }
  expect(await post('/bank_transfer', turnOn)).toEqual(noAccount)
  expect(await post('/bank_transfer', { intent: 'switch', on: 'yes' })).toEqual(noAccount)
  expect(await post('', { intent: 'switch', on: 'yes', provider: 'bank_transfer' })).toEqual(noAccount)
  expect((await post('/cash_on_delivery', turnOn))[0]).toBe(400)
  expect((await read('/admin/payments')).text).toContain('no one is charged')
})

test('without a provider, the store is in demo mode, and a day without cash-on-delivery payments shows a note', async () => {
  expect((await read('/admin/payments')).text).toContain('no one is charged')
  const { text } = await read('/admin/payments/activity/reconciliation?day=2020-02-29')
  expect(text).toContain('No cash-on-delivery payments on Feb 29, 2020')
})
