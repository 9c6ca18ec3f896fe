import { href } from 'react-router'
import { formatPpm } from '#app/base/rates.ts'
import type { Id } from '#app/lib/id.ts'
import { TAX_CLASSES, type TaxClass } from '#app/pricing/tax-class.ts'
import { type TaxPlace, toTaxDestination } from '#app/pricing/tax-destination.ts'
import {
  getRateKey,
  getTaxesOn,
  isRegistered,
  isRegisteredIn,
  type ShippingTax,
  type TaxTable,
} from '#app/pricing/tax-table.ts'

type Rate = TaxTable['rates'][number] & {
  readonly id: Id<'tax-rate'>
  readonly isAdded: boolean
  readonly shipping: ShippingTax
}

/** All rates of one place and class. */
export type RateRow = TaxPlace & {
  readonly taxClass: TaxClass
  /** Null before the first rate begins. */
  readonly current: Rate | null
  /** The next rate comes first. */
  readonly upcoming: readonly Rate[]
  /** The latest rate comes first. */
  readonly earlier: readonly Rate[]
  /** False if the store is not registered in the place. */
  readonly isCharged: boolean
}

/** The first day that is stored for taxes whose first day is unknown, such as the preset taxes (db/baseline.sql). */
export const UNKNOWN_DAY = '2000-01-01'

export function isKnownDay(validFrom: string): boolean {
  return validFrom !== UNKNOWN_DAY
}

export type CountryRates = { readonly country: string; readonly rows: readonly RateRow[] }

/** Groups rates by country. In `rates`, those of each place and class must be in chronological order. */
export function groupRatesByCountry(
  rates: readonly Rate[],
  registrations: TaxTable['registrations'],
  today: string,
): readonly CountryRates[] {
  const byKey = Map.groupBy(rates, getRateKey)
  const taxes = getTaxesOn({ rates, registrations }, today)
  const rows = [...byKey.values()].flatMap((entries): RateRow[] => {
    const [first] = entries
    if (!first) return []
    const past = entries.filter(({ validFrom }) => validFrom <= today).toReversed()
    const [current = null, ...earlier] = past
    const { country, region, taxClass } = first
    const upcoming = entries.filter(({ validFrom }) => validFrom > today)
    const isAdded = current?.isAdded ?? upcoming[0]?.isAdded ?? false
    const isCharged = isAdded ? isRegisteredIn(first, taxes) : isRegistered(toTaxDestination(first), taxes)
    return [{ country, region, taxClass, current, upcoming, earlier, isCharged }]
  })
  return [...Map.groupBy(rows, ({ country }) => country)].map(([country, entries]) => ({
    country,
    rows: entries.toSorted((a, b) => a.region.localeCompare(b.region) || getClassOrder(a) - getClassOrder(b)),
  }))
}

/** Returns text such as 'VAT 20%' for the standard rate in force in a place, or '' if there is none. */
export function formatCurrentRate(rates: readonly Rate[], { country, region }: TaxPlace, today: string): string {
  const rate = rates.findLast(
    (other) =>
      other.country === country && other.region === region && other.taxClass === 'standard' && other.validFrom <= today,
  )
  return rate ? `${rate.name} ${formatRate(rate.rate)}` : ''
}

export function formatRate(ppm: number): string {
  return `${formatPpm(ppm, 10_000)}%`
}

/** Returns the URL of the form that sets a new rate for a place and class. */
export function getRateEditPath({ country, region, taxClass }: TaxPlace & { readonly taxClass: TaxClass }): string {
  return `${href('/admin/taxes/rates/new')}?${new URLSearchParams({ country, region, class: taxClass })}`
}

function getClassOrder({ taxClass }: RateRow): number {
  return TAX_CLASSES.indexOf(taxClass)
}
