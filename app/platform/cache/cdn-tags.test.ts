import { expect, test } from 'vitest'
import { buildCdnHeaders, toCdnTag } from '#app/platform/cache/cdn-tags.ts'

test.each([
  ['settings', 'settings'],
  ['all', 'all'],
  ['product:01a1fb2b-77b4-7616-ad94-abf744ae4118', 'product-abf744ae4118'],
] as const)('%s has the CDN tag %s', (tag, name) => {
  expect(toCdnTag(tag)).toBe(name)
})

test('a CDN caches a page for ten minutes and can purge it by tag; a browser revalidates it each time', () => {
  const headers = new Headers(Object.fromEntries(toPairs(buildCdnHeaders(new Set(['settings', 'catalog'])))))
  expect(headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate, s-maxage=600')
  expect(headers.get('CDN-Cache-Control')).toBe('public, max-age=600, stale-while-revalidate=60, stale-if-error=86400')
  expect(headers.get('Cache-Tag')).toBe('all,settings,catalog')
  expect(headers.get('Surrogate-Key')).toBe('all settings catalog')
})

function toPairs(head: readonly string[]): [string, string][] {
  return head.flatMap((name, index) => (index % 2 === 0 ? [[name, head[index + 1] ?? '']] : []))
}
