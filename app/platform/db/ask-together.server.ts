import { Pool } from 'pg'
import type { Database } from '#app/platform/db/db.server.ts'

/**
 * A question to the database that all who ask it within one turn of the event loop ask together, as the loaders of one
 * page do. None of them gets an answer older than its own question: within a turn no news arrives that one of them could
 * know and the others not. In a transaction each asks for itself.
 */
export function askTogether<Answer>(ask: (db: Database) => Promise<Answer>): (db: Database) => Promise<Answer> {
  const asked = new WeakMap<Database, Promise<Answer>>()
  return (db) => {
    if (!(db.$client instanceof Pool)) return ask(db)
    const known = asked.get(db)
    if (known) return known
    const answer = ask(db)
    asked.set(db, answer)
    setImmediate(() => asked.delete(db))
    return answer
  }
}
