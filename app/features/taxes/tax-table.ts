import { EU_MEMBERS } from '#app/features/addresses/countries.ts'
import type { Settings } from '#app/features/settings/settings.ts'
import { TAX_CLASSES, type TaxClass } from '#app/features/taxes/tax-class.ts'

/** A country (ISO 3166-1, or the group 'EU') or one of its regions (ISO 3166-2, without the country); '' is all of it. */
export type TaxPlace = { readonly country: string; readonly region: string }

/** `rate` in parts per million. */
export type NamedRate = { readonly name: string; readonly rate: number }

type PlaceRate = TaxPlace & NamedRate & { readonly taxClass: TaxClass }

/** `validFrom`: a day such as '2027-01-01', in the store's time zone. */
type Dated<Of> = Of & { readonly validFrom: string }

/** Everything that staff entered: past, present and future. */
export type TaxTable = {
  readonly rates: readonly Dated<PlaceRate>[]
  readonly registrations: readonly Dated<TaxPlace>[]
}

/** What applies on one day. */
export type Taxes = { readonly rates: readonly PlaceRate[]; readonly registrations: readonly TaxPlace[] }

/** Of each place and class, the latest rate that has begun on `day`. */
export function taxesOn({ rates, registrations }: TaxTable, day: string): Taxes {
  const begun = rates.filter(({ validFrom }) => validFrom <= day)
  const latest = new Map<string, (typeof begun)[number]>()
  for (const rate of begun) {
    const key = rateKey(rate)
    if ((latest.get(key)?.validFrom ?? '') < rate.validFrom) latest.set(key, rate)
  }
  return { rates: [...latest.values()], registrations: registrations.filter(({ validFrom }) => validFrom <= day) }
}

/** Rates of the same key follow each other in time. */
export function rateKey({ country, region, taxClass }: Omit<PlaceRate, keyof NamedRate>): string {
  return `${country}-${region}-${taxClass}`
}

export type TaxSettings = Pick<Settings, 'enable_tax' | 'tax_rate'> & {
  /** On the day of the order. */
  readonly taxes: Taxes
}

/** The rate of a class of products at a destination; null where the store charges no tax (docs/rules.md, Tax). */
export function rateFor(taxClass: TaxClass, destination: TaxPlace, settings: TaxSettings): NamedRate | null {
  const { enable_tax, tax_rate, taxes } = settings
  if (!enable_tax) return null
  if (tax_rate > 0) return { name: '', rate: taxClass === 'zero' ? 0 : tax_rate }
  return isRegistered(destination, taxes) ? rateOfTable(taxClass, destination, taxes) : null
}

export function isRegistered(destination: TaxPlace, { registrations }: Pick<Taxes, 'registrations'>): boolean {
  return placesOf(destination).some((place) => registrations.some((registered) => isSamePlace(registered, place)))
}

/** Whether the region of an address can change its tax. */
export function dependsOnRegion(country: string, { enable_tax, tax_rate, taxes }: TaxSettings): boolean {
  const isOfRegion = (place: TaxPlace) => place.country === country && place.region !== ''
  return enable_tax && tax_rate === 0 && [...taxes.rates, ...taxes.registrations].some(isOfRegion)
}

/** Whether every product is taxed in one place as in another. */
export function isTaxedAlike(a: TaxPlace, b: TaxPlace, settings: TaxSettings): boolean {
  return TAX_CLASSES.every((taxClass) => {
    const [one, other] = [rateFor(taxClass, a, settings), rateFor(taxClass, b, settings)]
    return one?.rate === other?.rate && one?.name === other?.name
  })
}

/** The most specific place with rates decides. */
function rateOfTable(taxClass: TaxClass, destination: TaxPlace, { rates }: Taxes): NamedRate | null {
  for (const place of placesOf(destination)) {
    const rateOf = (of: TaxClass) => rates.find((rate) => rate.taxClass === of && isSamePlace(rate, place))
    const standard = rateOf('standard')
    const found = rateOf(taxClass) ?? standard
    if (found) return { name: found.name, rate: taxClass === 'zero' ? 0 : found.rate }
  }
  return null
}

/** The region, its country and the country's group, which may be the same. */
function placesOf({ country, region }: TaxPlace): readonly TaxPlace[] {
  const isMember = EU_MEMBERS.includes(country)
  return [{ country, region }, { country, region: '' }, ...(isMember ? [{ country: 'EU', region: '' }] : [])]
}

function isSamePlace(a: TaxPlace, b: TaxPlace): boolean {
  return a.country === b.country && a.region === b.region
}
