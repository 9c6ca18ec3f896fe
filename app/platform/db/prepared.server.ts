import { createHash } from 'node:crypto'
import type { PoolClient } from 'pg'

/** No more texts than this get a name: each is kept by every connection. The commonest come first by themselves. */
const MAX_NAMES = 60

const names = new Map<string, string>()
const prepared = new WeakMap<PoolClient, PoolClient>()
let isOn = true

/**
 * The connection, with a name for each statement, so that PostgreSQL reads and plans it once for the connection instead of
 * every time: for an order of two lines that is half of all its work. For what runs often and is always the same; the
 * plans of other statements are better made for their own values.
 */
export function preparing(client: PoolClient): PoolClient {
  if (!isOn) return client
  const known = prepared.get(client)
  if (known) return known
  const naming = new Proxy(client, {
    get: (target, property) => {
      const value = Reflect.get(target, property, target)
      if (property !== 'query') return typeof value === 'function' ? value.bind(target) : value
      return (query: unknown, values?: unknown, ...rest: unknown[]) =>
        Reflect.apply(value, target, [
          Array.isArray(values) && values.length > 0 ? named(query) : query,
          values,
          ...rest,
        ])
    },
  })
  prepared.set(client, naming)
  return naming
}

/** PostgreSQL no longer knows a name, or knows it of another: a pooler in between hands its connections around. */
const NAME_LOST: ReadonlySet<string> = new Set(['26000', '42P05'])
/** What a statement answers changed since it was prepared: the schema moved on. */
const PLAN_OUTDATED = '0A000'

/**
 * Whether a statement failed only because it was prepared, so that the work can be done again on another connection.
 * Where names get lost, none are given from then on.
 */
export function failedAsPrepared(state: string): boolean {
  if (NAME_LOST.has(state)) isOn = false
  return NAME_LOST.has(state) || state === PLAN_OUTDATED
}

function named(query: unknown): unknown {
  if (typeof query !== 'object' || query === null || !('text' in query) || typeof query.text !== 'string') return query
  const name = nameOf(query.text)
  return name ? { ...query, name } : query
}

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size >= MAX_NAMES) return known
  const name = createHash('sha256').update(text).digest('base64url')
  names.set(text, name)
  return name
}
