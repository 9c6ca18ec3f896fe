import type { Database } from '#app/platform/db/db.server.ts'

/**
 * A query that Drizzle puts together once for each database and way of asking, as many texts are made for it: what changes
 * from one asking to the next are placeholders. For what most pages ask. `prepare` ends in `.prepare('')`: without a name
 * PostgreSQL plans it for its values each time, and poolers need not know of it. Ways are few, plain values.
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
