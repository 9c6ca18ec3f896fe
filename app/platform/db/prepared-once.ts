import type { Database } from '#app/platform/db/db.server.ts'

/**
 * Assembles a query once. Use `.prepare('')`: the query is unnamed and planned for its values, and needs no support
 * from poolers.
 */
export function prepareOnce<Prepared, Variant = void>(
  prepare: (db: Database, variant: Variant) => Prepared,
): (db: Database, variant: Variant) => Prepared {
  const known = new WeakMap<Database, Map<string, Prepared>>()
  return (db, variant) => {
    const variants = known.get(db) ?? new Map<string, Prepared>()
    known.set(db, variants)
    const key = String(JSON.stringify(variant))
    const prepared = variants.get(key) ?? prepare(db, variant)
    variants.set(key, prepared)
    return prepared
  }
}
