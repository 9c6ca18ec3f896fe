import { eq } from 'drizzle-orm'
import { addArticles } from '#app/base/countries.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import { formatDay } from '#app/lib/format/date.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { getSqlState, getViolatedConstraint } from '#app/platform/db/sql-state.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { computeVersion } from '#app/platform/db/version.server.ts'
import { getPlaceName } from '#app/pricing/tax-destination.ts'
import { adminText } from '#app/pricing/taxes/admin-text.ts'
import { isNationalTaxNumber } from '#app/pricing/taxes/national-tax-number.ts'
import type { RegistrationInput } from '#app/pricing/taxes/tax-input.ts'
import { TAX_NUMBER_FORMATS } from '#app/pricing/taxes/tax-number-formats.ts'
import { taxRegistrations } from '#app/pricing/taxes.table.ts'
import { checkVatNumber } from '#app/pricing/vat-number.ts'
import { recordChange } from '#app/store/audit.server.ts'

const { id, country, region, number, validFrom } = taxRegistrations

type RegistrationId = Id<'tax-registration'>

/** `version` changes with the stored values. */
export async function findRegistration(db: Database, registrationId: RegistrationId) {
  const [row] = await db
    .select({ country, region, number, validFrom })
    .from(taxRegistrations)
    .where(eq(id, registrationId))
  return row ? { ...row, version: computeVersion(row) } : null
}

type SaveResult =
  | { readonly outcome: 'saved' | 'conflict' | 'not-found' }
  | { readonly outcome: 'rejected'; readonly errors: FieldErrors }

/** Adds a registration if `registrationId` is null. */
export async function saveRegistration(
  db: Database,
  registrationId: RegistrationId | null,
  { version, saveAsNew: _, ...entered }: RegistrationInput,
  staffId: Id<'staff'>,
): Promise<SaveResult> {
  const checked = checkNumber(entered)
  if (!checked.ok) return { outcome: 'rejected', errors: { number: checked.message } }
  const values = { ...entered, number: checked.number }
  try {
    return await withTx(db, async (tx): Promise<SaveResult> => {
      if (registrationId) await tx.select({ id }).from(taxRegistrations).where(eq(id, registrationId)).for('update')
      const before = registrationId && (await findRegistration(tx, registrationId))
      if (registrationId && !before) return { outcome: 'not-found' }
      if (before && computeVersion(values) === before.version) return { outcome: 'saved' }
      if (before && before.version !== version) return { outcome: 'conflict' }
      if (registrationId) await tx.update(taxRegistrations).set(values).where(eq(id, registrationId))
      else await tx.insert(taxRegistrations).values(values)
      await recordRegistration(tx, staffId, before || null, values)
      return { outcome: 'saved' }
    })
  } catch (error) {
    const isTaken = getSqlState(error) === '23505' && getViolatedConstraint(error) === 'tax_registrations_one_a_place'
    if (!isTaken) throw error
    return { outcome: 'rejected', errors: { country: adminText.alreadyRegistered(addArticles(getPlaceName(entered))) } }
  }
}

/** Returns false if there is no such registration. */
export function removeRegistration(db: Database, registrationId: RegistrationId, staffId: Id<'staff'>) {
  return withTx(db, async (tx) => {
    const [removed] = await tx.delete(taxRegistrations).where(eq(id, registrationId)).returning()
    if (!removed) return false
    await recordRegistration(tx, staffId, removed, null)
    return true
  })
}

/** Checks numbers from countries with a known format. Accepts any number for regions and the EU. */
function checkNumber({ country: code, region: part, number: typed }: RegistrationFields) {
  const isKnown = part === '' && Object.hasOwn(TAX_NUMBER_FORMATS, code)
  if (typed === '' || !isKnown) return { ok: true, number: typed } as const
  if (isNationalTaxNumber(typed, code)) return { ok: true, number: typed } as const
  const checked = checkVatNumber(typed, code)
  if (!checked.ok || checked.country === code) return checked
  return {
    ok: false,
    message: adminText.numberFromElsewhere(checked.number, addArticles(getPlaceName({ ...checked, region: '' }))),
  } as const
}

type RegistrationFields = Omit<RegistrationInput, 'version' | 'saveAsNew'>

async function recordRegistration(
  tx: Database,
  staffId: Id<'staff'>,
  from: RegistrationFields | null,
  to: RegistrationFields | null,
) {
  const registration = to ?? from
  if (!registration) return
  const text = (row: RegistrationFields | null) =>
    row && [row.number, `from ${formatDay(row.validFrom)}`].filter(Boolean).join(' ')
  const changes = { [`Registration in ${getPlaceName(registration)}`]: { from: text(from), to: text(to) } }
  await recordChange(tx, staffId, { action: 'taxes.update', entity: 'taxes', entityId: null, changes })
}
