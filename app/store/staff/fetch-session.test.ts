import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchSession } from '#app/store/staff/fetch-session.ts'

let requestTimes: number[] = []
let start = 0
beforeEach(() => {
  vi.useFakeTimers()
  requestTimes = []
  start = Date.now()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Stubs `fetch` with these responses in order. The last response is repeated. */
function stubResponses(...responses: readonly (() => Response)[]): void {
  vi.stubGlobal('fetch', async () => {
    requestTimes.push(Date.now() - start)
    const next = responses[Math.min(requestTimes.length, responses.length) - 1]
    if (!next) throw new TypeError('Failed to fetch')
    return next()
  })
}

const ada = () => Response.json({ user: { id: 'ada', email: 'ada@lumina.example' } })
const offline = () => {
  throw new TypeError('Failed to fetch')
}
const unavailable = () => new Response(null, { status: 503 })

test('returns the id of the logged-in admin', async () => {
  stubResponses(ada)
  expect(await fetchSession(new AbortController().signal)).toBe('ada')
})

test.each([401, 403])('%i means that nobody is logged in, and logs no error', async (status) => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  stubResponses(() => new Response(null, { status }))
  expect(await fetchSession(new AbortController().signal)).toBeNull()
  expect(log).not.toHaveBeenCalled()
})

test('requests are retried after 200 ms, with backoff up to five seconds', async () => {
  stubResponses(offline, unavailable, offline, unavailable, unavailable, unavailable, unavailable, unavailable, ada)
  const response = fetchSession(new AbortController().signal)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await response).toBe('ada')
  const waits = requestTimes.slice(1).map((moment, index) => moment - (requestTimes[index] ?? 0))
  expect(waits).toEqual([200, 400, 800, 1_600, 3_200, 5_000, 5_000, 5_000])
})

test('once the signal is aborted, there are no more retries', async () => {
  stubResponses(unavailable)
  const stop = new AbortController()
  const response = fetchSession(stop.signal)
  await vi.advanceTimersByTimeAsync(700)
  stop.abort()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await response).toBeNull()
  expect(requestTimes).toEqual([0, 200, 600])
})

test.each([
  { received: 'a response that is not JSON', response: () => new Response('<html>') },
  { received: 'JSON without a user', response: () => Response.json({ user: null }) },
  { received: 'a server error', response: () => new Response(null, { status: 500 }) },
  { received: 'a 404', response: () => new Response(null, { status: 404 }) },
])('$received is logged and counts as logged out', async ({ response }) => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  stubResponses(response)
  expect(await fetchSession(new AbortController().signal)).toBeNull()
  expect(log).toHaveBeenCalledExactlyOnceWith('Error loading admin profile:', expect.any(Error))
  expect(requestTimes).toEqual([0])
})
