import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FetchOptions, fetchPublic } from '#app/platform/http/public-fetch.server.ts'

let server: Server
let port = 0
/** The URLs of requests that arrived at a loopback address. */
let receivedUrls: string[] = []
const routes = new Map<string, RequestListener>()

beforeAll(async () => {
  server = createServer((req, res) => {
    receivedUrls.push(req.url ?? '')
    const route = routes.get(req.url?.split('?')[0] ?? '')
    if (route) route(req, res)
    else res.end('secret')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  port = typeof address === 'object' ? (address?.port ?? 0) : 0
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

async function fetchBody(address: string, options: Partial<FetchOptions> = {}): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of fetchPublic(address, { maxBytes: 1_000, timeoutMs: 3_000, ...options })) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

const serverHost = () => `127.0.0.1:${port}`
const getAllowedHosts = () => new Set([serverHost()])
const fetchOutcome = (address: string, options: Partial<FetchOptions> = {}) =>
  fetchBody(address, options).then(
    () => 'fetched',
    (error: Error) => error.message,
  )

describe('no URL reaches a private host', () => {
  const IPV4 = [
    '127.0.0.1',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '198.18.0.1',
  ]

  /** Returns other notations for an IPv4 address that URLs, resolvers or sockets understand. */
  function listNotations(address: string): string[] {
    const parts = address.split('.').map(Number)
    const [a = 0, b = 0, c = 0, d = 0] = parts
    const whole = a * 2 ** 24 + b * 2 ** 16 + c * 2 ** 8 + d
    const hex = (part: number) => `0x${part.toString(16)}`
    const octal = (part: number) => `0${part.toString(8)}`
    const pair = (high: number, low: number) => (high * 256 + low).toString(16)
    const toFullWidth = (text: string) =>
      text.replace(/[0-9]/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))
    return [
      address,
      `${address}.`,
      String(whole),
      hex(whole),
      `0${whole.toString(8)}`,
      parts.map(hex).join('.'),
      parts.map(octal).join('.'),
      `${hex(a)}.${octal(b)}.${c}.${d}`,
      `${a}.${b * 2 ** 16 + c * 2 ** 8 + d}`,
      `${a}.${b}.${c * 2 ** 8 + d}`,
      toFullWidth(address),
      address.replaceAll('.', '。'),
      address.replace(/\d/g, (digit) => `%3${digit}`),
      `[::ffff:${address}]`,
      `[::ffff:${pair(a, b)}:${pair(c, d)}]`,
      `[0:0:0:0:0:ffff:${pair(a, b)}:${pair(c, d)}]`,
      `[::${address}]`,
      `[64:ff9b::${address}]`,
      `[64:ff9b:1::${pair(a, b)}:${pair(c, d)}]`,
      `[2002:${pair(a, b)}:${pair(c, d)}::]`,
      `[2001:0:${pair(a, b)}:${pair(c, d)}::]`,
    ]
  }

  const hosts = [
    ...IPV4.flatMap(listNotations),
    'localhost',
    'localhost.',
    'LOCALHOST',
    'ｌｏｃａｌｈｏｓｔ',
    'ip6-localhost',
    '[::1]',
    '[0:0:0:0:0:0:0:1]',
    '[::]',
    '[fe80::1]',
    '[fc00::1]',
    '[fd00:ec2::254]',
    '[ff02::1]',
    '[fec0::1]',
    '[::ffff:0:127.0.0.1]',
    '[2001:db8::1]',
  ]
  const urls = [
    ...hosts.flatMap((host) => [`http://${host}/`, `https://${host}/`]),
    'http://user@127.0.0.1/',
    'http://user:secret@127.0.0.1/',
    'http://8.8.8.8@127.0.0.1/',
    'http://127.0.0.1#@8.8.8.8/',
    'http://10.0.0.1\\@8.8.8.8/',
    'http:127.0.0.1/',
    'http:\\\\127.0.0.1\\',
    '//127.0.0.1/',
    'http://127.0.0.1:80/',
    'ftp://8.8.8.8/',
    'file:///etc/passwd',
    'gopher://8.8.8.8/',
    'data:image/png,x',
    'javascript:1',
    'dict://127.0.0.1/',
    'http://8.8.8.8:22/',
    'http://8.8.8.8:6379/',
    'https://8.8.8.8:8443/',
    'http://8.8.8.8:0/',
    'http://8.8.8.8:99999/',
    '',
    'about',
    'http://',
    'http://%00/',
    'http://[::1/',
    'http://256.256.256.256/',
    'http://a b/',
  ]

  test(`in ${urls.length} notations`, async () => {
    expect(urls.length).toBeGreaterThan(200)
    receivedUrls = []
    const results = await Promise.all(urls.map(async (url) => ({ form: url, outcome: await fetchOutcome(url) })))
    const unexpected = results.filter(
      ({ outcome }) => !/not a web address|private network|port|username|not found/.test(outcome),
    )
    expect(unexpected).toEqual([])
    expect(receivedUrls).toEqual([])
  })

  test('through a name with a private address among public ones', async () => {
    const resolve = async () => [
      { address: '8.8.8.8', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ]
    expect(await fetchOutcome('http://mixed.example/', { resolve })).toBe('It points to a private network')
  })

  test('through a name whose address changes between lookup and connection', async () => {
    const lookupResults = [[{ address: '192.0.0.170', family: 4 }], [{ address: '127.0.0.1', family: 4 }]]
    let lookups = 0
    const resolve = async () => lookupResults[Math.min(lookups++, 1)] ?? []
    receivedUrls = []
    expect(await fetchOutcome('http://rebind.example/', { resolve })).toBe('It points to a private network')
    expect(lookups).toBe(1)
    // The connection uses the checked address, whatever the name resolves to later
    const resolvePinned = async () => [{ address: '127.0.0.1', family: 4 }]
    const host = `rebind.example:${port}`
    expect(await fetchBody(`http://${host}/pinned`, { resolve: resolvePinned, allowed: new Set([host]) })).toBe(
      'secret',
    )
    expect(receivedUrls).toEqual(['/pinned'])
  })

  test('after a redirect', async () => {
    const targets = [
      'http://127.0.0.1/',
      'http://[::1]/',
      'http://169.254.169.254/latest',
      `http://localhost:${port}/x`,
      'file:///etc/passwd',
      '//10.0.0.1/',
      'http://8.8.8.8:22/',
    ]
    for (const target of targets) {
      routes.set('/away', (_, res) => res.writeHead(302, { Location: target }).end())
      expect(await fetchOutcome(`http://${serverHost()}/away`, { allowed: getAllowedHosts() })).toMatch(
        /private network|not a web address|port/,
      )
    }
  })
})

describe('a public host', () => {
  test('gets no credentials and can redirect at most three times', async () => {
    let headers = {}
    routes.set('/image', (req, res) => {
      headers = req.headers
      res.end('image')
    })
    for (const [from, to] of [
      ['/1', '/2'],
      ['/2', '/3'],
      ['/3', '/image'],
      ['/0', '/1'],
    ] as const) {
      routes.set(from, (_, res) => res.writeHead(301, { Location: to, 'Set-Cookie': 'a=b' }).end())
    }
    expect(await fetchBody(`http://${serverHost()}/1`, { allowed: getAllowedHosts() })).toBe('image')
    expect(Object.keys(headers).toSorted()).toEqual(['accept', 'accept-encoding', 'connection', 'host', 'user-agent'])
    expect(await fetchOutcome(`http://${serverHost()}/0`, { allowed: getAllowedHosts() })).toBe(
      'It redirects more than 3 times',
    )
  })

  test('must not send too much, too slowly, only part of a file, or nothing', async () => {
    const fetchLocalOutcome = (path: string, options: Partial<FetchOptions> = {}) =>
      fetchOutcome(`http://${serverHost()}${path}`, { allowed: getAllowedHosts(), ...options })
    routes.set('/large', (_, res) => res.writeHead(200, { 'Content-Length': 5 * 2 ** 20 }).write('x'))
    expect(await fetchLocalOutcome('/large', { maxBytes: 2 ** 20 })).toBe('It is larger than 1 MB')
    routes.set('/endless', (_, res) => {
      const writeMore = () => res.write('x'.repeat(10_000), (error) => error ?? setImmediate(writeMore))
      writeMore()
    })
    expect(await fetchLocalOutcome('/endless', { maxBytes: 2 ** 20 })).toBe('It is larger than 1 MB')
    routes.set('/slow', (_, res) => res.write('x'))
    expect(await fetchLocalOutcome('/slow', { timeoutMs: 300 })).toBe('It took longer than 0 seconds')
    routes.set('/half', (_, res) => {
      res.writeHead(200, { 'Content-Length': 100 }).write('half', () => res.destroy())
    })
    expect(await fetchLocalOutcome('/half')).toMatch(/lost|cannot be reached/)
    routes.set('/gone', (_, res) => res.writeHead(404).end())
    expect(await fetchLocalOutcome('/gone')).toBe('Its host responded with 404')
    expect(await fetchOutcome('http://127.0.0.1:1/', { allowed: new Set(['127.0.0.1:1']) })).toBe(
      'Its host cannot be reached',
    )
    expect(await fetchOutcome('http://no-such-host.invalid/')).toBe('Its host was not found')
  })
})
