import { COUNTRIES, COUNTRY_TAXES_DATE, type CountryTax, type RegionTax } from '#app/base/country-data.ts'
import type { TaxClass } from '#app/pricing/tax-class.ts'
import type { ShippingTax } from '#app/pricing/tax-table.ts'

/** The day when the rates below were compiled. */
export const STARTER_RATES_DATE = COUNTRY_TAXES_DATE

export type StarterRate = {
  readonly country: string
  readonly region: string
  readonly taxClass: TaxClass
  readonly name: string
  /** In parts per million. */
  readonly rate: number
  /** Charged in addition to the country's rate. */
  readonly isAdded: boolean
  readonly shipping: ShippingTax
  /** The goods that a class's rate applies to. */
  readonly note: 'children' | 'clothing' | null
}

const USUAL = { region: '', taxClass: 'standard', isAdded: false, shipping: 'market', note: null } as const

/** Lists the country's rate, then its regions' rates, then any different rates for clothing. */
function listRates(country: string, { name, percent, delivery, childrensClothing, regions = [] }: CountryTax) {
  const usual = { ...USUAL, country, name }
  const rates: StarterRate[] = []
  if (percent !== undefined) rates.push({ ...usual, rate: toPpm(percent), shipping: delivery ?? 'market' })
  rates.push(...regions.flatMap((tax) => listRegionRates(country, tax)))
  if (childrensClothing !== undefined) {
    rates.push({ ...usual, taxClass: 'reduced', rate: toPpm(childrensClothing), note: 'children' })
  }
  for (const { name: taxName, clothingExemptIn } of regions) {
    for (const region of split(clothingExemptIn)) {
      rates.push({ ...usual, name: taxName, region, taxClass: 'reduced', rate: 0, note: 'clothing' })
    }
  }
  return rates
}

function listRegionRates(country: string, tax: RegionTax): readonly StarterRate[] {
  return tax.rates.split(', ').map((entry) => {
    const [region = '', percent = ''] = entry.split(' ')
    return {
      country,
      region,
      taxClass: 'standard',
      name: tax.name,
      rate: toPpm(Number(percent)),
      isAdded: tax.isAdded === true,
      shipping: chooseShippingTax(tax, region),
      note: null,
    }
  })
}

function chooseShippingTax({ delivery, deliveryOnlyIn }: RegionTax, region: string): ShippingTax {
  if (deliveryOnlyIn === undefined) return delivery ?? 'market'
  return split(deliveryOnlyIn).includes(region) ? 'goods' : 'none'
}

const split = (codes: string | undefined) => codes?.split(' ') ?? []

const toPpm = (percent: number) => Math.round(percent * 10_000)

const taxedCountries = Object.entries(COUNTRIES).flatMap(([code, { tax, isEuMember }]) =>
  tax ? [{ code, tax, isEuMember: isEuMember === true }] : [],
)

/** Usual rates that an owner can start from. They are added only for the countries that the owner chooses. */
export const STARTER_RATES: readonly StarterRate[] = taxedCountries.flatMap(({ code, tax }) => listRates(code, tax))

export type StarterGroup = { readonly id: 'eu' | 'others'; readonly countries: readonly string[] }

export const STARTER_GROUPS: readonly StarterGroup[] = [
  { id: 'eu', countries: taxedCountries.filter(({ isEuMember }) => isEuMember).map(({ code }) => code) },
  { id: 'others', countries: taxedCountries.filter(({ isEuMember }) => !isEuMember).map(({ code }) => code) },
]

export const STARTER_COUNTRIES: readonly string[] = STARTER_GROUPS.flatMap(({ countries }) => countries)
