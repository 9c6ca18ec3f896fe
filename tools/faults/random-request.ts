import { parseJson } from '#app/lib/json.ts'
import type { LeafRoute } from '#tests/support/leaf-routes.ts'
import type { PageForm } from '#tests/support/page-forms.ts'
import type { RawRequest } from '#tools/faults/raw-request.ts'
import type { Random } from '#tools/stress/random.ts'

/** The data from which random requests are built. */
export type RequestMaterial = {
  readonly origin: string
  readonly leaves: readonly [LeafRoute, ...LeafRoute[]]
  /** Ids, slugs and the like that exist in this store. */
  readonly names: readonly [string, ...string[]]
  readonly forms: readonly PageForm[]
  /** The bodies that the store's scripts send. */
  readonly bodies: readonly [JsonBody, ...JsonBody[]]
}

export type JsonBody = { readonly path: string; readonly value: unknown }

/** Values of the wrong type, too long, too large or too deeply nested, invalid text, and code. */
const HOSTILE_TEXTS = [
  '',
  ...String.raw`0 -1 1 1e309 NaN 99999999999999999999 0x10 1.5 2147483648 -0 -infinity true null undefined [] {}
    __proto__ constructor toString hasOwnProperty \ % _ %%% \% $1 {{7*7}} $(id) active delete NGN US
    <script>alert(1)</script> javascript:alert(1) ../ ../../../etc/passwd ..\..\win.ini file:///etc/passwd
    https://evil.example/ //evil.example 2026-02-30 0000-00-00 9999-12-31 2026-11-21T25:61:00Z
    00000000-0000-0000-0000-000000000000 ffffffff-ffff-ffff-ffff-ffffffffffff`.split(/\s+/),
  ' ',
  '`id`',
  '[object Object]',
  "' or 1=1--",
  '"; drop table orders;--',
  '"><img src=x onerror=alert(1)>',
  '\r\nX-Planted: yes',
  '\0',
  'a\0b',
  '\u202e',
  '\ud800',
  'a\udc00b',
  '\udc57\ud83d',
  'a\u0085\ufffeb',
  '\ufeff',
  '\u0000\u0001\u001f',
  'é'.normalize('NFD'),
  'ﷺ',
  'İ',
  '١٢٣',
  '👗'.repeat(40),
  'x'.repeat(300),
  'x'.repeat(21_000),
  '9'.repeat(400),
] as const

/** These strings must not appear in a log. */
export const PLANTED = ['planted-name', 'planted@example.com', 'planted-password', '4242424242424242'] as const

/** Parameters that pages and forms read, and properties that every object has. */
const PARAMETERS = [
  '',
  ...`q search category collection sort page min max color size status tab from to ids all payment stock redirectTo
    denied open host shop newsletter _routes index intent id version paths w session code __proto__ constructor a[b]`.split(
    /\s+/,
  ),
] as const

const METHODS = [
  'GET',
  ...'GET GET GET GET POST POST POST POST HEAD PUT PATCH DELETE OPTIONS TRACE PROPFIND get BREW'.split(' '),
] as const

/** Returns a malicious or broken request with a complete body. `cookie` is a staff session, or empty. */
export function createRandomRequest(random: Random, material: RequestMaterial, cookie: string): RawRequest {
  if (material.forms.length > 0 && random.integer(1, 100) <= 30) return createFormRequest(random, material, cookie)
  if (random.integer(1, 100) <= 25) return createJsonRequest(random, material, cookie)
  const method = random.pick(METHODS)
  const hasBody = method === 'POST' || random.integer(1, 8) === 1
  const body = hasBody ? createRandomBody(random, material) : { type: null, bytes: Buffer.alloc(0) }
  return addHeaders(random, material, { method, target: createRandomTarget(random, material), cookie, ...body })
}

function createFormRequest(random: Random, material: RequestMaterial, cookie: string): RawRequest {
  const [form] = random.some(material.forms, 1)
  const corrupted = (form?.fields ?? []).map(([name, value]): [string, string] => [
    random.integer(1, 25) === 1 ? random.pick(PARAMETERS) : name,
    random.integer(1, 4) === 1 ? corruptText(random, material, value) : value,
  ])
  const fields = random.integer(1, 3) === 1 ? random.some(corrupted, random.integer(0, corrupted.length)) : corrupted
  if (random.integer(1, 6) === 1) fields.push([random.pick(PARAMETERS), createRandomText(random, material)])
  const action = form?.action ?? '/'
  const target = random.integer(1, 3) === 1 ? action.replace(/(?=\?|$)/, '.data') : action
  const { type, bytes } = random.integer(1, 5) === 1 ? encodeMultipart(fields) : encodeUrlForm(fields)
  return addHeaders(random, material, { method: 'POST', target: encodeURI(target), cookie, type, bytes })
}

function corruptText(random: Random, material: RequestMaterial, value: string): string {
  const isJson = /^[[{]/.test(value) && random.integer(1, 2) === 1
  return isJson ? JSON.stringify(corrupt(random, material, parseJson(value), 2)) : createRandomText(random, material)
}

function createJsonRequest(random: Random, material: RequestMaterial, cookie: string): RawRequest {
  const { path, value } = random.pick(material.bodies)
  const text = JSON.stringify(corrupt(random, material, value, 4))
  const cut = random.integer(1, 12) === 1 ? text.slice(0, random.integer(0, text.length)) : text
  const body = { type: 'application/json', bytes: Buffer.from(cut) }
  return addHeaders(random, material, { method: 'POST', target: path, cookie, ...body })
}

type Body = { readonly type: string | null; readonly bytes: Buffer }
type Draft = Body & { readonly method: string; readonly target: string; readonly cookie: string }

function addHeaders(
  random: Random,
  { origin }: RequestMaterial,
  { method, target, cookie, type, bytes }: Draft,
): RawRequest {
  const oddHosts = ['evil.example', '', 'a b', 'localhost:1', '[::1'] as const
  const headers: [string, string][] = [
    ['Host', random.integer(1, 40) === 1 ? random.pick(oddHosts) : new URL(origin).host],
    ['Connection', 'close'],
  ]
  if (random.integer(1, 10) > 1) headers.push(['Origin', origin])
  else headers.push(['Origin', random.pick(['null', 'https://evil.example', '', 'http://localhost:1'])])
  if (cookie) headers.push(['Cookie', cookie])
  else if (random.integer(1, 4) === 1) headers.push(['Cookie', random.pick(ODD_COOKIES)])
  const optional: readonly (readonly [string, readonly [string, ...string[]]])[] = [
    ['Accept', ['text/html', '*/*', 'application/json', 'image/avif', ',,;q=9', 'x'.repeat(2_000)]],
    ['Accept-Encoding', ['br', 'gzip', 'br;q=0', '*;q=1', 'zstd, br;q=x', ',']],
    ['Accept-Language', ['en', '*', 'x'.repeat(500)]],
    ['If-None-Match', ['*', '"x"', 'W/"', '"a", "b", W/"c"', '"'.repeat(300)]],
    ['If-Modified-Since', ['Sat, 21 Nov 2026 00:00:00 GMT', 'yesterday']],
    ['Range', ['bytes=0-9', 'bytes=-1', 'bytes=9-1', 'lines=1-2', 'bytes=0-,0-,0-']],
    ['Sec-Fetch-Site', ['same-origin', 'cross-site', 'none', '?']],
    ['X-Forwarded-For', ['203.0.113.7', 'unknown', '::', "' or 1=1--", 'x'.repeat(1_000)]],
    ['X-React-Router-Request', ['yes', '%']],
    ['X-React-Router-SSR-Error', ['1']],
    ['Referer', ['https://evil.example/', '%']],
    ['Content-Encoding', ['gzip', 'br', 'x']],
    ['Expect', ['100-continue']],
    ['Upgrade', ['websocket', 'h2c']],
    ['X-HTTP-Method-Override', ['DELETE']],
    ['Authorization', ['Basic YTpi', 'Bearer x']],
    ['Priority', ['u=1, i']],
  ]
  for (const [name, values] of random.some(optional, random.integer(0, 4))) headers.push([name, random.pick(values)])
  const isChunked = bytes.length > 0 && random.integer(1, 6) === 1
  if (type !== null) headers.push(['Content-Type', random.integer(1, 15) === 1 ? random.pick(ODD_TYPES) : type])
  if (isChunked) headers.push(['Transfer-Encoding', 'chunked'])
  else if (bytes.length > 0 || method === 'POST') headers.push(['Content-Length', String(bytes.length)])
  return { method, target, headers, body: isChunked ? toChunked(bytes) : bytes }
}

const ODD_COOKIES = ['lumina.session=x.y', 'lumina.session=%E0%A4%A', '=;=;', 'a=b; a=c; __proto__=1'] as const
const ODD_TYPES = [
  'text/plain',
  'application/xml',
  'application/json; charset=utf-7',
  'multipart/form-data',
  'multipart/mixed',
  'multipart/form-data; boundary=',
  'application/x-www-form-urlencoded; charset=x',
  ';',
  'application/octet-stream',
] as const

function toChunked(bytes: Buffer): Buffer {
  const half = Math.ceil(bytes.length / 2)
  const parts = [bytes.subarray(0, half), bytes.subarray(half)].filter(({ length }) => length > 0)
  const framed = parts.flatMap((part) => [Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from('\r\n')])
  return Buffer.concat([...framed, Buffer.from('0\r\n\r\n')])
}

function createRandomTarget(random: Random, material: RequestMaterial): string {
  const leaf = random.pick(material.leaves)
  const path = leaf.path.replace(/:\w+|\*/g, () => createRandomPart(random, material))
  const ending = random.pick(['', '', '', '', '.data', '.data', '/', '//', '/.', '%2f', '.json', ';x=y'])
  const pairs = Array.from({ length: random.integer(0, 3) }, () => {
    const name = random.pick(PARAMETERS)
    const value =
      name === '_routes' ? random.pick(material.leaves).id : createRandomText(random, material).slice(0, 1_500)
    return random.integer(1, 12) === 1 ? `${name}=%` : `${name}=${encode(value)}`
  })
  const target = `${path}${ending}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`
  return random.integer(1, 20) === 1 ? target.toUpperCase() : target
}

function createRandomPart(random: Random, material: RequestMaterial): string {
  const roll = random.integer(1, 10)
  if (roll <= 5) return encode(random.pick(material.names))
  if (roll === 6)
    return random.pick(['%', '%ff', '%00', '%ED%A0%80', '%2e%2e', '..', '%c0%ae', '%252e', ':id', '*', '~'])
  return encode(createRandomText(random, material).slice(0, 2_000))
}

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}

function createRandomText(random: Random, { names }: RequestMaterial): string {
  const roll = random.integer(1, 10)
  if (roll <= 2) return random.pick(names)
  if (roll === 3)
    return String.fromCodePoint(...Array.from({ length: random.integer(1, 20) }, () => random.integer(1, 0x2fff)))
  if (roll === 4) return String(random.integer(-1_000_000, 1_000_000))
  if (roll === 5) return random.pick(PLANTED)
  return random.pick(HOSTILE_TEXTS)
}

function createRandomBody(random: Random, material: RequestMaterial): Body {
  const pairs = Array.from({ length: random.integer(0, 6) }, (): [string, string] => [
    random.pick(PARAMETERS),
    createRandomText(random, material),
  ])
  const roll = random.integer(1, 10)
  if (roll <= 3) return encodeUrlForm(pairs)
  if (roll <= 5) return encodeMultipart(pairs)
  if (roll === 6) return { type: 'application/json', bytes: Buffer.from(buildDeepJson(random)) }
  if (roll === 7)
    return { type: 'application/json', bytes: Buffer.alloc(random.pick([1, 5_000, 262_144, 262_145]), 0x31) }
  if (roll === 8) {
    const type = random.pick(ODD_TYPES)
    const noise = Array.from({ length: random.integer(1, 400) }, () => random.integer(0, 255))
    return { type, bytes: Buffer.from(noise) }
  }
  return { type: 'application/json', bytes: Buffer.from(JSON.stringify(createRandomJson(random, material, 3))) }
}

function encodeUrlForm(pairs: readonly (readonly [string, string])[]): Body {
  const text = pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&')
  return { type: 'application/x-www-form-urlencoded', bytes: Buffer.from(text) }
}

function encodeMultipart(pairs: readonly (readonly [string, string])[]): Body {
  const parts = pairs.map(([name, value], index) => {
    const file = index % 4 === 3 ? '; filename="../x.svg"' : ''
    return `--part\r\nContent-Disposition: form-data; name="${name.replace(/["\r\n]/g, '')}"${file}\r\n\r\n${value}\r\n`
  })
  return { type: 'multipart/form-data; boundary=part', bytes: Buffer.from(`${parts.join('')}--part--\r\n`) }
}

/** Returns nested JSON, sometimes incomplete, or too deep for the stack of a recursive parser. */
function buildDeepJson(random: Random): string {
  const depth = random.pick([10, 1_000, 40_000, 120_000])
  const [open, close] = random.pick([
    ['[', ']'],
    ['{"a":', '}'],
  ])
  return (
    open.repeat(Math.min(depth, 250_000 / (open.length + 1))) +
    (random.integer(0, 1) === 0 ? `1${close.repeat(depth)}` : '')
  )
}

function createRandomJson(random: Random, material: RequestMaterial, depth: number): unknown {
  const roll = random.integer(1, depth > 0 ? 9 : 6)
  if (roll === 1) return null
  if (roll === 2) return random.pick([true, false])
  if (roll === 3) return random.pick([0, -1, 1e308, 1e21, 0.1, 2 ** 53, -(2 ** 63)])
  if (roll <= 6) return createRandomText(random, material)
  if (roll === 7)
    return Array.from({ length: random.integer(0, 5) }, () => createRandomJson(random, material, depth - 1))
  const names = Array.from({ length: random.integer(0, 5) }, () => random.pick(PARAMETERS))
  return Object.fromEntries(names.map((name) => [name, createRandomJson(random, material, depth - 1)]))
}

/** Replaces about one value in `oneIn`, and sometimes omits or adds a value. */
function corrupt(random: Random, material: RequestMaterial, value: unknown, oneIn: number): unknown {
  if (random.integer(1, oneIn * 4) === 1) return createRandomJson(random, material, 2)
  if (Array.isArray(value)) {
    const items = value.map((item) => corrupt(random, material, item, oneIn))
    return random.integer(1, 10) === 1 ? Array.from({ length: random.pick([2, 101, 300]) }, () => items).flat() : items
  }
  if (value !== null && typeof value === 'object') {
    const remaining = Object.entries(value).filter(() => random.integer(1, 20) > 1)
    const added =
      random.integer(1, 10) === 1 ? [[random.pick(PARAMETERS), createRandomJson(random, material, 1)] as const] : []
    return Object.fromEntries([
      ...remaining.map(([name, inner]) => [name, corrupt(random, material, inner, oneIn)] as const),
      ...added,
    ])
  }
  return random.integer(1, oneIn) === 1 ? createRandomJson(random, material, 1) : value
}
