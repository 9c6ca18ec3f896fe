import type { Database } from '#app/platform/db/db.server.ts'

/** Assembles a query once. Use `.prepare('')`: unnamed, planned for its values, and poolers need not support it. */
export function preparedOnce<Prepared, Way = void>(
  prepare: (db: Database, way: Way) => Prepared,
): (db: Database, way: Way) => Prepared {
  const known = new WeakMap<Database, Map<string, Prepared>>()
  return (db, way) => {
    const ways = known.get(db) ?? new Map<string, Prepared>()
    known.set(db, ways)
    const key = String(JSON.stringify(way))
    const prepared = ways.get(key) ?? prepare(db, way)
    ways.set(key, prepared)
    return prepared
  }
}
