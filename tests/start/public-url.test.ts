import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type StoreProcess, startStore, waitForOutput } from '#tests/support/store.ts'

// Tests a store with PUBLIC_URL behind a proxy that terminates TLS.

let store: StoreProcess
let local: string

beforeAll(async () => {
  store = await startStore({
    env: { DEMO_DATA: 'off', PUBLIC_URL: 'https://shop.example', TRUST_PROXY: '1', LIMIT_SEARCH: '2' },
  })
  local = (await waitForOutput(store, /listening at ([^)]+)/))[1] ?? ''
})
afterAll(() => store.stop())

/** Sends requests as the proxy does. `fetch` would set Host itself. */
function send(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<{ status: number; headers: Record<string, unknown>; body: string }> {
  return new Promise((resolve, reject) => {
    const req = request(local + path, { method, headers: { host: 'shop.example', ...headers } }, (res) => {
      text(res).then((body) => resolve({ status: res.statusCode ?? 0, headers: res.headers, body }), reject)
    })
    req.once('error', reject).end()
  })
}

test('the store accepts only its own host name, except for health checks', async () => {
  expect((await send('/', {})).status).toBe(200)
  for (const host of ['localhost', 'www.shop.example', 'shop.example:8080', 'shop.example.evil.example']) {
    expect((await send('/', { host })).status, host).toBe(421)
    expect((await send('/healthz', { host })).status, host).toBe(200)
    await expect.poll(async () => (await send('/readyz', { host })).status, { message: host }).toBe(200)
  }
  expect((await send('/', { host: 'localhost', 'x-forwarded-host': 'shop.example' })).status).toBe(421)
})

test('canonical URLs, previews, redirects and files for search engines use the public origin', async () => {
  const { body } = await send('/about?utm_source=x')
  const origin = 'https://shop.example'
  expect(body).toContain(`<link rel="canonical" href="${origin}/about"`)
  expect(body).toContain(`<meta property="og:url" content="${origin}/about"`)
  expect(body).toMatch(new RegExp(`<meta property="og:image" content="${origin}/share/`))
  expect((await send('/SHOP/')).headers.location).toBe(`${origin}/shop`)
  expect((await send('/sitemap.xml')).body).toContain(`<loc>${origin}/about</loc>`)
  expect((await send('/robots.txt')).body).toContain(`Sitemap: ${origin}/sitemap.xml\n`)
})

test('browsers get an HSTS header', async () => {
  const hsts = 'max-age=31536000; includeSubDomains'
  for (const path of ['/', '/no-such-page', '/favicon.svg', '/admin', '/healthz', '/%ff', '/media/no/such.jpg']) {
    expect((await send(path, {})).headers['strict-transport-security'], path).toBe(hsts)
  }
  const tooLong = await send('/', { 'x-long': 'x'.repeat(17 * 1024) })
  expect([tooLong.status, tooLong.headers['strict-transport-security']]).toEqual([431, hsts])
})

test('a write must come from the public origin, not from the address behind the proxy', async () => {
  expect((await send('/', { origin: 'http://shop.example' }, 'POST')).status).toBe(403)
  expect((await send('/', { origin: local }, 'POST')).status).toBe(403)
  expect((await send('/no-such-page', { origin: 'https://shop.example' }, 'POST')).status).not.toBe(403)
})

test('rate limits use the address that the trusted proxy saw, not the one that the client claims', async () => {
  const search = (forwardedFor: string) =>
    send(`/search/suggestions?q=${encodeURIComponent(forwardedFor)}`, { 'x-forwarded-for': forwardedFor })
  const statuses = async (...seen: string[]) => {
    const found: number[] = []
    for (const address of seen) found.push((await search(address)).status)
    return found
  }
  expect(await statuses('1.1.1.1, 203.0.113.7', '2.2.2.2, 203.0.113.7', '3.3.3.3, 203.0.113.7')).toEqual([
    200, 200, 429,
  ])
  expect(await statuses('203.0.113.7, 203.0.113.8')).toEqual([200])
})
