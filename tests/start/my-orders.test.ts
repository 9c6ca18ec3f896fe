import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Id } from '#app/lib/id.ts'
import { orderListLinks } from '#app/orders/my-orders/order-list-links.table.ts'
import { mailOutbox } from '#app/platform/mail/mail-outbox.table.ts'
import { createSecretToken, hashToken } from '#app/platform/secret-token.server.ts'
import { addProduct } from '#tests/support/products.ts'
import { readMainText, readPage } from '#tests/support/read-page.ts'
import { getSharedStore } from '#tests/support/shared-store.ts'
import { placeOrder } from '#tests/support/shopper-client.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

// Tests the list of a shopper's orders over HTTP, as a browser without scripts uses it.

const store = getSharedStore()
let database: ReturnType<typeof openStoreDatabase>
let product: Id<'product'>

beforeAll(async () => {
  database = openStoreDatabase(store)
  product = await addProduct(database.db, { name: 'Linen dress', stock: 50 })
})
afterAll(() => database?.close())

const order = (email: string) => {
  return placeOrder(store.url, [{ productId: product, size: 'One Size', color: 'Default', quantity: 1 }], { email })
}

/** Submits the form as a browser without JavaScript does. */
async function send(email: string) {
  const body = new URLSearchParams({ email })
  const response = await fetch(`${store.url}/orders`, { method: 'POST', headers: { Origin: store.url }, body })
  return { status: response.status, headers: response.headers, html: await response.text() }
}

/** Stores a link that ends after `ms`. Returns its path. */
async function addLink(email: string, ms: number): Promise<string> {
  const token = createSecretToken()
  const expiresAt = new Date(Date.now() + ms)
  await database.db.insert(orderListLinks).values({ tokenHash: hashToken(token), email, expiresAt })
  return `/orders/${token}`
}

const countMails = (email: string) =>
  database.db.$count(mailOutbox, sql`${mailOutbox.recipient} = ${email} and ${mailOutbox.event} like 'order-list:%'`)

test('the response is the same for known and unknown addresses, but only a known one gets an email', async () => {
  const [known, unknown] = ['known.shopper@example.com', 'other.shopper@example.com']
  await order(known)
  const [sent, ignored] = [await send(known), await send(unknown)]
  for (const { status, headers, html } of [sent, ignored]) {
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(readMainText(html)).toContain('If we have orders for this address, we have just sent a link to it.')
    expect(html).not.toContain(known)
  }
  const readText = ({ html }: typeof sent) => readMainText(html)
  expect(readText(sent)).toBe(readText(ignored))
  expect([await countMails(known), await countMails(unknown)]).toEqual([1, 0])
})

test.each(['', 'ada', 'ada@example', `${'a'.repeat(250)}@example.com`])(
  '%j is rejected as an email address',
  async (typed) => {
    const { status, html } = await send(typed)
    expect(status).toBe(400)
    expect(readMainText(html)).toContain('Please enter an email address such as ada@example.com')
    expect(html).toMatch(/<input [^>]*aria-invalid="true"/)
  },
)

test('a link shows the orders of its address only, and no cache or referrer contains it', async () => {
  const [own, other] = ['own.shopper@example.com', 'another.shopper@example.com']
  const [listed, hidden] = [await order(own.toUpperCase()), await order(other)]
  const path = await addLink(own, 3_600_000)
  for (const _ of [1, 2]) {
    const { status, headers, html, text } = await readPage(store.url, path)
    expect(status).toBe(200)
    expect(text).toMatch(new RegExp(`^My orders ?${own}.*Order ${listed.orderNumber}.*Preparing.*Linen dress.*\\$`))
    expect(html).toContain(`href="/order/${listed.link}"`)
    expect(html).not.toContain(hidden.orderNumber)
    expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual(['no-store', 'strict-origin'])
    expect(headers.get('x-robots-tag')).toBe('noindex')
  }
})

test('expired and unknown links show the form that requests a new one', async () => {
  const email = 'late.shopper@example.com'
  const { orderNumber } = await order(email)
  for (const path of [
    await addLink(email, -1_000),
    await addLink(email, 2 * 3_600_000),
    '/orders/none',
    '/orders/%25',
  ]) {
    const { status, html, text } = await readPage(store.url, path)
    expect([path, status]).toEqual([path, 404])
    expect(text).toMatch(/^This link no longer works ?Links to your orders work for one hour/)
    expect(html).toMatch(/<form [^>]*action="\/orders"/)
    expect(html).not.toContain(orderNumber)
  }
})

test('a link without orders says so and shows the form', async () => {
  const { status, html, text } = await readPage(store.url, await addLink('no.shopper@example.com', 3_600_000))
  expect([status, /<form [^>]*action="\/orders"/.test(html)]).toEqual([200, true])
  expect(text).toContain('There are no orders with this address.')
})

test('the contact page, an order and a missing order link to the form', async () => {
  const { link } = await order('linked.shopper@example.com')
  for (const path of ['/contact', `/order/${link}`, `/order/${'0'.repeat(48)}`]) {
    const { html } = await readPage(store.url, path)
    expect(html.slice(html.indexOf('<main')), path).toMatch(/<a [^>]*href="\/orders"[^>]*>My orders</)
  }
})
