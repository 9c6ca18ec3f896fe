import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { toPassportCode } from '#app/catalog/passport/passport-code.ts'
import { orders } from '#app/orders/orders.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { getPrimaryMarket, readLocales } from '#app/store/markets.server.ts'
import { locales } from '#app/store/markets.table.ts'
import { saveSettings } from '#app/store/settings.server.ts'
import { createDemoId } from '#db/demo/demo-ids.ts'
import { listBrokenInvariants } from '#db/invariants.ts'
import { addMarket } from '#tests/support/markets.ts'
import { readForm } from '#tests/support/page-forms.ts'
import { type PlacedOrder, placeOrder } from '#tests/support/shopper-client.ts'
import { type StoreProcess, startStore } from '#tests/support/store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'
import { until } from '#tests/support/until.ts'

// Tests the withdrawal function over HTTP, as a browser without scripts uses it.

const LIMIT = 4

let store: StoreProcess
let database: ReturnType<typeof openStoreDatabase>
let db: Database

beforeAll(async () => {
  const env = { LIMIT_WITHDRAWAL: String(LIMIT), LIMIT_CHECKOUT: '1000', LIMIT_QUOTE: '1000', TRUST_PROXY: '1' }
  store = await startStore({ env })
  database = openStoreDatabase(store)
  db = database.db
  const { id: marketId } = getPrimaryMarket(await readLocales(db))
  await saveSettings(db, { demo_content: false })
  await db.insert(locales).values({ marketId, language: 'de', prefix: 'de', position: 1 })
  await addMarket(db, { name: 'Nigeria', countries: ['NG'], languages: { ng: 'en' }, currency: 'NGN' })
  await until(async () => (await fetch(`${store.url}/ng/withdraw`)).status === 200)
})
afterEach(async () => expect(await listBrokenInvariants(db)).toEqual([]))
afterAll(async () => {
  await database?.close()
  await store?.stop()
})

function placeTestOrder(): Promise<PlacedOrder> {
  const lines = [{ productId: createDemoId('product', 'sienna-rib-top'), size: 'M', color: 'Cocoa', quantity: 1 }]
  return placeOrder(store.url, lines)
}

let clients = 0
/** Returns an IP address that has sent no requests yet. */
function newAddress(): string {
  clients += 1
  return `203.0.113.${clients}`
}

/** Sends a form as a browser without scripts does. */
async function send(path: string, fields: Readonly<Record<string, string>>, from = newAddress()) {
  const response = await fetch(store.url + path, {
    method: 'POST',
    headers: { Origin: store.url, 'X-Forwarded-For': from },
    body: new URLSearchParams(fields),
  })
  return { status: response.status, headers: response.headers, html: await response.text() }
}

/** Returns the fields that a browser sends with the form that has this button. */
function readFields(
  html: string,
  button: string,
  chosen: Readonly<Record<string, string>> = {},
): Record<string, string> {
  return Object.fromEntries(readForm(html, button, chosen).fields)
}

const readMainText = (html: string) =>
  html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

const createIdentityFields = (orderNumber: string, email = 'ada@example.com') => {
  return { intent: 'identify', name: 'Ada Obi', orderNumber, email }
}

test.each([
  ['', 'Withdraw from contract here'],
  ['/de', 'Vertrag widerrufen'],
])(
  'every page under “%s” links to the withdrawal page in its footer, in the wording of the law',
  async (prefix, linkText) => {
    for (const path of ['/', '/shop', '/contact', '/checkout', '/nothing-here']) {
      const html = await (await fetch(store.url + prefix + path)).text()
      const footer = html.slice(html.indexOf('<footer'))
      expect(footer).toMatch(new RegExp(`<a[^>]*href="${prefix}/withdraw"[^>]*>${linkText}</a>`))
    }
  },
)

test('a garment’s passport links to the withdrawal page if the pages of its market do', async () => {
  const passport = `/passport/${toPassportCode(createDemoId('product', 'imisi-satin-gown'))}`
  const linksTo = async (prefix: string) => {
    const html = await (await fetch(store.url + prefix + passport)).text()
    return html.includes(`href="${prefix}/withdraw"`)
  }
  expect([await linksTo(''), await linksTo('/de'), await linksTo('/ng')]).toEqual([true, true, false])
  await saveSettings(db, { demo_content: true })
  await until(async () => !(await linksTo('')))
  await saveSettings(db, { demo_content: false })
  await until(() => linksTo(''))
})

test('where the right does not apply, no page links to the withdrawal page, which says where to write instead', async () => {
  const html = await (await fetch(`${store.url}/ng/withdraw`)).text()
  expect(html).not.toContain('Withdraw from contract here')
  expect(readMainText(html)).toContain('Online withdrawal is for orders from countries whose law requires it')
  expect(html).toMatch(/href="\/ng\/contact"[^>]*>Contact Us/)
  expect(html).not.toContain('name="orderNumber"')
})

test('two forms complete a withdrawal, and the receipt is on the page and in an email', async () => {
  const { orderNumber } = await placeTestOrder()
  const page = await (await fetch(`${store.url}/withdraw`)).text()
  expect(readFields(page, 'Continue')).toEqual({ intent: 'identify', name: '', orderNumber: '', email: '' })
  const second = await send('/withdraw', createIdentityFields(orderNumber))
  expect(second.status).toBe(200)
  expect(second.headers.get('cache-control')).toBe('no-store')
  const fields = readFields(second.html, 'Confirm withdrawal', { chosen: '1' })
  expect(fields).toMatchObject({ intent: 'confirm', name: 'Ada Obi', orderNumber, line: '1', units: '1' })

  const receipt = await send('/withdraw', fields)
  expect(receipt.status).toBe(200)
  expect(receipt.headers.get('cache-control')).toBe('no-store')
  expect(readMainText(receipt.html)).toMatch(/We have received your withdrawal .*\d{4}, \d\d:\d\d UTC/)
  const { rows } = await db.execute<{ text: string }>(
    sql`select body ->> 'text' as text from mail_outbox m join orders o on o.id = m.order_id
      where m.event like 'withdrawal:%' and o.order_number = ${orderNumber}`,
  )
  expect(rows).toHaveLength(1)
  const [at = ''] = /\w+ \d+, \d{4}, \d\d:\d\d UTC/.exec(readMainText(receipt.html)) ?? []
  expect(rows[0]?.text).toContain(at)

  const again = await send('/withdraw', fields)
  expect(readMainText(again.html)).toBe(readMainText(receipt.html))
  // The cached page is unchanged for everyone
  const later = await (await fetch(`${store.url}/withdraw`)).text()
  expect(readFields(later, 'Continue')).toEqual(readFields(page, 'Continue'))
})

test('an order’s link opens a form that asks for no order number, and is not cached; an unknown link is not found', async () => {
  const { link } = await placeTestOrder()
  const order = await (await fetch(`${store.url}/order/${link}`)).text()
  expect(order).toMatch(/href="\/order\/[0-9a-f]{48}\/withdraw"[^>]*>Withdraw from contract here/)
  const response = await fetch(`${store.url}/order/${link}/withdraw`)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('x-robots-tag')).toBe('noindex')
  const fields = readFields(await response.text(), 'Confirm withdrawal', { chosen: '1' })
  const receipt = await send(`/order/${link}/withdraw`, fields)
  expect(readMainText(receipt.html)).toContain('We have received your withdrawal')
  expect((await fetch(`${store.url}/order/${'0'.repeat(48)}/withdraw`)).status).toBe(404)
})

test('someone who knows an order’s number but not its email sees the same page as for an unknown number', async () => {
  const { orderNumber } = await placeTestOrder()
  const other = `IN${'0'.repeat(orderNumber.length - 2)}`
  const known = await send('/withdraw', createIdentityFields(orderNumber, 'eve@example.com'))
  const unknown = await send('/withdraw', createIdentityFields(other, 'eve@example.com'))
  expect([known.status, unknown.status]).toEqual([400, 400])
  expect(readMainText(known.html)).toContain('We couldn’t find an order with this number and email')
  expect(readMainText(known.html)).toBe(readMainText(unknown.html))
  expect(known.html.replaceAll(orderNumber, other).length).toBe(unknown.html.length)
})

test('forms from one address are limited, and no typed text is lost', async () => {
  const { orderNumber } = await placeTestOrder()
  const from = newAddress()
  const sent = []
  for (let at = 0; at <= LIMIT; at++) sent.push(await send('/withdraw', createIdentityFields(orderNumber), from))
  expect(sent.map(({ status }) => status)).toEqual([...Array(LIMIT).fill(200), 429])
  expect(Number(sent.at(-1)?.headers.get('Retry-After'))).toBeGreaterThan(0)
  const typed = { name: 'Ada Obi', orderNumber, email: 'ada@example.com' }
  expect(readFields(sent.at(-1)?.html ?? '', 'Continue')).toMatchObject(typed)
  expect((await send('/withdraw', createIdentityFields(orderNumber))).status).toBe(200)
})

test('a form from another site, or with a field that does not belong to it, withdraws nothing', async () => {
  const { link, orderNumber } = await placeTestOrder()
  const { html } = await send('/withdraw', createIdentityFields(orderNumber))
  const fields = readFields(html, 'Confirm withdrawal', { chosen: '1' })
  const elsewhere = await fetch(`${store.url}/withdraw`, {
    method: 'POST',
    headers: { Origin: 'https://evil.example', 'X-Forwarded-For': newAddress() },
    body: new URLSearchParams(fields),
  })
  expect(elsewhere.status).toBe(403)
  expect((await send('/withdraw', { ...fields, refund: '1000' })).status).toBe(400)
  const [order] = await db.select({ status: orders.status }).from(orders).where(eq(orders.link, link))
  expect(order?.status).toBe('processing')
})
