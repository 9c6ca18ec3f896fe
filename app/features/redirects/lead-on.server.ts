import { sql } from 'drizzle-orm'
import type { Database } from '#app/platform/db/db.server.ts'

/** Leads from an old address to a new one, as triggers do when a slug changes or a page is deleted. */
export async function leadOn(tx: Database, old: string, target: string): Promise<void> {
  await tx.execute(sql`select lead_on(array[${old}], array[${target}])`)
}
