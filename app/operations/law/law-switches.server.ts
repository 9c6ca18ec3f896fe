import { asc, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Id } from '#app/lib/id.ts'
import type { lawSwitchInput } from '#app/operations/law/law-switch-input.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { recordChange } from '#app/store/audit.server.ts'
import { lawSwitches } from '#app/store/settings.table.ts'
import { adminUsers } from '#app/store/staff.table.ts'
import { getRuleText } from '#app/store/staff-labels.ts'

/**
 * Switches a rule off or on, in all markets, with an entry in the audit log. Returns 'changed' if someone else has
 * already done so.
 */
export function switchLegalRule(
  db: Database,
  command: z.output<typeof lawSwitchInput>,
  staffId: Id<'staff'>,
): Promise<'done' | 'changed'> {
  return withTx(db, async (tx) => {
    const { rule } = command
    const isOff = command.intent === 'off'
    const [changed] = isOff
      ? await tx.insert(lawSwitches).values({ rule, reason: command.reason, staffId }).onConflictDoNothing().returning()
      : await tx.delete(lawSwitches).where(eq(lawSwitches.rule, rule)).returning()
    if (!changed) return 'changed'
    const { name } = getRuleText(rule)
    const reason = isOff ? { from: '', to: changed.reason } : { from: changed.reason, to: '' }
    await recordChange(tx, staffId, {
      action: 'law.update',
      entity: 'law',
      entityId: null,
      changes: { [name]: { from: isOff, to: !isOff }, reason },
    })
    return 'done'
  })
}

/** Lists the rules that are switched off, with the reason, the staff member and the time. */
export function listDisabledRules(db: Database) {
  const { rule, reason, createdAt } = lawSwitches
  return db
    .select({ rule, reason, createdAt, staffName: adminUsers.fullName })
    .from(lawSwitches)
    .leftJoin(adminUsers, eq(adminUsers.id, lawSwitches.staffId))
    .orderBy(asc(rule))
}
