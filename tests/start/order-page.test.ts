import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Id } from '#app/lib/id.ts'
import { containsWebAddress } from '#app/lib/unwanted-text.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { address } from '#tests/support/checkout-request.ts'
import { readField } from '#tests/support/page-forms.ts'
import { addProduct } from '#tests/support/products.ts'
import { readMainText } from '#tests/support/read-page.ts'
import { getSharedStore } from '#tests/support/shared-store.ts'
import { type PlacedOrder, placeOrder } from '#tests/support/shopper-client.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

// Tests an order's page for anyone who has its link, for anyone who guesses links, and for other sites.

const store = getSharedStore()
let database: ReturnType<typeof openStoreDatabase>
let db: Database
let product: Id<'product'>

beforeAll(async () => {
  database = openStoreDatabase(store)
  db = database.db
  product = await addProduct(db, { stock: 50 })
})
afterAll(() => database?.close())

function placeTestOrder(changes: Partial<typeof address> = {}): Promise<PlacedOrder> {
  const lines = [{ productId: product, size: 'One Size', color: 'Default', quantity: 1 }]
  return placeOrder(store.url, lines, { address: { ...address, ...changes } })
}

function fetchPage(path: string): Promise<Response> {
  return fetch(store.url + path, { redirect: 'manual' })
}

/** Submits a form as a browser without JavaScript does. */
function send(path: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(store.url + path, {
    method: 'POST',
    headers: { Origin: store.url, ...headers },
    body: new URLSearchParams(fields),
  })
}

async function readOrder(link: string): Promise<unknown> {
  const { rows } = await db.execute(
    sql`select status, shipping_address->>'city' as city from orders where link = ${link}`,
  )
  return rows[0]
}

async function readStock(): Promise<number> {
  const { rows } = await db.execute<{ units: number }>(
    sql`select stock_quantity as units from products where id = ${product}`,
  )
  return rows[0]?.units ?? 0
}

/** Returns a page's HTML without comments, scripts and styles. */
function withoutScripts(html: string): string {
  return html.replace(/<!--.*?-->/g, '').replace(/<(script|style)\b.*?<\/\1>/gs, '')
}

const requestFormats = [
  { way: 'a page', toPath: (link: string) => `/order/${link}`, type: /^text\/html/ },
  { way: 'data', toPath: (link: string) => `/order/${link}.data`, type: /^text\/x-script/ },
] as const

test.each(requestFormats)(
  'an order requested as $way is not cached or indexed, and sends other sites only the store’s origin as referrer',
  async ({ toPath, type }) => {
    const { link, orderNumber } = await placeTestOrder()
    const unknown = '0'.repeat(48)
    for (const [id, status] of [
      [link, 200],
      [unknown, 404],
    ] as const) {
      const response = await fetchPage(toPath(id))
      expect(response.status).toBe(status)
      expect(response.headers.get('content-type')).toMatch(type)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get('x-robots-tag')).toBe('noindex')
      expect(response.headers.get('etag')).toBeNull()
      const body = await response.text()
      expect(body.includes(orderNumber)).toBe(id === link)
      // 'no-referrer' would make the page's own forms send a null origin
      expect(response.headers.get('referrer-policy')).toBe('strict-origin')
    }
    const sent = await send(toPath(link), { intent: 'address' })
    expect([sent.status, sent.headers.get('cache-control')]).toEqual([400, 'no-store'])
  },
)

test('a malformed link and an unknown link show the same not-found page', async () => {
  const { orderNumber } = await placeTestOrder()
  const pages = ['0'.repeat(48), 'x', orderNumber, randomUUID(), '0'.repeat(2_000), '%27%20or%20true', '%00']
  for (const guess of pages) {
    const response = await fetchPage(`/order/${guess.toLowerCase()}`)
    expect(response.status).toBe(404)
    expect(withoutScripts(await response.text())).toContain('Page Not Found')
    expect((await send(`/order/${guess}`, { intent: 'cancel' })).status).toBe(404)
  }
  expect((await fetchPage('/order')).status).toBe(404)
  expect((await fetchPage('/order/')).status).not.toBe(200)
})

describe('without JavaScript', () => {
  test('the address is corrected with a plain form, with messages beside the fields and the input preserved', async () => {
    const { link } = await placeTestOrder()
    const version = readField(await (await fetchPage(`/order/${link}`)).text(), 'version')
    const { country: _, ...fields } = address
    const form = { intent: 'address', version, ...fields, address_line1: '2 Palm Street' }
    const rejection = await send(`/order/${link}`, { ...form, city: '' })
    expect(rejection.status).toBe(400)
    const page = withoutScripts(await rejection.text())
    expect(page).toContain('City is required')
    expect(page).toContain('value="2 Palm Street"')
    expect(page).toMatch(/<details[^>]* open=""/)
    expect(await readOrder(link)).toMatchObject({ city: 'Springfield' })

    const corrected = await send(`/order/${link}`, { ...form, city: 'Salem' })
    expect(corrected.status).toBe(200)
    expect(withoutScripts(await corrected.text())).toContain('The address was updated.')
    expect(await readOrder(link)).toMatchObject({ city: 'Salem' })
  })

  test('an order is cancelled with a plain form', async () => {
    const before = await readStock()
    const { link } = await placeTestOrder()
    expect(await readStock()).toBe(before - 1)
    const html = await (await fetchPage(`/order/${link}`)).text()
    const plain = [...html.matchAll(/<noscript>(.*?)<\/noscript>/gs)].map(([, inside]) => inside)
    expect(plain.some((inside) => inside?.includes('value="cancel"'))).toBe(true)
    const response = await send(`/order/${link}`, { intent: 'cancel' })
    expect(response.status).toBe(200)
    const page = withoutScripts(await response.text())
    for (const text of ['Your order is cancelled.', 'Order cancelled', 'Credit card: refunded']) {
      expect(page).toContain(text)
    }
    expect(page).not.toContain('name="intent"')
    expect(await readOrder(link)).toMatchObject({ status: 'cancelled' })
    expect(await readStock()).toBe(before)
  })

  test('after an hour, both forms are gone, and a form that is sent anyway is rejected, whether a page or a script sends it', async () => {
    const { link } = await placeTestOrder()
    const version = readField(await (await fetchPage(`/order/${link}`)).text(), 'version')
    await db.execute(sql`update orders set created_at = created_at - interval '1 hour' where link = ${link}`)
    expect(await (await fetchPage(`/order/${link}`)).text()).not.toContain('name="intent"')
    const { country: _, ...fields } = address
    for (const form of [{ intent: 'cancel' }, { intent: 'address', version, ...fields, city: 'Salem' }]) {
      for (const { toPath } of requestFormats) {
        const response = await send(toPath(link), form)
        expect(response.status).toBe(409)
        expect(withoutScripts(await response.text())).toMatch(
          /It’s been over an hour, so .* online\. Nothing was changed\./,
        )
      }
    }
    expect(await readOrder(link)).toEqual({ status: 'processing', city: 'Springfield' })
  })
})

test('another site cannot send a form, and GET changes nothing', async () => {
  const { link } = await placeTestOrder()
  const foreignHeaders: readonly Record<string, string>[] = [
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: '', 'Sec-Fetch-Site': 'cross-site' },
  ]
  for (const headers of foreignHeaders) {
    for (const { toPath } of requestFormats)
      expect((await send(toPath(link), { intent: 'cancel' }, headers)).status).toBe(403)
  }
  const plain = { 'Content-Type': 'text/plain' }
  expect((await send(`/order/${link}`, { intent: 'cancel' }, plain)).status).toBe(415)
  expect((await fetchPage(`/order/${link}?intent=cancel`)).status).toBe(200)
  expect(await readOrder(link)).toMatchObject({ status: 'processing' })
})

const PROBES = ['"><script>alert(1)</script>', '<img src=x onerror=alert(1)>', "javascript:alert('1')", '{{7*7}}']
test('markup in an address or a tracking number is not interpreted', async () => {
  for (const probe of PROBES) {
    // No address field accepts a link
    const isAccepted = !containsWebAddress(probe)
    const { link } = await placeTestOrder(isAccepted ? { first_name: probe, address_line1: probe, city: probe } : {})
    await db.execute(sql`update orders set tracking_number = ${probe} where link = ${link}`)
    const response = await fetchPage(`/order/${link}`)
    const html = await response.text()
    const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1]
    expect(readMainText(html)).toContain(probe)
    const scripts = html.match(/<script\b[^>]*>/g) ?? []
    expect(scripts.length).toBeGreaterThan(0)
    for (const tag of scripts) expect(tag, probe).toContain(`nonce="${nonce}"`)
    expect(html).not.toMatch(/<img[^>]*onerror/i)
    expect(html).not.toMatch(/href="\s*javascript:/i)
    expect(html).not.toMatch(/<script[^>]*>\s*alert/i)
    const data = await fetchPage(`/order/${link}.data`)
    expect(data.headers.get('x-content-type-options')).toBe('nosniff')
    expect(data.headers.get('content-type')).toMatch(/^text\/x-script/) // no browser shows this type as a page
  }
})
