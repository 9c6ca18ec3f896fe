import { brotliDecompressSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { CachedPage, type EncodedPage } from '#app/platform/cache/cached-page.ts'
import { createRecompressor } from '#server/page-cache/recompress.ts'
import { until } from '#tests/support/until.ts'

const text = Array.from({ length: 500 }, (_, at) => `<li>Dress ${(at * 7_919) % 1_000} of linen</li>`).join('')

async function createCompressedPage(): Promise<{ page: CachedPage; fast: EncodedPage }> {
  const body = new TextEncoder().encode(text)
  const page = new CachedPage({ status: 200, head: [], caching: [], body, tags: new Set(), route: 'one' })
  return { page, fast: await page.encode('br') }
}

test('a page becomes smaller, keeps its text and ETag, and its size in the cache is updated', async () => {
  const { page, fast } = await createCompressedPage()
  const { etag } = page
  const sizes: number[] = []
  const recompress = createRecompressor({ holds: () => true, updateSize: (_key, { bytes }) => sizes.push(bytes) })
  for (let count = 0; count < 3; count++) recompress(fast, { key: 'one', page, coding: 'br' })
  await until(() => sizes.length > 0)
  const best = page.findEncoded('br')
  expect(best?.isSmallest).toBe(true)
  expect(best?.bytes.length).toBeLessThan(fast.bytes.length)
  expect(sizes).toEqual([page.bytes])
  expect(brotliDecompressSync(best?.bytes ?? new Uint8Array()).toString()).toBe(text)
  expect(best?.head.toPairs('hit', 'a')).toEqual(
    expect.arrayContaining(['ETag', etag, 'Content-Length', String(best?.bytes.length)]),
  )
})

test('each of several pages is compressed once', async () => {
  const pages = [await createCompressedPage(), await createCompressedPage()]
  const compressions = pages.map(({ page }) => vi.spyOn(page, 'recompress'))
  const updatedKeys: string[] = []
  const recompress = createRecompressor({ holds: () => true, updateSize: (key) => updatedKeys.push(key) })
  for (const [at, { page, fast }] of pages.entries()) recompress(fast, { key: `${at}`, page, coding: 'br' })
  await until(() => updatedKeys.length === 2)
  expect(compressions.map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})

test('a page that has been invalidated is not compressed again', async () => {
  const old = await createCompressedPage()
  const fresh = await createCompressedPage()
  const recompress = createRecompressor({ holds: (_key, page) => page === fresh.page, updateSize: () => {} })
  recompress(old.fast, { key: 'one', page: old.page, coding: 'br' })
  recompress(fresh.fast, { key: 'one', page: fresh.page, coding: 'br' })
  await until(() => fresh.page.findEncoded('br')?.isSmallest === true)
  expect(old.page.findEncoded('br')).toBe(old.fast)
})
