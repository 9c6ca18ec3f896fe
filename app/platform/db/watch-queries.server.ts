import type { PoolClient } from 'pg'
import { env } from '#app/platform/env.server.ts'
import { currentRequest } from '#app/platform/http/current-request.server.ts'
import { log } from '#app/platform/log.server.ts'
import { metrics } from '#app/platform/metrics/metrics.server.ts'

const MAX_TEXT_LENGTH = 1_000
const MAX_LINES_PER_SECOND = 5

/** Logs slow queries with their text, but never with their values. */
export function watchQueries(client: PoolClient): void {
  const { query } = client
  function watchQuery(...args: unknown[]): unknown {
    const startedAt = performance.now()
    const request = currentRequest()
    const recordQuery = () => record(getText(args[0]), performance.now() - startedAt, request)
    const last = args.at(-1)
    if (typeof last === 'function') {
      const callback = (...outcome: unknown[]) => {
        recordQuery()
        Reflect.apply(last, undefined, outcome)
      }
      return Reflect.apply(query, client, [...args.slice(0, -1), callback])
    }
    const result: unknown = Reflect.apply(query, client, args)
    if (result instanceof Promise) void result.then(recordQuery, recordQuery)
    return result
  }
  Object.defineProperty(client, 'query', { value: watchQuery, configurable: true, writable: true })
}

function getText(query: unknown): string {
  if (typeof query === 'string') return query
  if (typeof query !== 'object' || query === null || !('text' in query)) return ''
  return typeof query.text === 'string' ? query.text : ''
}

function record(text: string, ms: number, request: ReturnType<typeof currentRequest>): void {
  metrics()?.queries.observe(ms / 1_000)
  if (request) {
    request.queries++
    request.databaseMs += ms
  }
  if (ms < env.SLOW_QUERY_MS || !canLog()) return
  log.warn({
    event: 'slow-query',
    ms: Math.round(ms),
    ...(request && { request: request.id }),
    query: text.slice(0, MAX_TEXT_LENGTH),
  })
}

let [second, lines] = [0, 0]

function canLog(): boolean {
  const now = Math.trunc(performance.now() / 1_000)
  if (now !== second) [second, lines] = [now, 0]
  return ++lines <= MAX_LINES_PER_SECOND
}
