import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchSession } from '#app/features/staff/fetch-session.ts'

let requested: number[] = []
let start = 0
beforeEach(() => {
  vi.useFakeTimers()
  requested = []
  start = Date.now()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A store that answers so, one after the other, and in the end always the last. */
function storeResponds(...responses: readonly (() => Response)[]): void {
  vi.stubGlobal('fetch', async () => {
    requested.push(Date.now() - start)
    const next = responses[Math.min(requested.length, responses.length) - 1]
    if (!next) throw new TypeError('Failed to fetch')
    return next()
  })
}

const ada = () => Response.json({ user: { id: 'ada', email: 'ada@lumina.example' } })
const offline = () => {
  throw new TypeError('Failed to fetch')
}
const away = () => new Response(null, { status: 503 })

test('who is logged in is known by id', async () => {
  storeResponds(ada)
  expect(await fetchSession(new AbortController().signal)).toBe('ada')
})

test.each([401, 403])('%i means nobody, and that is no failure', async (status) => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  storeResponds(() => new Response(null, { status }))
  expect(await fetchSession(new AbortController().signal)).toBeNull()
  expect(log).not.toHaveBeenCalled()
})

test('§9 §D a store that cannot be reached is asked again after 200 ms, then ever later, up to five seconds', async () => {
  storeResponds(offline, away, offline, away, away, away, away, away, ada)
  const response = fetchSession(new AbortController().signal)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await response).toBe('ada')
  const waits = requested.slice(1).map((moment, index) => moment - (requested[index] ?? 0))
  expect(waits).toEqual([200, 400, 800, 1_600, 3_200, 5_000, 5_000, 5_000])
})

test('nobody asks on once it is called off', async () => {
  storeResponds(away)
  const stop = new AbortController()
  const response = fetchSession(stop.signal)
  await vi.advanceTimersByTimeAsync(700)
  stop.abort()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await response).toBeNull()
  expect(requested).toEqual([0, 200, 600])
})

test.each([
  { what: 'an answer that is no JSON', answer: () => new Response('<html>') },
  { what: 'JSON that names nobody', answer: () => Response.json({ user: null }) },
  { what: 'a failure of the store', answer: () => new Response(null, { status: 500 }) },
  { what: 'an address that is gone', answer: () => new Response(null, { status: 404 }) },
])('§8 $what is logged and counts as nobody', async ({ answer: response }) => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  storeResponds(response)
  expect(await fetchSession(new AbortController().signal)).toBeNull()
  expect(log).toHaveBeenCalledExactlyOnceWith('Error loading admin profile:', expect.any(Error))
  expect(requested).toEqual([0])
})
