import process from 'node:process'
import { Pool } from 'pg'
import type { Database } from '#app/platform/db/db.server.ts'

/** Shares a query among all callers in the same tick with the same `way`, so that no result is older than its call. */
export function coalesce<Result, Way = void>(
  request: (db: Database, way: Way) => Promise<Result>,
): (db: Database, way: Way) => Promise<Result> {
  const requested = new WeakMap<Database, Map<Way, Promise<Result>>>()
  return (db, way) => {
    if (!(db.$client instanceof Pool)) return request(db, way)
    const ways = requested.get(db) ?? new Map<Way, Promise<Result>>()
    const known = ways.get(way)
    if (known) return known
    const response = request(db, way)
    ways.set(way, response)
    requested.set(db, ways)
    process.nextTick(() => requested.delete(db)) // after pending promises, before the next message is read
    return response
  }
}
