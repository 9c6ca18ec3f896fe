import process from 'node:process'
import type { Database } from '#app/platform/db/db.server.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

/** Works in the database of the admin's store, to insert what a journey starts from. */
export async function inAdminDatabase<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
  const { db, close } = openStoreDatabase({ dataDir: process.env.ADMIN_DATA_DIR ?? '' })
  return await work(db).finally(close)
}
