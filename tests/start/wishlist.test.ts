import { expect, test } from 'vitest'
import { newSessionId } from '#app/content/wishlist/wishlist.ts'
import { newId } from '#app/lib/id.ts'
import { readPage } from '#tests/support/read-page.ts'
import { getSharedStore } from '#tests/support/shared-store.ts'

const { url } = getSharedStore()

test('without JavaScript, the wishlist says why it is empty', async () => {
  const { html, text } = await readPage(url, '/wishlist')
  expect(text).toMatch(/^Wishlist/)
  expect(html).toMatch(/<noscript><p[^>]*>The wishlist requires JavaScript/)
})

test('the wishlist’s endpoints validate input, accept requests only from the store’s pages, and reveal nothing about unknown data', async () => {
  const session = newSessionId(Date.now())
  const product = newId<'product'>()
  const ours = { Origin: url, 'Content-Type': 'application/json' }
  const post = (path: string, body: string, headers: Record<string, string> = ours) =>
    fetch(`${url}/wishlist/${path}`, { method: 'POST', headers, body })
  const cases = [
    { path: 'items', body: { session }, status: 200, expected: '{"ids":[]}' },
    { path: 'products', body: { session }, status: 200, expected: '{"products":[],"requiresPrior":false}' },
    { path: 'items', body: { session: 'session_1_<script>' }, status: 400, expected: 'errors' },
    { path: 'products', body: '{', status: 400, expected: 'errors' },
    { path: 'change', body: { session, product, saved: true }, status: 404, expected: 'unknown' },
    { path: 'change', body: { session, product, saved: false }, status: 200, expected: 'removed' },
    { path: 'change', body: { session, product: '1', saved: true }, status: 400, expected: 'rejected' },
  ]
  for (const { path, body, status, expected } of cases) {
    const response = await post(path, typeof body === 'string' ? body : JSON.stringify(body))
    expect([path, body, response.status]).toEqual([path, body, status])
    expect(await response.text()).toContain(expected)
    expect(response.headers.get('cache-control')).toBe('no-store')
  }
  expect((await fetch(`${url}/wishlist/items?session=${session}`)).status).toBe(404)
  const foreign = { 'Content-Type': 'application/json' }
  expect((await post('items', JSON.stringify({ session }), foreign)).status).toBe(403)
})
