import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { listFailures } from '#tests/support/list-failures.ts'
import { isLong } from '#tests/support/long.ts'
import { getSharedStore } from '#tests/support/shared-store.ts'
import { until } from '#tests/support/until.ts'

// Tests the HTTP server in front of every page: headers that it adds, and requests that it rejects.

const port = Number(new URL(getSharedStore().url).port)
const getOrigin = () => `http://localhost:${port}`

/** Sends a raw request, because `fetch` sets and forbids some headers. */
function sendRaw(request: string): Promise<{ status: number; headers: Headers; body: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request))
    let response = ''
    socket.setEncoding('latin1').on('data', (text: string) => {
      response += text
    })
    socket.on('error', reject)
    socket.on('close', () => {
      const [head = '', body = ''] = response.split('\r\n\r\n')
      const [statusLine = '', ...lines] = head.split('\r\n')
      const pairs = lines.map((line): [string, string] => [
        line.split(': ')[0] ?? '',
        line.split(': ').slice(1).join(': '),
      ])
      resolve({ status: Number(statusLine.split(' ')[1]), headers: new Headers(pairs), body })
    })
  })
}

function send(line: string, headers: Record<string, string> = {}, body = ''): ReturnType<typeof sendRaw> {
  const all = {
    Host: `localhost:${port}`,
    Connection: 'close',
    ...(body && { 'Content-Length': String(body.length) }),
    ...headers,
  }
  return sendRaw(
    `${line} HTTP/1.1\r\n${Object.entries(all)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}\r\n${body}`,
  )
}

const startedAt = Date.now()
/**
 * The status of the response to a request whose body never arrives, and how long it took. The request is sent here,
 * because the response takes ten seconds.
 */
const stalledResponse = sendRaw(
  `POST / HTTP/1.1\r\nHost: localhost:${port}\r\nOrigin: ${getOrigin()}\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\nslow`,
).then(({ status }) => ({ status, ms: Date.now() - startedAt }))
stalledResponse.catch(() => {}) // the test reports it

const responses: readonly ExpectedResponse[] = [
  { title: 'a page', line: 'GET /', status: 200 },
  { title: 'page data', line: 'GET /_.data', status: 200 },
  { title: 'an unknown page', line: 'GET /no-such-page', status: 404 },
  { title: 'a redirect', line: 'GET /admin', status: 302 },
  { title: 'an unknown file', line: 'GET /assets/none.js', status: 404 },
  { title: 'a file', line: 'GET /favicon.svg', status: 200, policy: "default-src 'none'; sandbox" },
  { title: 'a URL that cannot be decoded', line: 'GET /%ff', status: 400 },
  { title: 'a URL without a path', line: 'GET //elsewhere.example/x', status: 400 },
  { title: 'another server’s URL', line: 'GET http://elsewhere.example/', status: 400 },
  { title: 'a forbidden method', line: 'TRACE /', status: 405 },
  { title: 'a write without an origin', line: 'POST /', status: 403 },
  { title: 'a non-canonical URL', line: 'GET /SHOP/', status: 301 },
  { title: 'an unsupported method', line: 'DELETE /checkout/order', status: 405 },
  { title: 'an OPTIONS request', line: 'OPTIONS /', status: 204 },
  { title: 'an admin resource', line: 'GET /admin/orders/export', status: 401 },
  { title: 'the upload URL without login', line: 'GET /uploads', status: 401 },
  { title: 'a login endpoint', line: 'GET /api/auth/get-session', status: 401 },
  { title: 'admin data', line: 'GET /admin/orders.data', status: 202 },
  { title: 'checkout', line: 'GET /checkout', status: 200 },
  { title: 'a file for search engines', line: 'GET /robots.txt', status: 200 },
  { title: 'suggestions', line: 'GET /search/suggestions?q=x', status: 200 },
  { title: 'an unknown image', line: 'GET /media/no/such.jpg', status: 404, media: true },
  { title: 'a path traversal', line: 'GET /media/..%2f..%2fsecrets%2fauth', status: 404, media: true },
  { title: 'another host', line: 'GET /', headers: { Host: 'evil.example' }, status: 421 },
  { title: 'an unknown Expect header', line: 'GET /', headers: { Expect: 'the-unexpected' }, status: 200 },
  { title: 'an unsupported content type', line: 'POST /', type: 'text/plain', body: 'x', status: 415 },
  { title: 'an invalid form', line: 'POST /newsletter', type: 'multipart/form-data', body: 'x', status: 400 },
  {
    title: 'a body that is too large',
    line: 'POST /',
    type: 'application/json',
    body: 'x'.repeat(256 * 1024 + 1),
    status: 413,
  },
  { title: 'health', line: 'GET /healthz', status: 200 },
  { title: 'readiness', line: 'GET /readyz', status: 200 },
]
type ExpectedResponse = {
  readonly title: string
  readonly line: string
  readonly status: number
  readonly policy?: string
  readonly headers?: Record<string, string>
  readonly type?: string
  readonly body?: string
  readonly media?: boolean
}
test('every response has all security headers', async () => {
  const check = async ({ line, status, type, body, headers, media = false, ...expected }: ExpectedResponse) => {
    const policy = expected.policy ?? (media ? "default-src 'none'; sandbox" : undefined)
    const sent = type ? { Origin: getOrigin(), 'Content-Type': type } : undefined
    const isAdmin = line.split(' ')[1]?.startsWith('/admin') // the admin may use the camera, because staff scan barcodes
    const load = () => send(line, { ...headers, ...sent }, body)
    let response = await load()
    if (line === 'GET /readyz') {
      await until(async () => {
        if (response.status !== status) response = await load() // the database may have timed out while the machine stalled
        return response.status === status
      })
    }
    expect(response.status).toBe(status)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-security-policy':
        policy ??
        expect.stringMatching(
          /^default-src 'none'; script-src 'self'( 'wasm-unsafe-eval')?( 'nonce-[\w+/=]{24}'| 'sha256-[\w+/=]{44}')*; style-src 'self';/,
        ),
      'x-request-id': expect.stringMatching(/^[0-9a-f]{16}$/),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': `camera=(${isAdmin ? 'self' : ''}), microphone=(), geolocation=(), payment=()`,
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': media ? 'cross-origin' : 'same-origin',
    })
    expect(response.headers.has('x-powered-by')).toBe(false)
    const csp = response.headers.get('content-security-policy') ?? ''
    expect(isAdmin ? csp.replace("'wasm-unsafe-eval'", '') : csp).not.toContain('unsafe')
  }
  expect(await listFailures(responses, ({ title }) => title, check)).toEqual([])
})

const unparsableRequests = [
  { title: 'invalid HTTP', text: 'NONSENSE\r\n\r\n', status: 400 },
  {
    title: 'a request with two lengths',
    text: 'GET / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    status: 400,
  },
  {
    title: 'a length with chunked encoding',
    text: 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
    status: 400,
  },
  {
    title: 'a header of 17 KiB',
    text: `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(17 * 1024)}\r\n\r\n`,
    status: 431,
  },
]
test('a response to an unparsable request has the same security headers', async () => {
  for (const { title, text, status } of unparsableRequests) {
    const response = await sendRaw(text)
    expect(response.status, title).toBe(status)
    expect(Object.fromEntries(response.headers), title).toMatchObject({
      'content-security-policy': expect.stringMatching(/^default-src 'none'; script-src 'self'; /),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      connection: 'close',
    })
  }
})

const SCRIPTS = /<script\b(?! type="application\/ld\+json")[^>]*>/g // data needs no nonce

test('each personal page has its own nonce, which its inline scripts use', async () => {
  const [first, second] = await Promise.all([send('GET /checkout'), send('GET /checkout')])
  const nonce = /'nonce-([^']+)'/.exec(first.headers.get('content-security-policy') ?? '')?.[1]
  expect(second.headers.get('content-security-policy')).not.toContain(nonce)
  const scripts = first.body.match(SCRIPTS) ?? []
  expect(scripts.length).toBeGreaterThan(0)
  for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`)
})

test('a public page has no nonce, and its CSP contains the hash of each inline script', async () => {
  const { headers, body } = await send('GET /')
  const policy = headers.get('content-security-policy')
  expect(policy).not.toContain('nonce')
  const scripts = [
    ...Buffer.from(body, 'latin1')
      .toString()
      .matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g),
  ]
  const inline = scripts.filter(([tag]) => !/^<script[^>]*(ld\+json| src=)/.test(tag))
  expect(inline.length).toBeGreaterThan(2)
  for (const [, script = ''] of inline) {
    expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  }
})

const hosts = [
  { host: 'localhost', status: 200 },
  { host: '127.0.0.1:8080', status: 200 },
  { host: '192.168.178.20:3000', status: 200 },
  { host: '[::1]:3000', status: 200 },
  { host: 'shop.example', status: 421 },
  { host: 'localhost.evil.example', status: 421 },
  { host: '8.8.8.8', status: 421 },
  { host: 'a b', status: 421 },
]
test('without PUBLIC_URL, only hosts on this machine and its network are accepted', async () => {
  for (const { host, status } of hosts) expect((await send('GET /', { Host: host })).status, host).toBe(status)
})

test('requests without a host or with two hosts get a 421 with security headers, even for cached pages', async () => {
  for (const path of ['/', '/favicon.svg', '/media/no/such.jpg']) {
    await send(`GET ${path}`, { Host: 'localhost' })
    for (const lines of ['', 'Host: localhost\r\nHost: evil.example\r\n']) {
      const { status, headers } = await sendRaw(`GET ${path} HTTP/1.1\r\n${lines}Connection: close\r\n\r\n`)
      expect([status, headers.get('x-content-type-options'), headers.has('content-security-policy')], path).toEqual([
        421,
        'nosniff',
        true,
      ])
    }
  }
})

const writes = [
  { from: 'a foreign page', headers: () => ({ Origin: 'https://evil.example' }), status: 403 },
  { from: 'a page on a different port', headers: () => ({ Origin: 'http://localhost:1' }), status: 403 },
  { from: 'a hidden origin', headers: () => ({ Origin: 'null' }), status: 403 },
  { from: 'a foreign page that hides its origin', headers: () => ({ 'Sec-Fetch-Site': 'cross-site' }), status: 403 },
  { from: 'a program', headers: () => ({}), status: 403 },
  {
    from: 'our page, as plain text',
    headers: () => ({ Origin: getOrigin(), 'Content-Type': 'text/plain' }),
    status: 415,
  },
  { from: 'our page, without a type', headers: () => ({ Origin: getOrigin() }), status: 415 },
]
test('a write that is not from the store’s own pages, or has no known content type, is rejected at any path', async () => {
  for (const { from, headers, status } of writes) {
    for (const path of ['/', '/checkout', '/admin/login', '/api/auth/sign-in/email']) {
      expect((await send(`POST ${path}`, headers(), 'a=1')).status, `${path} from ${from}`).toBe(status)
    }
  }
})

test('the store’s own pages may write', async () => {
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
  for (const [name, value] of [
    ['Origin', getOrigin()],
    ['Sec-Fetch-Site', 'same-origin'],
    ['Sec-Fetch-Site', 'none'],
  ] as const) {
    const { status } = await send('POST /no-such-page', { ...form, [name]: value }, 'a=1')
    expect([403, 415, 421]).not.toContain(status)
  }
})

test('a body over 256 KiB is rejected, whatever its Content-Length', async () => {
  const headers = { Origin: getOrigin(), 'Content-Type': 'application/json' }
  expect((await send('POST /', headers, 'x'.repeat(256 * 1024 + 1))).status).toBe(413)
  const chunk = `${(64 * 1024).toString(16)}\r\n${'x'.repeat(64 * 1024)}\r\n`
  const largeResponse = await sendRaw(
    `POST / HTTP/1.1\r\nHost: localhost:${port}\r\nOrigin: ${getOrigin()}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${chunk.repeat(5)}`,
  )
  expect(largeResponse.status).toBe(413)
})

test('headers over 16 KiB are rejected', async () => {
  expect((await send('GET /', { 'X-Long': 'x'.repeat(17 * 1024) })).status).toBe(431)
})

test('build files are immutable and compressed', async () => {
  const file = readdirSync('build/client/assets').find((name) => /^storefront-.*\.css$/.test(name))
  const path = `/assets/${file}`
  const plain = await send(`GET ${path}`)
  expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(plain.headers.get('content-type')).toBe('text/css; charset=utf-8')
  expect(plain.body).toBe(readFileSync(`build/client${path}`, 'utf8'))
  const sizes = await Promise.all(
    ['br', 'gzip', 'br;q=0', 'identity'].map(async (encoding) => {
      const { headers } = await send(`GET ${path}`, { 'Accept-Encoding': encoding })
      expect(headers.get('vary')).toContain('Accept-Encoding')
      return [headers.get('content-encoding'), Number(headers.get('content-length'))] as const
    }),
  )
  const [brotli, gzip, withoutBrotli, identity] = sizes
  expect([brotli?.[0], gzip?.[0], withoutBrotli?.[0], identity?.[0]]).toEqual(['br', 'gzip', null, null])
  expect(brotli?.[1]).toBeLessThan(gzip?.[1] ?? 0)
  expect(gzip?.[1]).toBeLessThan(identity?.[1] ?? 0)
  const etag = plain.headers.get('etag') ?? ''
  for (const known of [etag, `"other", ${etag}`, '*']) {
    const again = await send(`GET ${path}`, { 'If-None-Match': known })
    expect([again.status, again.body]).toEqual([304, ''])
  }
  const head = await send(`HEAD ${path}`, { Range: 'bytes=0-9' })
  expect([head.status, head.body, head.headers.get('content-length')]).toEqual([200, '', String(identity?.[1])])
  expect((await send(`GET ${path}`, { Host: 'shop.example' })).status).toBe(421)
})

test('no file outside the build is served', async () => {
  for (const path of [
    '/../package.json',
    '/assets/../../server/main.js',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fserver%2fmain.js',
    '/.env',
  ]) {
    const { status, body } = await send(`GET ${path}`)
    expect([400, 404], path).toContain(status)
    expect(body, path).not.toMatch(/createHandle|"dependencies"/)
  }
})

test('a GET request with a body gets the page', async () => {
  expect((await send('GET /', { 'Content-Type': 'text/plain' }, 'body')).status).toBe(200)
})

test('pages are compressed, and HEAD returns only their headers', async () => {
  const page = await send('GET /', { 'Accept-Encoding': 'gzip, br' })
  expect(page.headers.get('content-encoding')).toBe('br')
  const head = await send('HEAD /')
  expect([head.status, head.body]).toEqual([200, ''])
  expect(head.headers.get('content-type')).toBe('text/html; charset=utf-8')
})

test('admin, checkout and login pages are not cached anywhere', async () => {
  for (const path of [
    '/admin',
    '/Admin',
    '/%61dmin',
    '/admin.data',
    '/admin/login',
    '/checkout',
    '/api/auth/get-session',
  ]) {
    expect((await send(`GET ${path}`)).headers.get('cache-control'), path).toBe('no-store')
  }
})

test('every page loads the list of all storefront routes, so no routes are requested later', async () => {
  expect((await send('GET /__manifest?version=x&paths=/shop')).status).toBe(404)
  const manifestUrl = async (path: string) =>
    /import\("(\/assets\/[\w/-]*manifest-\w+\.js)"\)/.exec((await send(`GET ${path}`)).body)?.[1]
  const address = (await manifestUrl('/')) ?? ''
  expect(address).toMatch(/^\/assets\/en-[0-9a-f]{8}\/shop-manifest-/)
  expect([await manifestUrl('/shop'), await manifestUrl('/no-such-page')]).toEqual([address, address])
  const { body, headers } = await send(`GET ${address}`)
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(body).toContain('routes/storefront/product')
  expect(body).not.toContain('admin')
})

test.runIf(isLong)('a request whose body does not arrive within 10 seconds is aborted', async () => {
  const { status, ms } = await stalledResponse
  expect(status).toBe(408)
  expect(ms).toBeLessThan(60_000) // Node itself would wait for 120 s
})
