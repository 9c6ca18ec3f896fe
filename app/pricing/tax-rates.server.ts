import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { countryName, sortByName } from '#app/base/countries.ts'
import { formatPpm } from '#app/base/rates.ts'
import { formatDay } from '#app/lib/format/date.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import { toDay } from '#app/lib/time-zone.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { computeVersion } from '#app/platform/db/version.server.ts'
import { STARTER_RATES, type StarterRate } from '#app/pricing/starter-rates.data.ts'
import type { TaxClass } from '#app/pricing/tax-class.ts'
import { getPlaceName, type TaxPlace } from '#app/pricing/tax-destination.ts'
import { getRateKey, getTaxesOn, type ShippingTax, type Taxes } from '#app/pricing/tax-table.ts'
import { adminText } from '#app/pricing/taxes/admin-text.ts'
import type { RateInput } from '#app/pricing/taxes/tax-input.ts'
import { taxRates } from '#app/pricing/taxes.table.ts'
import { recordChange } from '#app/store/audit.server.ts'
import { readTimeZone } from '#app/store/settings.server.ts'

const { id, country, region, taxClass, name, rate, isAdded, shipping, validFrom } = taxRates

type StoredRate = TaxPlace & {
  readonly id: Id<'tax-rate'>
  readonly taxClass: TaxClass
  readonly name: string
  readonly rate: number
  readonly isAdded: boolean
  readonly shipping: ShippingTax
  readonly validFrom: string
}

/** Lists all rates, grouped by place and class, each group in chronological order. */
export function listRates(db: Database): Promise<readonly StoredRate[]> {
  return db
    .select({ id, country, region, taxClass, name, rate, isAdded, shipping, validFrom })
    .from(taxRates)
    .orderBy(asc(country), asc(region), asc(taxClass), asc(validFrom))
}

/** The values that can differ between two rates of a place and class. */
const toTerms = (row: RateTerms) => pick(row, ['name', 'rate', 'isAdded', 'shipping'] as const)

function computeRatesVersion(rates: readonly StoredRate[]): string {
  return computeVersion(rates.map((row) => [getRateKey(row), ...Object.values(toTerms(row)), row.validFrom]))
}

/** A rate as strings for the form. */
export type FormRate = Readonly<Record<'country' | 'region' | 'name' | 'rate' | 'validFrom' | 'version', string>> & {
  readonly taxClass: TaxClass
  readonly isAdded: 'yes' | ''
  readonly shipping: ShippingTax
}

function toFormRate({ id: _, rate: ppm, isAdded: added, ...row }: StoredRate, rates: readonly StoredRate[]): FormRate {
  return { ...row, isAdded: added ? 'yes' : '', rate: formatPpm(ppm, 10_000), version: computeRatesVersion(rates) }
}

/** Reads the form for the next rate of a place and class, prefilled with today's rate. */
export async function readRateForm(
  db: Database,
  place: TaxPlace & { readonly taxClass: TaxClass },
  today: string,
): Promise<FormRate> {
  const rates = await listRates(db)
  const latest = rates.findLast((row) => getRateKey(row) === getRateKey(place) && row.validFrom <= today)
  const empty: FormRate = {
    ...place,
    name: '',
    rate: '',
    isAdded: '',
    shipping: 'market',
    validFrom: today,
    version: computeRatesVersion(rates),
  }
  return latest ? { ...toFormRate(latest, rates), validFrom: today } : empty
}

/** Returns the current day in the store's time zone, which also decides when rates begin. */
export async function readToday(db: Database, now: Date = new Date()): Promise<string> {
  return toDay(now, await readTimeZone(db))
}

/**
 * Adds a rate, or replaces the one that begins on the same day. 'conflict': someone else entered that rate after the
 * form was loaded.
 */
export function saveRate(
  db: Database,
  { version, ...entered }: RateInput,
  staffId: Id<'staff'>,
): Promise<{ readonly outcome: 'saved' } | { readonly outcome: 'conflict'; readonly current: FormRate }> {
  return withTx(db, async (tx) => {
    await lockRates(tx)
    const rates = await listRates(tx)
    const same = rates.find((row) => getRateKey(row) === getRateKey(entered) && row.validFrom === entered.validFrom)
    if (same && isDeepStrictEqual(toTerms(same), toTerms(entered))) return { outcome: 'saved' }
    if (same && version !== computeRatesVersion(rates)) return { outcome: 'conflict', current: toFormRate(same, rates) }
    if (same) await tx.update(taxRates).set(toTerms(entered)).where(eq(id, same.id))
    else await tx.insert(taxRates).values(entered)
    await recordRate(tx, staffId, entered, same ?? null, entered)
    return { outcome: 'saved' }
  })
}

/** Removes a rate that begins after today. Returns false for other rates, which stay as history. */
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

/** Adds the usual rates of these countries from today on, if different rates apply now. Returns the number added. */
export function addStarterRates(
  db: Database,
  countries: readonly string[],
  staffId: Id<'staff'>,
  today: string,
): Promise<number> {
  return withTx(db, async (tx) => {
    await lockRates(tx)
    const current = getTaxesOn({ rates: await listRates(tx), registrations: [] }, today).rates
    const rows = STARTER_RATES.filter(({ country: code }) => countries.includes(code))
      .filter(
        (row) =>
          !current.some((currentRate) => getRateKey(currentRate) === getRateKey(row) && isSameTax(currentRate, row)),
      )
      .map(({ note: _, ...row }) => ({ ...row, validFrom: today }))
    if (rows.length === 0) return 0
    await tx
      .insert(taxRates)
      .values(rows)
      .onConflictDoUpdate({
        target: [country, region, taxClass, validFrom],
        set: {
          name: sql`excluded.name`,
          rate: sql`excluded.rate`,
          isAdded: sql`excluded.is_added`,
          shipping: sql`excluded.shipping`,
        },
      })
    const names = sortByName([...new Set(rows.map((row) => row.country))])
      .map((code) => countryName(code))
      .join(', ')
    const changes = { [`Suggested rates from ${formatDay(today)}`]: { from: null, to: names } }
    await recordChange(tx, staffId, { action: 'taxes.update', entity: 'taxes', entityId: null, changes })
    return rows.length
  })
}

/** Ignores the name, because the owner may have changed it. */
function isSameTax(
  currentRate: Taxes['rates'][number],
  { rate: ppm, isAdded: added, shipping: shippingTax }: StarterRate,
): boolean {
  return currentRate.rate === ppm && currentRate.isAdded === added && currentRate.shipping === shippingTax
}

/** Concurrent saves must see each other's rates. Reads are not blocked. */
async function lockRates(tx: Database): Promise<void> {
  await tx.execute(sql`lock table ${taxRates} in share row exclusive mode`)
}

type RateTerms = Pick<StoredRate, 'name' | 'rate' | 'isAdded' | 'shipping'>

async function recordRate(
  tx: Database,
  staffId: Id<'staff'>,
  { validFrom: first, ...place }: TaxPlace & { readonly taxClass: TaxClass; readonly validFrom: string },
  from: RateTerms | null,
  to: RateTerms | null,
): Promise<void> {
  const field = `${getPlaceName(place)}, ${adminText.taxClasses[place.taxClass]}, from ${formatDay(first)}`
  const text = (rated: RateTerms | null) =>
    rated &&
    [
      `${rated.name} ${formatPpm(rated.rate, 10_000)}%`,
      rated.isAdded && adminText.addedInShort,
      adminText.shippingInShort[rated.shipping],
    ]
      .filter(Boolean)
      .join(', ')
  const changes = { [field]: { from: text(from), to: text(to) } }
  await recordChange(tx, staffId, { action: 'taxes.update', entity: 'taxes', entityId: null, changes })
}
