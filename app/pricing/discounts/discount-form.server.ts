import { eq } from 'drizzle-orm'
import type { FieldErrors } from '#app/lib/form.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { toClockTime } from '#app/lib/time-zone.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { getSqlState, getViolatedConstraint } from '#app/platform/db/sql-state.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { computeVersion } from '#app/platform/db/version.server.ts'
import type { DiscountTerms } from '#app/pricing/discount.ts'
import { discountCodes } from '#app/pricing/discount-codes.table.ts'
import { adminText } from '#app/pricing/discounts/admin-text.ts'
import type { DiscountInput } from '#app/pricing/discounts/discount-input.ts'
import { recordChange } from '#app/store/audit.server.ts'

const { id, code, kind, percent, amount, minimum, startsAt, endsAt, usageLimit, customerLimit, used, isActive } =
  discountCodes
const entity = 'discount'

/** `version` depends on the terms, but not on the number of uses. */
export async function findEditableDiscount(db: Database, discountId: Id<'discount'>) {
  const [row] = await db
    .select({ id, code, kind, percent, amount, minimum, startsAt, endsAt, usageLimit, customerLimit, used, isActive })
    .from(discountCodes)
    .where(eq(id, discountId))
  return row ? { ...row, version: computeVersion(toTerms(row)) } : null
}

type SaveResult =
  | { readonly outcome: 'saved'; readonly id: Id<'discount'> }
  | { readonly outcome: 'not-found' }
  | { readonly outcome: 'rejected'; readonly errors: FieldErrors }
  | { readonly outcome: 'conflict' }

export async function saveDiscount(
  db: Database,
  discountId: Id<'discount'> | null,
  { version, timeZone, saveAsNew: _, ...terms }: DiscountInput,
  staffId: Id<'staff'>,
): Promise<SaveResult> {
  try {
    return await withTx(db, (tx) =>
      discountId ? update(tx, discountId, { terms, version, timeZone }, staffId) : insert(tx, terms, staffId),
    )
  } catch (error) {
    const isTaken = getSqlState(error) === '23505' && getViolatedConstraint(error) === 'discount_codes_code_unique'
    if (!isTaken) throw error
    return { outcome: 'rejected', errors: { code: adminText.codeTaken } }
  }
}

type Terms = Omit<DiscountTerms, 'used'>

async function insert(tx: Database, terms: Terms, staffId: Id<'staff'>): Promise<SaveResult> {
  const entityId = newId<'discount'>()
  await tx.insert(discountCodes).values({ id: entityId, ...terms })
  await recordChange(tx, staffId, { action: 'discount.create', entity, entityId, changes: { code: terms.code } })
  return { outcome: 'saved', id: entityId }
}

async function update(
  tx: Database,
  entityId: Id<'discount'>,
  { terms: typed, version, timeZone }: { terms: Terms; version: string; timeZone: string },
  staffId: Id<'staff'>,
): Promise<SaveResult> {
  await tx.select({ id }).from(discountCodes).where(eq(id, entityId)).for('no key update')
  const before = await findEditableDiscount(tx, entityId)
  if (!before) return { outcome: 'not-found' }
  const terms = {
    ...typed,
    startsAt: keepIfSameTime(before.startsAt, typed.startsAt, timeZone),
    endsAt: keepIfSameTime(before.endsAt, typed.endsAt, timeZone),
  }
  const changes = findChanges(toTerms(before), toTerms(terms))
  if (Object.keys(changes).length === 0) return { outcome: 'saved', id: entityId }
  if (before.version !== version) return { outcome: 'conflict' }
  await tx.update(discountCodes).set(terms).where(eq(id, entityId))
  await recordChange(tx, staffId, { action: 'discount.update', entity, entityId, changes })
  return { outcome: 'saved', id: entityId }
}

/**
 * In the hour that occurs twice when clocks are set back, a typed time means its first occurrence. So the stored time,
 * which can be the second occurrence, is kept if the typed time is the same.
 */
function keepIfSameTime(before: Date | null, typed: Date | null, timeZone: string): Date | null {
  return before && typed && toClockTime(before, timeZone) === toClockTime(typed, timeZone) ? before : typed
}

function findChanges(before: Terms, after: Terms): Record<string, { from: unknown; to: unknown }> {
  const oldValues = new Map(Object.entries(before))
  const changedEntries = Object.entries(after).filter(
    ([name, to]) => JSON.stringify(to) !== JSON.stringify(oldValues.get(name)),
  )
  return Object.fromEntries(changedEntries.map(([name, to]) => [name, { from: oldValues.get(name), to }]))
}

function toTerms(row: Terms): Terms {
  const { code, kind, percent, amount, minimum, startsAt, endsAt, usageLimit, customerLimit, isActive } = row
  return { code, kind, percent, amount, minimum, startsAt, endsAt, usageLimit, customerLimit, isActive }
}
