import { authUsers } from '#app/features/staff/auth.table.ts'
import { ensureFirstAdmin } from '#app/features/staff/staff.server.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** Creates the first admin of an empty store, as a start does. Returns the id. */
export async function addFirstAdmin(db: Database): Promise<Id<'staff'>> {
  await ensureFirstAdmin(db)
  const [admin] = await db.select({ id: authUsers.id }).from(authUsers)
  if (!admin) throw new Error('The first admin is missing')
  return admin.id
}
