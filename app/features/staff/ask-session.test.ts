import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askWhoIsSignedIn } from '#app/features/staff/ask-session.ts'

let asked: number[] = []
let start = 0
beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  start = Date.now()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A shop that answers so, one after the other, and in the end always the last. */
function shopAnswers(...answers: readonly (() => Response)[]): void {
  vi.stubGlobal('fetch', async () => {
    asked.push(Date.now() - start)
    const next = answers[Math.min(asked.length, answers.length) - 1]
    if (!next) throw new TypeError('Failed to fetch')
    return next()
  })
}

const ada = () => Response.json({ user: { id: 'ada', email: 'ada@lumina.example' } })
const offline = () => {
  throw new TypeError('Failed to fetch')
}
const away = () => new Response(null, { status: 503 })

test('who is signed in is known by id', async () => {
  shopAnswers(ada)
  expect(await askWhoIsSignedIn(new AbortController().signal)).toBe('ada')
})

test.each([401, 403])('%i means nobody, and that is no failure', async (status) => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  shopAnswers(() => new Response(null, { status }))
  expect(await askWhoIsSignedIn(new AbortController().signal)).toBeNull()
  expect(log).not.toHaveBeenCalled()
})

test('§9 §D a shop that cannot be reached is asked again after 200 ms, then ever later, up to five seconds', async () => {
  shopAnswers(offline, away, offline, away, away, away, away, away, ada)
  const answer = askWhoIsSignedIn(new AbortController().signal)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await answer).toBe('ada')
  const waits = asked.slice(1).map((moment, index) => moment - (asked[index] ?? 0))
  expect(waits).toEqual([200, 400, 800, 1_600, 3_200, 5_000, 5_000, 5_000])
})

test('nobody asks on once it is called off', async () => {
  shopAnswers(away)
  const stop = new AbortController()
  const answer = askWhoIsSignedIn(stop.signal)
  await vi.advanceTimersByTimeAsync(700)
  stop.abort()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await answer).toBeNull()
  expect(asked).toEqual([0, 200, 600])
})

test.each([
  { what: 'an answer that is no JSON', answer: () => new Response('<html>') },
  { what: 'JSON that names nobody', answer: () => Response.json({ user: null }) },
  { what: 'a failure of the shop', answer: () => new Response(null, { status: 500 }) },
  { what: 'an address that is gone', answer: () => new Response(null, { status: 404 }) },
])('§8 $what is logged and counts as nobody', async ({ answer }) => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  shopAnswers(answer)
  expect(await askWhoIsSignedIn(new AbortController().signal)).toBeNull()
  expect(log).toHaveBeenCalledExactlyOnceWith('Error loading admin profile:', expect.any(Error))
  expect(asked).toEqual([0])
})
