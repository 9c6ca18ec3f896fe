import process from 'node:process'
import { Pool } from 'pg'
import type { Database } from '#app/platform/db/db.server.ts'

/** Shares a query among callers in the same tick with the same `variant`, so no result is older than its call. */
export function coalesce<Result, Variant = void>(
  request: (db: Database, variant: Variant) => Promise<Result>,
): (db: Database, variant: Variant) => Promise<Result> {
  const requested = new WeakMap<Database, Map<Variant, Promise<Result>>>()
  return (db, variant) => {
    if (!(db.$client instanceof Pool)) return request(db, variant)
    const variants = requested.get(db) ?? new Map<Variant, Promise<Result>>()
    const pendingResult = variants.get(variant)
    if (pendingResult) return pendingResult
    const response = request(db, variant)
    variants.set(variant, response)
    requested.set(db, variants)
    process.nextTick(() => requested.delete(db)) // after pending promises, before the next callback
    return response
  }
}
