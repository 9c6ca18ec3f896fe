import { setTimeout as pause } from 'node:timers/promises'
import type { Answered } from '#tools/stress/request.ts'

/** One request of a load: when it was sent and how long it took, in milliseconds. */
export type RequestContext = {
  readonly at: number
  readonly ms: number
  /** Null where the connection was lost. */
  readonly status: number | null
  readonly cache: string | undefined
  readonly retryAfter: string | undefined
}

export type Load = {
  readonly visits: readonly RequestContext[]
  /** Settles once everybody has their answer. */
  readonly stop: () => Promise<void>
}

/** Asks once, and says what came of it. */
export async function visit(request: () => Promise<Answered>): Promise<RequestContext> {
  const at = performance.now()
  const response = await request().catch(() => null)
  return {
    at,
    ms: performance.now() - at,
    status: response?.status ?? null,
    cache: response?.headers['x-cache']?.toString(),
    retryAfter: response?.headers['retry-after'],
  }
}

/** So many who ask one thing after another, with a pause in between. `ask` is told how many requests there were before. */
export function startLoad(count: number, pauseMs: number, request: (index: number) => Promise<Answered>): Load {
  const pageViews: RequestContext[] = []
  let requested = 0
  let isOver = false
  const working = Array.from({ length: count }, async () => {
    while (!isOver) {
      const index = requested++
      pageViews.push(await visit(() => request(index)))
      await pause(pauseMs)
    }
  })
  return {
    visits: pageViews,
    stop: async () => {
      isOver = true
      await Promise.all(working)
    },
  }
}

/** Those that were sent from one moment on and before another. */
export function between(
  pageViews: readonly RequestContext[],
  from: number,
  to = Number.POSITIVE_INFINITY,
): RequestContext[] {
  return pageViews.filter(({ at }) => at >= from && at < to)
}

/** The longest of them, in milliseconds. */
export function longest(pageViews: readonly Pick<RequestContext, 'ms'>[]): number {
  return Math.max(0, ...pageViews.map(({ ms }) => ms))
}

/** Asks again until it is answered with that status; answers how many milliseconds that took. @throws after a minute. */
export async function untilStatus(wanted: number, request: () => Promise<Answered>): Promise<number> {
  const startedAt = performance.now()
  for (;;) {
    const { status } = await visit(request)
    const ms = performance.now() - startedAt
    if (status === wanted) return ms
    if (ms > 60_000) throw new Error(`It did not come back: ${status}`)
    await pause(50)
  }
}
