import { createHash } from 'node:crypto'
import type { PoolClient } from 'pg'

/** Every connection stores each named statement. The most common statements are naturally the first to get a name. */
const MAX_NAMES = 60

const names = new Map<string, string>()
const proxies = new WeakMap<PoolClient, PoolClient>()
let isOn = true

/**
 * Returns the connection, but with names for its statements, so that each is planned only once. Rare statements are
 * better without a name: PostgreSQL plans them for their values.
 */
export function withNamedStatements(client: PoolClient): PoolClient {
  if (!isOn) return client
  const known = proxies.get(client)
  if (known) return known
  const proxy = new Proxy(client, {
    get: (target, property) => {
      const value = Reflect.get(target, property, target)
      if (property !== 'query') return typeof value === 'function' ? value.bind(target) : value
      return (query: unknown, values?: unknown, ...rest: unknown[]) =>
        Reflect.apply(value, target, [
          Array.isArray(values) && values.length > 0 ? addName(query) : query,
          values,
          ...rest,
        ])
    },
  })
  proxies.set(client, proxy)
  return proxy
}

/** The connection has no statement with this name, or a different one, because a pooler shares connections. */
const NAME_LOST: ReadonlySet<string> = new Set(['26000', '42P05'])
const PLAN_OUTDATED = '0A000'

export function handlePreparedFailure(state: string): boolean {
  if (NAME_LOST.has(state)) isOn = false
  return NAME_LOST.has(state) || state === PLAN_OUTDATED
}

function addName(query: unknown): unknown {
  if (typeof query !== 'object' || query === null || !('text' in query) || typeof query.text !== 'string') return query
  const name = findName(query.text)
  return name ? { ...query, name } : query
}

function findName(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size >= MAX_NAMES) return known
  const name = createHash('sha256').update(text).digest('base64url')
  names.set(text, name)
  return name
}
