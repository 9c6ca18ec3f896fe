import process from 'node:process'
import { Pool } from 'pg'
import type { Database } from '#app/platform/db/db.server.ts'

/** Shares a query among all callers in the same tick, so that no result is older than its call. */
export function coalesce<Result>(request: (db: Database) => Promise<Result>): (db: Database) => Promise<Result> {
  const requested = new WeakMap<Database, Promise<Result>>()
  return (db) => {
    if (!(db.$client instanceof Pool)) return request(db)
    const known = requested.get(db)
    if (known) return known
    const response = request(db)
    requested.set(db, response)
    process.nextTick(() => requested.delete(db)) // after pending promises, before the next message is read
    return response
  }
}
