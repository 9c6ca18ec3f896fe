import { EU_MEMBERS, memberCountries } from '#app/base/countries.ts'
import { TAX_CLASSES, type TaxClass } from '#app/pricing/tax-class.ts'
import {
  destinationOfAddress,
  isNorthernIreland,
  type TaxDestination,
  type TaxPlace,
} from '#app/pricing/tax-destination.ts'
import type { OpenMarket } from '#app/store/locale.ts'
import type { PriceTaxKind } from '#app/store/market.ts'
import type { Settings } from '#app/store/settings.ts'

/** `rate` in parts per million. */
export type NamedRate = { readonly name: string; readonly rate: number }

/**
 * The taxation of delivery at a destination: by the market's setting, like the goods in proportion, at the standard
 * rate for all goods, or not at all.
 */
export const SHIPPING_TAXES = ['market', 'goods', 'standard', 'none'] as const
export type ShippingTax = (typeof SHIPPING_TAXES)[number]

type PlaceRate = TaxPlace &
  NamedRate & {
    readonly taxClass: TaxClass
    /** A tax of a region that is charged in addition to that of its country, and needs a registration in the region. */
    readonly isAdded?: boolean
    readonly shipping?: ShippingTax
  }

/** `validFrom`: a day such as '2027-01-01', in the store's time zone. */
type DatedEntry<Entry> = Entry & { readonly validFrom: string }

/** Everything that staff entered: past, present and future. */
export type TaxTable = {
  readonly rates: readonly DatedEntry<PlaceRate>[]
  readonly registrations: readonly DatedEntry<TaxPlace>[]
}

/** The rates and registrations that apply on one day. */
export type Taxes = { readonly rates: readonly PlaceRate[]; readonly registrations: readonly TaxPlace[] }

/** Selects the latest rate of each place and class that has begun on `day`. */
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
export function rateKey({ country, region, taxClass }: TaxPlace & { readonly taxClass: TaxClass }): string {
  return `${country}-${region}-${taxClass}`
}

export type TaxSettings = Pick<Settings, 'enable_tax' | 'tax_rate'> & {
  /** On the day of the order. */
  readonly taxes: Taxes
}

/**
 * Returns the rates of a class of products at a destination, the country's rate before the one that its region adds;
 * empty if the store charges no tax there (docs/rules.md, Tax).
 */
export function ratesFor(
  taxClass: TaxClass,
  destination: TaxDestination,
  { enable_tax, tax_rate, taxes }: TaxSettings,
): readonly NamedRate[] {
  if (!enable_tax) return []
  const asCharged = ({ name, rate }: NamedRate) => ({ name, rate: taxClass === 'zero' ? 0 : rate })
  if (tax_rate > 0) return [asCharged({ name: '', rate: tax_rate })]
  const { base, added } = findRows(taxClass, destination, taxes)
  return [
    ...(base && isRegistered(destination, taxes) ? [asCharged(base)] : []),
    ...(added && isRegisteredIn(added, taxes) ? [asCharged(added)] : []),
  ]
}

/** The taxation of delivery comes from the row of the standard rate. */
export function shippingTaxAt(destination: TaxDestination, { tax_rate, taxes }: TaxSettings): ShippingTax {
  const base = tax_rate > 0 ? null : findRows('standard', destination, taxes).base
  return base?.shipping ?? 'market'
}

/**
 * Returns true if the store is registered for the tax of the destination. A registration for a tax that only its region
 * adds does not count.
 */
export function isRegistered(destination: TaxDestination, taxes: Taxes): boolean {
  const isOfAddedTax = (place: TaxPlace) => place.region !== '' && standardRowIn(place, taxes)?.isAdded === true
  const group = isNorthernIreland(destination) ? [{ country: 'EU', region: '' }] : []
  return [...listPlaces(destination), ...group].some((place) => !isOfAddedTax(place) && isRegisteredIn(place, taxes))
}

/** Returns true if there is a registration in exactly this place. */
export function isRegisteredIn(place: TaxPlace, { registrations }: Pick<Taxes, 'registrations'>): boolean {
  return registrations.some((registered) => isSamePlace(registered, place))
}

/** Returns true if the region of an address can change its tax. */
export function dependsOnRegion(country: string, { enable_tax, tax_rate, taxes }: TaxSettings): boolean {
  const isOfRegion = (place: TaxPlace) => place.country === country && place.region !== ''
  return enable_tax && tax_rate === 0 && [...taxes.rates, ...taxes.registrations].some(isOfRegion)
}

/** Returns true if all products and delivery are taxed alike in two places. */
export function isTaxedAlike(a: TaxDestination, b: TaxDestination, settings: TaxSettings): boolean {
  const taxesAt = (place: TaxDestination) => [
    shippingTaxAt(place, settings),
    ...TAX_CLASSES.map((taxClass) => ratesFor(taxClass, place, settings)),
  ]
  return JSON.stringify(taxesAt(a)) === JSON.stringify(taxesAt(b))
}

/** The most specific place with rates decides; a row that is added leaves the decision to the next place. */
function findRows(taxClass: TaxClass, destination: TaxDestination, taxes: Pick<Taxes, 'rates'>) {
  let added: PlaceRate | null = null
  for (const place of listPlaces(destination)) {
    const row = rowIn(place, taxClass, taxes) ?? standardRowIn(place, taxes)
    if (row?.isAdded) added = row
    else if (row) return { base: row, added }
  }
  return { base: null, added }
}

function rowIn(place: TaxPlace, taxClass: TaxClass, { rates }: Pick<Taxes, 'rates'>): PlaceRate | null {
  return rates.find((rate) => rate.taxClass === taxClass && isSamePlace(rate, place)) ?? null
}

function standardRowIn(place: TaxPlace, taxes: Pick<Taxes, 'rates'>): PlaceRate | null {
  return rowIn(place, 'standard', taxes)
}

/** The region, its country, the country as which it is taxed, and their group, which may be the same. */
function listPlaces({ country, region, taxedAs, isOutside }: TaxDestination): readonly TaxPlace[] {
  if (isOutside) return region === '' ? [] : [{ country, region }]
  const countries = taxedAs === undefined ? [country] : [country, taxedAs]
  const groups = countries.some((code) => EU_MEMBERS.includes(code)) ? ['EU'] : []
  return [{ country, region }, ...[...countries, ...groups].map((code) => ({ country: code, region: '' }))]
}

function isSamePlace(a: TaxPlace, b: TaxPlace): boolean {
  return a.country === b.country && a.region === b.region
}

/** The tax of prices. `name` is '' if it differs by place. */
export type PriceTax = { readonly kind: PriceTaxKind; readonly name: string }

type TaxedMarket = Pick<OpenMarket, 'taxIncluded' | 'countries' | 'addressForm'>

/** Null where a market taxes no product of this class. */
export function findPriceTax(taxClass: TaxClass, market: TaxedMarket, settings: TaxSettings): PriceTax | null {
  const { taxIncluded, countries, addressForm } = market
  const choices = addressForm === 'international' ? countries : memberCountries(countries)
  const rates = choices
    .flatMap((country) => placesIn(country, settings))
    .flatMap((place) => ratesFor(taxClass, place, settings))
  const names = new Set(rates.flatMap(({ name, rate }) => (rate > 0 ? [name] : [])))
  const [first] = names
  if (first === undefined) return null
  return { kind: taxIncluded ? 'included' : 'added', name: names.size > 1 ? '' : first }
}

/** Products of the standard class are taxed in the country or in one of its regions, if only at 0%. */
export function isTaxedSomewhere(country: string, settings: TaxSettings): boolean {
  return placesIn(country, settings).some((place) => ratesFor('standard', place, settings).length > 0)
}

/** The country and its regions that are taxed on their own. */
function placesIn(country: string, { taxes }: TaxSettings): readonly TaxDestination[] {
  const regions = [...taxes.rates, ...taxes.registrations].filter((place) => place.country === country)
  return [...new Set(['', ...regions.map(({ region }) => region)])].map((region) =>
    destinationOfAddress({ country, region }),
  )
}
