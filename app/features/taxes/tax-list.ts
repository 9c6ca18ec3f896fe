import { TAX_CLASSES, type TaxClass } from '#app/features/taxes/tax-class.ts'
import { isRegistered, rateKey, type TaxPlace, type TaxTable } from '#app/features/taxes/tax-table.ts'
import type { Id } from '#app/lib/id.ts'

type Rate = TaxTable['rates'][number] & { readonly id: Id<'tax-rate'> }

/** The rates of one place and class. */
export type RateRow = TaxPlace & {
  readonly taxClass: TaxClass
  /** Null before the first rate begins. */
  readonly current: Rate | null
  /** Next first. */
  readonly upcoming: readonly Rate[]
  /** Latest first. */
  readonly earlier: readonly Rate[]
  /** False where the store is not registered. */
  readonly isCharged: boolean
}

export type CountryRates = { readonly country: string; readonly rows: readonly RateRow[] }

/** The rates by country, in the order of `rates`, which have those of a place and class in time. */
export function ratesByCountry(
  rates: readonly Rate[],
  registrations: TaxTable['registrations'],
  today: string,
): readonly CountryRates[] {
  const byKey = Map.groupBy(rates, rateKey)
  const begun = { registrations: registrations.filter(({ validFrom }) => validFrom <= today) }
  const rows = [...byKey.values()].flatMap((own): RateRow[] => {
    const [first] = own
    if (!first) return []
    const past = own.filter(({ validFrom }) => validFrom <= today).toReversed()
    const [current = null, ...earlier] = past
    const { country, region, taxClass } = first
    const upcoming = own.filter(({ validFrom }) => validFrom > today)
    return [{ country, region, taxClass, current, upcoming, earlier, isCharged: isRegistered(first, begun) }]
  })
  return [...Map.groupBy(rows, ({ country }) => country)].map(([country, own]) => ({
    country,
    rows: own.toSorted((a, b) => a.region.localeCompare(b.region) || classOrder(a) - classOrder(b)),
  }))
}

function classOrder({ taxClass }: RateRow): number {
  return TAX_CLASSES.indexOf(taxClass)
}
