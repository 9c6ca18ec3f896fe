import { and, desc, eq, isNull } from 'drizzle-orm'
import { adminUsers } from '#app/features/staff/admin-users.table.ts'
import { auditLog } from '#app/features/staff/audit-log.table.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'

export type Change = {
  /** 'product.update', 'order.update', … */
  readonly action: string
  readonly entity: string
  readonly entityId: string | null
  /**
   * What is worth knowing later: `fields` names what changed, any other key is a field with its value before and after,
   * `{ from, to }`. No personal data.
   */
  readonly changes?: Readonly<Record<string, unknown>>
}

/** Notes who changed what. Call it in the transaction that makes the change. `staffId` null: the shop itself. */
export async function recordChange(tx: Database, staffId: Id<'staff'> | null, change: Change): Promise<void> {
  await recordChanges(tx, staffId, [change])
}

/** The same for many things that were changed at once. */
export async function recordChanges(
  tx: Database,
  staffId: Id<'staff'> | null,
  changes: readonly Change[],
): Promise<void> {
  if (changes.length === 0) return
  await tx.insert(auditLog).values(
    changes.map(({ action, entity, entityId, changes }) => ({
      staffId,
      action,
      entity,
      entityId,
      changes: changes ?? {},
    })),
  )
}

const SHOWN = 20

/** What was changed on one thing lately, newest first; `entityId` null for what there is one of, such as the settings. */
export function listChanges(db: Database, entity: string, entityId: string | null) {
  const { id, action, changes, createdAt } = auditLog
  return db
    .select({ id, action, changes, createdAt, staffName: adminUsers.fullName })
    .from(auditLog)
    .leftJoin(adminUsers, eq(adminUsers.id, auditLog.staffId))
    .where(
      and(eq(auditLog.entity, entity), entityId === null ? isNull(auditLog.entityId) : eq(auditLog.entityId, entityId)),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(SHOWN)
}
