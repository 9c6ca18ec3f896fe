import { eq } from 'drizzle-orm'
import type { DiscountTerms } from '#app/features/discounts/discount.ts'
import { discountCodes } from '#app/features/discounts/discount-codes.table.ts'
import type { DiscountInput } from '#app/features/discounts/discount-input.ts'
import { recordChange } from '#app/features/staff/audit.server.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { clockTime } from '#app/lib/time-zone.ts'
import { versionOf } from '#app/lib/version.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { sqlState, violatedConstraint } from '#app/platform/db/sql-state.ts'
import { withTx } from '#app/platform/db/tx.server.ts'

const { id, code, kind, percent, amount, minimum, startsAt, endsAt, usageLimit, customerLimit, used, isActive } =
  discountCodes
const entity = 'discount'

/** A code as its form loads it, or null. `version` names this state of its terms; being used does not change it. */
export async function findEditableDiscount(db: Database, discountId: Id<'discount'>) {
  const [row] = await db
    .select({ id, code, kind, percent, amount, minimum, startsAt, endsAt, usageLimit, customerLimit, used, isActive })
    .from(discountCodes)
    .where(eq(id, discountId))
  return row ? { ...row, version: versionOf(termsOf(row)) } : null
}

type DiscountSaved =
  | { readonly outcome: 'saved'; readonly id: Id<'discount'> }
  | { readonly outcome: 'not-found' }
  | { readonly outcome: 'refused'; readonly errors: FieldErrors }
  /** Someone else changed it since the form was loaded. */
  | { readonly outcome: 'conflict' }

/** Saves a new code (`discountId` null) or the terms of an existing one. Orders that have it keep what they got. */
export async function saveDiscount(
  db: Database,
  discountId: Id<'discount'> | null,
  { version, timeZone, asNew: _, ...terms }: DiscountInput,
  staffId: Id<'staff'>,
): Promise<DiscountSaved> {
  try {
    return await withTx(db, (tx) =>
      discountId ? update(tx, discountId, { terms, version, timeZone }, staffId) : insert(tx, terms, staffId),
    )
  } catch (error) {
    const isTaken = sqlState(error) === '23505' && violatedConstraint(error) === 'discount_codes_code_unique'
    if (!isTaken) throw error
    return { outcome: 'refused', errors: { code: 'There is a discount code with this name already' } }
  }
}

type Terms = Omit<DiscountTerms, 'used'>

async function insert(tx: Database, terms: Terms, staffId: Id<'staff'>): Promise<DiscountSaved> {
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
): Promise<DiscountSaved> {
  await tx.select({ id }).from(discountCodes).where(eq(id, entityId)).for('no key update')
  const before = await findEditableDiscount(tx, entityId)
  if (!before) return { outcome: 'not-found' }
  const terms = {
    ...typed,
    startsAt: unlessSameTime(before.startsAt, typed.startsAt, timeZone),
    endsAt: unlessSameTime(before.endsAt, typed.endsAt, timeZone),
  }
  const changes = changesOf(termsOf(before), termsOf(terms))
  if (Object.keys(changes).length === 0) return { outcome: 'saved', id: entityId } // by whomever
  if (before.version !== version) return { outcome: 'conflict' }
  await tx.update(discountCodes).set(terms).where(eq(id, entityId))
  await recordChange(tx, staffId, { action: 'discount.update', entity, entityId, changes })
  return { outcome: 'saved', id: entityId }
}

/** The moment as it was where a clock shows the same: the hour that clocks show twice is typed as its first one. */
function unlessSameTime(before: Date | null, typed: Date | null, timeZone: string): Date | null {
  return before && typed && clockTime(before, timeZone) === clockTime(typed, timeZone) ? before : typed
}

function changesOf(before: Terms, after: Terms): Record<string, { from: unknown; to: unknown }> {
  const old = new Map(Object.entries(before))
  const moved = Object.entries(after).filter(([name, to]) => JSON.stringify(to) !== JSON.stringify(old.get(name)))
  return Object.fromEntries(moved.map(([name, to]) => [name, { from: old.get(name), to }]))
}

/** The terms alone, always in the same sequence. */
function termsOf(row: Terms): Terms {
  return {
    code: row.code,
    kind: row.kind,
    percent: row.percent,
    amount: row.amount,
    minimum: row.minimum,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    usageLimit: row.usageLimit,
    customerLimit: row.customerLimit,
    isActive: row.isActive,
  }
}
