import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { formatPpm } from '#app/features/money/rates.ts'
import { readTimeZone } from '#app/features/settings/settings.server.ts'
import { recordChange } from '#app/features/staff/audit.server.ts'
import { adminText } from '#app/features/taxes/admin-text.ts'
import { STARTER_RATES } from '#app/features/taxes/starter-rates.ts'
import type { TaxClass } from '#app/features/taxes/tax-class.ts'
import type { RateInput } from '#app/features/taxes/tax-input.ts'
import { placeName } from '#app/features/taxes/tax-place.ts'
import { rateKey, type TaxPlace, taxesOn } from '#app/features/taxes/tax-table.ts'
import { taxRates } from '#app/features/taxes/taxes.table.ts'
import { countryName, sortByName } from '#app/lib/format/country.ts'
import { formatDay } from '#app/lib/format/date.ts'
import type { Id } from '#app/lib/id.ts'
import { dayOf } from '#app/lib/time-zone.ts'
import { versionOf } from '#app/lib/version.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'

const { id, country, region, taxClass, name, rate, validFrom } = taxRates

export type StoredRate = TaxPlace & {
  readonly id: Id<'tax-rate'>
  readonly taxClass: TaxClass
  readonly name: string
  readonly rate: number
  readonly validFrom: string
}

/** All rates, those of the same place and class together, in time. */
export function listRates(db: Database): Promise<readonly StoredRate[]> {
  return db
    .select({ id, country, region, taxClass, name, rate, validFrom })
    .from(taxRates)
    .orderBy(asc(country), asc(region), asc(taxClass), asc(validFrom))
}

function ratesVersion(rates: readonly StoredRate[]): string {
  return versionOf(rates.map((row) => [rateKey(row), row.name, row.rate, row.validFrom]))
}

/** As the form shows it. */
export type FormRate = Readonly<Record<'country' | 'region' | 'name' | 'rate' | 'validFrom' | 'version', string>> & {
  readonly taxClass: TaxClass
}

function formRate({ id: _, rate: ppm, ...row }: StoredRate, rates: readonly StoredRate[]): FormRate {
  return { ...row, rate: formatPpm(ppm, 10_000), version: ratesVersion(rates) }
}

/** A form for the next rate of a place and class, which begins with the one of today. */
export async function readRateForm(
  db: Database,
  of: TaxPlace & { readonly taxClass: TaxClass },
  today: string,
): Promise<FormRate> {
  const rates = await listRates(db)
  const latest = rates.findLast((row) => rateKey(row) === rateKey(of) && row.validFrom <= today)
  const empty = { ...of, name: '', rate: '', validFrom: today, version: ratesVersion(rates) }
  return latest ? { ...formRate(latest, rates), validFrom: today } : empty
}

/** The current day where the store is: on it rates begin. */
export async function readToday(db: Database, now: Date = new Date()): Promise<string> {
  return dayOf(now, await readTimeZone(db))
}

/**
 * Adds a rate, or replaces the one that begins on the same day. 'conflict': there is one that the form did not show,
 * because someone else entered it.
 */
export function saveRate(
  db: Database,
  { version, ...entered }: RateInput,
  staffId: Id<'staff'>,
): Promise<{ readonly outcome: 'saved' } | { readonly outcome: 'conflict'; readonly current: FormRate }> {
  return withTx(db, async (tx) => {
    await lockRates(tx)
    const rates = await listRates(tx)
    const same = rates.find((row) => rateKey(row) === rateKey(entered) && row.validFrom === entered.validFrom)
    if (same && same.name === entered.name && same.rate === entered.rate) return { outcome: 'saved' }
    if (same && version !== ratesVersion(rates)) return { outcome: 'conflict', current: formRate(same, rates) }
    if (same) await tx.update(taxRates).set({ name: entered.name, rate: entered.rate }).where(eq(id, same.id))
    else await tx.insert(taxRates).values(entered)
    await recordRate(tx, staffId, entered, same ?? null, entered)
    return { outcome: 'saved' }
  })
}

/** Returns false if there is no such rate that begins after today: one that applied is history. */
export function removeRate(
  db: Database,
  rateId: Id<'tax-rate'>,
  staffId: Id<'staff'>,
  today: string,
): Promise<boolean> {
  return withTx(db, async (tx) => {
    const [removed] = await tx
      .delete(taxRates)
      .where(and(eq(id, rateId), gt(validFrom, today)))
      .returning()
    if (!removed) return false
    await recordRate(tx, staffId, removed, removed, null)
    return true
  })
}

/** Adds the usual rates of these countries from today on, where others apply now. Returns how many. */
export function addStarterRates(
  db: Database,
  countries: readonly string[],
  staffId: Id<'staff'>,
  today: string,
): Promise<number> {
  return withTx(db, async (tx) => {
    await lockRates(tx)
    const current = taxesOn({ rates: await listRates(tx), registrations: [] }, today).rates
    const rows = STARTER_RATES.filter(({ country: of }) => countries.includes(of))
      .filter((row) => !current.some((own) => rateKey(own) === rateKey(row) && own.rate === row.rate))
      .map(({ note: _, ...row }) => ({ ...row, validFrom: today }))
    if (rows.length === 0) return 0
    await tx
      .insert(taxRates)
      .values(rows)
      .onConflictDoUpdate({
        target: [country, region, taxClass, validFrom],
        set: { name: sql`excluded.name`, rate: sql`excluded.rate` },
      })
    const names = sortByName([...new Set(rows.map((row) => row.country))])
      .map((code) => countryName(code))
      .join(', ')
    const changes = { [`Starter rates from ${formatDay(today)}`]: { from: null, to: names } }
    await recordChange(tx, staffId, { action: 'taxes.update', entity: 'taxes', entityId: null, changes })
    return rows.length
  })
}

/** So that two saves at once see each other's rates. Reads continue. */
async function lockRates(tx: Database): Promise<void> {
  await tx.execute(sql`lock table ${taxRates} in share row exclusive mode`)
}

type Rated = { readonly name: string; readonly rate: number }

async function recordRate(
  tx: Database,
  staffId: Id<'staff'>,
  { validFrom: first, ...of }: TaxPlace & { readonly taxClass: TaxClass; readonly validFrom: string },
  from: Rated | null,
  to: Rated | null,
): Promise<void> {
  const field = `${placeName(of)}, ${adminText.taxClasses[of.taxClass]}, from ${formatDay(first)}`
  const text = (rated: Rated | null) => rated && `${rated.name} ${formatPpm(rated.rate, 10_000)}%`
  const changes = { [field]: { from: text(from), to: text(to) } }
  await recordChange(tx, staffId, { action: 'taxes.update', entity: 'taxes', entityId: null, changes })
}
