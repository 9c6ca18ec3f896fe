import { setTimeout as pause } from 'node:timers/promises'
import type { StoreResponse } from '#tools/stress/request.ts'

/** Times are in milliseconds. */
export type TimedRequest = {
  readonly at: number
  readonly ms: number
  /** Null if the connection was lost. */
  readonly status: number | null
  readonly retryAfter: string | undefined
  readonly cache?: string | undefined
}

export type Load = {
  readonly requests: readonly TimedRequest[]
  /** Stops the clients. Resolves when all responses have arrived. */
  readonly stop: () => Promise<void>
}

export async function timeRequest(request: () => Promise<StoreResponse>): Promise<TimedRequest> {
  const at = performance.now()
  const response = await request().catch(() => null)
  return {
    at,
    ms: performance.now() - at,
    status: response?.status ?? null,
    retryAfter: response?.headers['retry-after'],
    cache: response?.headers['x-cache']?.toString(),
  }
}

/** Starts clients that pause between their requests. `request` gets the number of requests so far. */
export function startLoad(count: number, pauseMs: number, request: (index: number) => Promise<StoreResponse>): Load {
  const requests: TimedRequest[] = []
  let requested = 0
  let isOver = false
  const clientRuns = Array.from({ length: count }, async () => {
    while (!isOver) {
      const index = requested++
      requests.push(await timeRequest(() => request(index)))
      await pause(pauseMs)
    }
  })
  return {
    requests,
    stop: async () => {
      isOver = true
      await Promise.all(clientRuns)
    },
  }
}

export function filterByTime(requests: readonly TimedRequest[], from: number, to = Number.POSITIVE_INFINITY) {
  return requests.filter(({ at }) => at >= from && at < to)
}

/** Counts the requests whose status is not an expected one. */
export function countUnexpected(requests: readonly TimedRequest[], ...expected: readonly number[]): number {
  return requests.filter(({ status }) => status === null || !expected.includes(status)).length
}

export function getMaxMs(requests: readonly TimedRequest[]): number {
  return Math.max(0, ...requests.map(({ ms }) => ms))
}

/** Returns the longest time without a response of status 200 from `from` to `to`, in milliseconds. */
export function getMaxGapMs(requests: readonly TimedRequest[], from: number, to: number): number {
  const succeeded = filterByTime(
    requests.filter(({ status }) => status === 200).map((request) => ({ ...request, at: request.at + request.ms })),
    from,
    to,
  )
  const moments = [...succeeded.map(({ at }) => at), to].toSorted((a, b) => a - b)
  return Math.max(...moments.map((moment, index) => moment - (moments[index - 1] ?? from)))
}

/** Returns the milliseconds until a response has this status. @throws Error after a minute */
export async function waitForStatus(expectedStatus: number, request: () => Promise<StoreResponse>): Promise<number> {
  const startedAt = performance.now()
  for (;;) {
    const { status } = await timeRequest(request)
    const ms = performance.now() - startedAt
    if (status === expectedStatus) return ms
    if (ms > 60_000) throw new Error(`The store did not recover: the last status is ${status}`)
    await pause(50)
  }
}
