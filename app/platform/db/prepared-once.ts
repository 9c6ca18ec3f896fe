import type { Database } from '#app/platform/db/db.server.ts'

/**
 * A query that Drizzle assembles once per database and variant; values that change are placeholders. For queries of
 * most pages. `prepare` ends in `.prepare('')`: unnamed, PostgreSQL plans it for its values, and poolers need not
 * support it. Variants are few, plain values.
 */
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
