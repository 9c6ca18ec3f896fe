import process from 'node:process'
import { Pool } from 'pg'
import type { Database } from '#app/platform/db/db.server.ts'

/**
 * A question to the database that all ask together who ask it before anything else reaches this process, as the loaders
 * of one page do. None of them gets an answer older than its own question: a page that is made after news of a change
 * must not be made from an answer of before. In a transaction each asks for itself.
 */
export function coalesce<ActionResult>(
  request: (db: Database) => Promise<ActionResult>,
): (db: Database) => Promise<ActionResult> {
  const requested = new WeakMap<Database, Promise<ActionResult>>()
  return (db) => {
    if (!(db.$client instanceof Pool)) return request(db)
    const known = requested.get(db)
    if (known) return known
    const response = request(db)
    requested.set(db, response)
    process.nextTick(() => requested.delete(db)) // after the promises that can go on now, before the next message is read
    return response
  }
}
