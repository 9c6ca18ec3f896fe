import { auditLog } from '#app/features/staff/audit-log.table.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'

export type Change = {
  /** 'product.update', 'order.update', … */
  readonly action: string
  readonly entity: string
  readonly entityId: string | null
  /** What is worth knowing later: names of fields, values before and after. No personal data. */
  readonly changes?: Readonly<Record<string, unknown>>
}

/** Notes who changed what. Call it in the transaction that makes the change. `staffId` null: the shop itself. */
export async function recordChange(tx: Database, staffId: Id<'staff'> | null, change: Change): Promise<void> {
  await tx.insert(auditLog).values({
    staffId,
    action: change.action,
    entity: change.entity,
    entityId: change.entityId,
    changes: change.changes ?? {},
  })
}
