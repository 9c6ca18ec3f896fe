import { afterEach, expect, test, vi } from 'vitest'
import { newSessionId } from '#app/content/wishlist/wishlist.ts'
import { fetchSavedIds, fetchSavedProducts, sendChange } from '#app/content/wishlist/wishlist-calls.ts'
import { newId } from '#app/lib/id.ts'

const session = newSessionId(1_763_000_000_000)
const product = newId<'product'>()

afterEach(() => vi.unstubAllGlobals())

/** Responds to every request and records the requests. */
function respond(status: number, body: object): { readonly path: string; readonly body: unknown }[] {
  const requests: { path: string; body: unknown }[] = []
  vi.stubGlobal('document', { documentElement: { dataset: { prefix: 'de' } } })
  vi.stubGlobal('fetch', async (path: string, init: { readonly body: string }) => {
    requests.push({ path, body: JSON.parse(init.body) })
    return Response.json(body, { status })
  })
  return requests
}

test('requests go to the endpoints of the page’s locale', async () => {
  const requests = respond(200, { ids: ['a'], products: [], requiresPrior: true, outcome: 'removed' })
  expect(await fetchSavedIds(session)).toEqual(['a'])
  expect(await fetchSavedProducts(session)).toMatchObject({ products: [], requiresPrior: true })
  expect(await sendChange(session, product, false)).toBe('removed')
  expect(requests).toEqual([
    { path: '/de/wishlist/items', body: { session } },
    { path: '/de/wishlist/products', body: { session } },
    { path: '/de/wishlist/change', body: { session, product, saved: false } },
  ])
})

test('a full wishlist is returned as an outcome and does not throw', async () => {
  respond(409, { outcome: 'full' })
  expect(await sendChange(session, product, true)).toBe('full')
})

test.each([400, 404, 429, 500, 503])('a response with status %i throws an error', async (status) => {
  respond(status, { outcome: 'unknown' })
  await expect(sendChange(session, product, true)).rejects.toThrow(`/wishlist/change responded with ${status}`)
  await expect(fetchSavedIds(session)).rejects.toThrow(`/wishlist/items responded with ${status}`)
})
