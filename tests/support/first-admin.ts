import { type Id, newId } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { recordChange } from '#app/store/audit.server.ts'
import { adminUsers, authUsers } from '#app/store/staff.table.ts'

/**
 * Creates an empty store's first admin as a start does, but without a password, because hashing one takes 0.1 s.
 * Returns the id.
 */
export async function addFirstAdmin(db: Database): Promise<Id<'staff'>> {
  const [id, name] = [newId<'staff'>(), 'Store Owner']
  await db.insert(authUsers).values({ id, name, email: 'admin@lumina.example', emailVerified: true })
  await db.insert(adminUsers).values({ id, fullName: name })
  await recordChange(db, null, { action: 'staff.create', entity: 'staff', entityId: id })
  return id
}
