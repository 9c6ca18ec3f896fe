import { expect, test } from 'vitest'
import { KeptPage } from '#app/platform/cache/kept-page.ts'

test('a packed page holds no more memory than its bytes, which are what is counted', async () => {
  const body = new TextEncoder().encode('A dress of linen. '.repeat(1_000))
  const page = new KeptPage({ status: 200, head: [], caching: [], body, tags: new Set(), route: 'one' })
  for (const coding of ['br', 'gzip'] as const) {
    const { bytes } = await page.makeForm(coding)
    expect(bytes.length).toBeLessThan(body.length)
    expect(bytes.buffer.byteLength).toBe(bytes.length)
  }
})
