import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { CachedPage, type CacheStatus } from '#app/platform/cache/cached-page.ts'
import { buildCdnHeaders } from '#app/platform/cache/cdn-tags.ts'

test('a compressed page takes no more memory than its counted bytes', async () => {
  const body = new TextEncoder().encode('A dress of linen. '.repeat(1_000))
  const page = new CachedPage({ status: 200, head: [], caching: [], body, tags: new Set(), route: 'one' })
  for (const coding of ['br', 'gzip'] as const) {
    const { bytes } = await page.encode(coding)
    expect(bytes.length).toBeLessThan(body.length)
    expect(bytes.buffer.byteLength).toBe(bytes.length)
  }
})

test('after compression, the plain body is dropped, and restored when it is requested again', async () => {
  const text = 'A dress of linen. '.repeat(1_000)
  const page = new CachedPage({
    status: 200,
    head: ['Content-Type', 'text/html'],
    caching: [],
    body: new TextEncoder().encode(text),
    tags: new Set(),
    route: 'one',
  })
  const { bytes: plainBytes } = page
  expect(page.findEncoded(null)).not.toBeNull()
  expect(page.findEncoded('br')).toBeNull()

  const [compressed] = await Promise.all([page.encode('br'), page.encode('br')])
  expect(page.findEncoded('br')).toBe(compressed)
  expect(page.findEncoded(null)).toBeNull()
  expect(page.bytes).toBeLessThan(plainBytes / 8)

  const gzip = await page.encode('gzip')
  expect(gunzipSync(gzip.bytes).toString()).toBe(text)
  expect(page.findEncoded(null)).toBeNull()

  const plain = await page.encode(null)
  expect(new TextDecoder().decode(plain.bytes)).toBe(text)
  expect(plain.head.toPairs('hit', 'abc')).toEqual(
    expect.arrayContaining(['Content-Type', 'text/html', 'Content-Length', String(text.length), 'ETag', page.etag]),
  )
  expect(plain.head.toPairs('hit', 'abc')).not.toContain('Content-Encoding')
  expect(page.findEncoded(null)).toBe(plain)
  expect(page.findEncoded('br')).toBe(compressed)
  expect(page.bytes).toBeGreaterThan(plainBytes)
})

test('a page that is too small to compress is sent uncompressed', () => {
  const body = new TextEncoder().encode('Nothing here.')
  const page = new CachedPage({ status: 404, head: [], caching: [], body, tags: new Set(), route: 'one' })
  expect(page.findEncoded('br')).toBe(page.findEncoded(null))
  expect(page.findEncoded('gzip')?.bytes).toEqual(body)
})

test('a stale page must not be stored by other caches', () => {
  const body = new TextEncoder().encode('A dress of linen.')
  const caching = buildCdnHeaders(new Set())
  const page = new CachedPage({
    status: 200,
    head: ['Content-Type', 'text/html'],
    caching,
    body,
    tags: new Set(),
    route: 'one',
  })
  const heads = [page.unchangedHead, page.findEncoded(null)?.head]
  for (const head of heads) {
    const listNames = (cacheStatus: CacheStatus) =>
      (head?.toPairs(cacheStatus, 'abc') ?? []).filter((_, index) => index % 2 === 0)
    const readText = (cacheStatus: CacheStatus) => head?.toPairs(cacheStatus, 'abc').join('\n')
    expect(listNames('hit')).toContain('CDN-Cache-Control')
    expect(readText('stale')).toContain('Cache-Control\nno-cache\nX-Cache\nstale\nX-Request-Id\nabc')
    expect(listNames('stale').filter((name) => /cache-control|cache-tag|surrogate/i.test(name))).toEqual([
      'Cache-Control',
    ])
    expect(readText('hit')).toContain('s-maxage=600')
  }
})
