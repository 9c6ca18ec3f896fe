import { sql } from 'drizzle-orm'
import type { Database } from '#app/platform/db/db.server.ts'

/** Leads from an old address to a new one, as triggers do when a slug changes or a page is deleted. */
export async function redirectPath(tx: Database, old: string, target: string): Promise<void> {
  await tx.execute(sql`select redirect_paths(array[${old}], array[${target}])`)
}
