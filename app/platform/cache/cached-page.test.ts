import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { CachedPage, type How } from '#app/platform/cache/cached-page.ts'
import { cdnHeaders } from '#app/platform/cache/cdn-tags.ts'

test('a packed page holds no more memory than its bytes, which are what is counted', async () => {
  const body = new TextEncoder().encode('A dress of linen. '.repeat(1_000))
  const page = new CachedPage({ status: 200, head: [], caching: [], body, tags: new Set(), route: 'one' })
  for (const coding of ['br', 'gzip'] as const) {
    const { bytes } = await page.createForm(coding)
    expect(bytes.length).toBeLessThan(body.length)
    expect(bytes.buffer.byteLength).toBe(bytes.length)
  }
})

test('a page is kept packed alone once somebody takes it so, and as it was made from when that is asked for again', async () => {
  const text = 'A dress of linen. '.repeat(1_000)
  const page = new CachedPage({
    status: 200,
    head: ['Content-Type', 'text/html'],
    caching: [],
    body: new TextEncoder().encode(text),
    tags: new Set(),
    route: 'one',
  })
  const { bytes: alone } = page
  expect(page.form(null)).not.toBeNull()
  expect(page.form('br')).toBeNull()

  const [packed] = await Promise.all([page.createForm('br'), page.createForm('br')])
  expect(page.form('br')).toBe(packed)
  expect(page.form(null)).toBeNull()
  expect(page.bytes).toBeLessThan(alone / 8)

  const gzip = await page.createForm('gzip')
  expect(gunzipSync(gzip.bytes).toString()).toBe(text)
  expect(page.form(null)).toBeNull()

  const plain = await page.createForm(null)
  expect(new TextDecoder().decode(plain.bytes)).toBe(text)
  expect(plain.head.of('hit', 'abc')).toEqual(
    expect.arrayContaining(['Content-Type', 'text/html', 'Content-Length', String(text.length), 'ETag', page.etag]),
  )
  expect(plain.head.of('hit', 'abc')).not.toContain('Content-Encoding')
  expect(page.form(null)).toBe(plain)
  expect(page.form('br')).toBe(packed)
  expect(page.bytes).toBeGreaterThan(alone)
})

test('a page too small to be worth packing is sent as it is', () => {
  const body = new TextEncoder().encode('Nothing here.')
  const page = new CachedPage({ status: 404, head: [], caching: [], body, tags: new Set(), route: 'one' })
  expect(page.form('br')).toBe(page.form(null))
  expect(page.form('gzip')?.bytes).toEqual(body)
})

test('an old page, made before the database went away, may be kept by nobody else', () => {
  const body = new TextEncoder().encode('A dress of linen.')
  const caching = cdnHeaders(new Set())
  const page = new CachedPage({
    status: 200,
    head: ['Content-Type', 'text/html'],
    caching,
    body,
    tags: new Set(),
    route: 'one',
  })
  const heads = [page.unchangedHead, page.form(null)?.head]
  for (const head of heads) {
    const names = (how: How) => (head?.of(how, 'abc') ?? []).filter((_, at) => at % 2 === 0)
    const said = (how: How) => head?.of(how, 'abc').join('\n')
    expect(names('hit')).toContain('CDN-Cache-Control')
    expect(said('stale')).toContain('Cache-Control\nno-cache\nX-Cache\nstale\nX-Request-Id\nabc')
    expect(names('stale').filter((name) => /cache-control|cache-tag|surrogate/i.test(name))).toEqual(['Cache-Control'])
    expect(said('hit')).toContain('s-maxage=600')
  }
})
