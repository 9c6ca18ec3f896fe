import type { Database } from '#app/platform/db/db.server.ts'

/**
 * Assembles a query once. `prepare` must call `.prepare('')`, because an unnamed query is planned for its values and
 * needs no support from poolers.
 */
export function prepareOnce<Prepared, Variant = void>(
  prepare: (db: Database, variant: Variant) => Prepared,
): (db: Database, variant: Variant) => Prepared {
  const queriesByDatabase = new WeakMap<Database, Map<string, Prepared>>()
  return (db, variant) => {
    const variants = queriesByDatabase.get(db) ?? new Map<string, Prepared>()
    queriesByDatabase.set(db, variants)
    const key = String(JSON.stringify(variant))
    const prepared = variants.get(key) ?? prepare(db, variant)
    variants.set(key, prepared)
    return prepared
  }
}
