import { EU_MEMBERS, expandGroups } from '#app/base/countries.ts'
import { TAX_CLASSES, type TaxClass } from '#app/pricing/tax-class.ts'
import {
  isNorthernIreland,
  type TaxDestination,
  type TaxPlace,
  toTaxDestination,
} from '#app/pricing/tax-destination.ts'
import type { OpenMarket } from '#app/store/locale.ts'
import type { PriceTaxKind } from '#app/store/market.ts'
import type { Settings } from '#app/store/settings.ts'

/** `rate` is in parts per million. */
export type NamedRate = { readonly name: string; readonly rate: number }

/**
 * How delivery is taxed at a destination: according to the market's setting, in proportion to the goods, at the
 * standard rate for all goods, or not at all.
 */
export const SHIPPING_TAXES = ['market', 'goods', 'standard', 'none'] as const
export type ShippingTax = (typeof SHIPPING_TAXES)[number]

type PlaceRate = TaxPlace &
  NamedRate & {
    readonly taxClass: TaxClass
    /** True for a regional tax that is charged in addition to the country's and needs a registration in the region. */
    readonly isAdded?: boolean
    readonly shipping?: ShippingTax
  }

/** `validFrom` is a day such as '2027-01-01', in the store's time zone. */
type DatedEntry<Entry> = Entry & { readonly validFrom: string }

/** Everything that staff entered: past, present and future. */
export type TaxTable = {
  readonly rates: readonly DatedEntry<PlaceRate>[]
  readonly registrations: readonly DatedEntry<TaxPlace>[]
}

/** The rates and registrations that apply on one day. */
export type Taxes = { readonly rates: readonly PlaceRate[]; readonly registrations: readonly TaxPlace[] }

/**
 * Returns the rates and registrations that apply on `day`: for each place and class, the latest rate that has begun.
 */
export function getTaxesOn({ rates, registrations }: TaxTable, day: string): Taxes {
  const startedRates = rates.filter(({ validFrom }) => validFrom <= day)
  const latest = new Map<string, (typeof startedRates)[number]>()
  for (const rate of startedRates) {
    const key = getRateKey(rate)
    if ((latest.get(key)?.validFrom ?? '') < rate.validFrom) latest.set(key, rate)
  }
  return { rates: [...latest.values()], registrations: registrations.filter(({ validFrom }) => validFrom <= day) }
}

/** Rates with the same key supersede each other over time. */
export function getRateKey({ country, region, taxClass }: TaxPlace & { readonly taxClass: TaxClass }): string {
  return `${country}-${region}-${taxClass}`
}

export type TaxSettings = Pick<Settings, 'enable_tax' | 'tax_rate'> & {
  /** The taxes on the day of the order. */
  readonly taxes: Taxes
}

/**
 * Returns a product class's rates at a destination: first the base rate, then any rate that the region adds to it. The
 * list is empty if the store charges no tax there (docs/rules.md, Tax).
 */
export function listRatesFor(
  taxClass: TaxClass,
  destination: TaxDestination,
  { enable_tax, tax_rate, taxes }: TaxSettings,
): readonly NamedRate[] {
  if (!enable_tax) return []
  const toChargedRate = ({ name, rate }: NamedRate) => ({ name, rate: taxClass === 'zero' ? 0 : rate })
  if (tax_rate > 0) return [toChargedRate({ name: '', rate: tax_rate })]
  const { base, added } = findRows(taxClass, destination, taxes)
  return [
    ...(base && isRegistered(destination, taxes) ? [toChargedRate(base)] : []),
    ...(added && isRegisteredIn(added, taxes) ? [toChargedRate(added)] : []),
  ]
}

/** Returns how delivery is taxed. This is stored with the standard rate. */
export function getShippingTaxAt(destination: TaxDestination, { tax_rate, taxes }: TaxSettings): ShippingTax {
  const base = tax_rate > 0 ? null : findRows('standard', destination, taxes).base
  return base?.shipping ?? 'market'
}

/**
 * Returns true if the store is registered for the base rate's tax at the destination. A registration for a tax that a
 * region adds does not count.
 */
export function isRegistered(destination: TaxDestination, taxes: Taxes): boolean {
  const isForAddedTax = (place: TaxPlace) => place.region !== '' && findStandardRow(place, taxes)?.isAdded === true
  const group = isNorthernIreland(destination) ? [{ country: 'EU', region: '' }] : []
  return [...listPlaces(destination), ...group].some((place) => !isForAddedTax(place) && isRegisteredIn(place, taxes))
}

/** Returns true if there is a registration in exactly this place. */
export function isRegisteredIn(place: TaxPlace, { registrations }: Pick<Taxes, 'registrations'>): boolean {
  return registrations.some((registered) => isSamePlace(registered, place))
}

/** Returns true if an address's region can change its tax. */
export function dependsOnRegion(country: string, { enable_tax, tax_rate, taxes }: TaxSettings): boolean {
  const isInRegion = (place: TaxPlace) => place.country === country && place.region !== ''
  return enable_tax && tax_rate === 0 && [...taxes.rates, ...taxes.registrations].some(isInRegion)
}

/** Returns true if all products and delivery are taxed in the same way in two places. */
export function isTaxedAlike(a: TaxDestination, b: TaxDestination, settings: TaxSettings): boolean {
  const listTaxesAt = (place: TaxDestination) => [
    getShippingTaxAt(place, settings),
    ...TAX_CLASSES.map((taxClass) => listRatesFor(taxClass, place, settings)),
  ]
  return JSON.stringify(listTaxesAt(a)) === JSON.stringify(listTaxesAt(b))
}

/** Finds the base rate in the most specific place that has one, and a rate that is charged in addition to it. */
function findRows(taxClass: TaxClass, destination: TaxDestination, taxes: Pick<Taxes, 'rates'>) {
  let added: PlaceRate | null = null
  for (const place of listPlaces(destination)) {
    const row = findRow(place, taxClass, taxes) ?? findStandardRow(place, taxes)
    if (row?.isAdded) added = row
    else if (row) return { base: row, added }
  }
  return { base: null, added }
}

function findRow(place: TaxPlace, taxClass: TaxClass, { rates }: Pick<Taxes, 'rates'>): PlaceRate | null {
  return rates.find((rate) => rate.taxClass === taxClass && isSamePlace(rate, place)) ?? null
}

function findStandardRow(place: TaxPlace, taxes: Pick<Taxes, 'rates'>): PlaceRate | null {
  return findRow(place, 'standard', taxes)
}

/** Returns the region, its country, the country whose taxes apply to it (possibly the same), and their group. */
function listPlaces({ country, region, taxedAs, isOutside }: TaxDestination): readonly TaxPlace[] {
  if (isOutside) return region === '' ? [] : [{ country, region }]
  const countries = taxedAs === undefined ? [country] : [country, taxedAs]
  const groups = countries.some((code) => EU_MEMBERS.includes(code)) ? ['EU'] : []
  return [{ country, region }, ...[...countries, ...groups].map((code) => ({ country: code, region: '' }))]
}

function isSamePlace(a: TaxPlace, b: TaxPlace): boolean {
  return a.country === b.country && a.region === b.region
}

/** The tax on prices. `name` is '' if it differs by place. */
export type PriceTax = { readonly kind: PriceTaxKind; readonly name: string }

type TaxedMarket = Pick<OpenMarket, 'taxIncluded' | 'countries' | 'addressForm'>

/** Returns null if a market taxes no products in this class. */
export function findPriceTax(taxClass: TaxClass, market: TaxedMarket, settings: TaxSettings): PriceTax | null {
  const { taxIncluded, countries, addressForm } = market
  const choices = addressForm === 'international' ? countries : expandGroups(countries)
  const rates = choices
    .flatMap((country) => listPlacesIn(country, settings))
    .flatMap((place) => listRatesFor(taxClass, place, settings))
  const names = new Set(rates.flatMap(({ name, rate }) => (rate > 0 ? [name] : [])))
  const [first] = names
  if (first === undefined) return null
  return { kind: taxIncluded ? 'included' : 'added', name: names.size > 1 ? '' : first }
}

/** Returns true if standard products are taxed in the country or one of its regions, even at 0%. */
export function isTaxedSomewhere(country: string, settings: TaxSettings): boolean {
  return listPlacesIn(country, settings).some((place) => listRatesFor('standard', place, settings).length > 0)
}

/** Returns the country and those of its regions that have their own taxes. */
function listPlacesIn(country: string, { taxes }: TaxSettings): readonly TaxDestination[] {
  const regions = [...taxes.rates, ...taxes.registrations].filter((place) => place.country === country)
  return [...new Set(['', ...regions.map(({ region }) => region)])].map((region) =>
    toTaxDestination({ country, region }),
  )
}
