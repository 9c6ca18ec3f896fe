import { EU_MEMBERS } from '#app/base/countries.ts'
import type { TaxClass } from '#app/pricing/tax-class.ts'
import type { ShippingTax } from '#app/pricing/tax-table.ts'

/** When the rates below were compiled. */
export const STARTER_RATES_DAY = '2026-11-27'

export type StarterRate = {
  readonly country: string
  readonly region: string
  readonly taxClass: TaxClass
  readonly name: string
  /** In parts per million. */
  readonly rate: number
  /** In addition to the rate of the country. */
  readonly isAdded: boolean
  readonly shipping: ShippingTax
  /** To what the rate of a class applies. */
  readonly note: 'children' | 'clothing' | null
}

/** The standard rates of the EU's members, in percent. */
const EU_VAT =
  'AT 20, BE 21, BG 20, CY 19, CZ 21, DE 19, DK 25, EE 24, ES 21, FI 25.5, FR 20, GR 24, HR 25, HU 27, IE 23, IT 22, LT 21, LU 17, LV 21, MT 18, NL 21, PL 23, PT 23, RO 21, SE 25, SI 22, SK 23'

/** Rates of the states alone; counties and cities add their own. */
const US_SALES_TAX =
  'AL 4, AK 0, AZ 5.6, AR 6.5, CA 7.25, CO 2.9, CT 6.35, DE 0, DC 6, FL 6, GA 4, HI 4, ID 6, IL 6.25, IN 7, IA 6, KS 6.5, KY 6, LA 5, ME 5.5, MD 6, MA 6.25, MI 6, MN 6.875, MS 7, MO 4.225, MT 0, NE 5.5, NV 6.85, NH 0, NJ 6.625, NM 4.875, NY 4, NC 4.75, ND 5, OH 5.75, OK 4.5, OR 0, PA 6, RI 7, SC 6, SD 4.2, TN 7, TX 6.25, UT 4.85, VT 6, VA 4.3, WA 6.5, WV 6, WI 5, WY 4'

/** States that do not tax clothing, whatever it costs. */
const US_CLOTHING_EXEMPT = ['MN', 'NJ', 'PA', 'VT']

/**
 * States that tax a delivery charge of taxable goods even if it is stated separately and carried by a third party. Others
 * do not, or only without a choice to collect the goods. Source: the states' departments of revenue, such as New York's
 * Tax Bulletin ST-838; compiled on the day above. Since 2023, Kansas and Michigan exempt separately stated charges.
 */
const US_DELIVERY_TAXED = 'AR CT DC GA HI IN KY MN MS NE NJ NM NY NC ND OH PA RI SC SD TN TX VT WA WV WI'.split(' ')

/** GST is charged in all of Canada, HST in its place. GST/HST, QST, PST and RST apply to the delivery of taxed goods (CRA, GST/HST Memorandum 28-2). */
const CANADA_HST = 'NB 15, NL 15, NS 14, ON 13, PE 15'

/** Taxes that provinces charge in addition to GST, on the price without it; each needs its own registration. */
const CANADA_ADDED: readonly (readonly [name: string, rates: string])[] = [
  ['PST', 'BC 7, SK 6'],
  ['RST', 'MB 7'],
  ['QST', 'QC 9.975'],
]

const OTHERS: readonly (readonly [name: string, rates: string])[] = [
  ['VAT', 'GB 20, NG 7.5, NO 25, KW 0, AE 5, CH 8.1'],
  ['GST', 'AU 10'],
]

/** Delivery is a service at the standard rate, whatever is delivered (Consumption Tax Act, article 29). */
const JAPAN = { country: 'JP', region: '', taxClass: 'standard', name: 'Consumption tax', rate: 100_000 } as const

/** Rates for clothing that differ from the standard one. */
const CLOTHING: readonly Omit<StarterRate, 'isAdded' | 'shipping'>[] = [
  { country: 'GB', region: '', taxClass: 'reduced', name: 'VAT', rate: 0, note: 'children' },
  { country: 'IE', region: '', taxClass: 'reduced', name: 'VAT', rate: 0, note: 'children' },
  { country: 'LU', region: '', taxClass: 'reduced', name: 'VAT', rate: 30_000, note: 'children' },
  ...US_CLOTHING_EXEMPT.map((region) => {
    return { country: 'US', region, taxClass: 'reduced', name: 'Sales tax', rate: 0, note: 'clothing' } as const
  }),
]

const USUAL = { isAdded: false, shipping: 'market', note: null } as const

const ofCountries = (name: string, rates: string) =>
  parse(rates).map(([country, rate]): StarterRate => {
    return { ...USUAL, country, region: '', taxClass: 'standard', name, rate }
  })
const ofRegions = (country: string, name: string, rates: string, terms: Partial<StarterRate>) =>
  parse(rates).map(([region, rate]): StarterRate => {
    return { ...USUAL, country, region, taxClass: 'standard', name, rate, ...terms }
  })

/** Usual rates that an owner can start from. They are added only for the countries that the owner chooses. */
export const STARTER_RATES: readonly StarterRate[] = [
  ...ofCountries('VAT', EU_VAT),
  ...OTHERS.flatMap(([name, rates]) => ofCountries(name, rates)),
  { ...USUAL, ...JAPAN, shipping: 'standard' },
  ...ofCountries('GST', 'CA 5').map((gst): StarterRate => ({ ...gst, shipping: 'goods' })),
  ...ofRegions('CA', 'HST', CANADA_HST, { shipping: 'goods' }),
  ...CANADA_ADDED.flatMap(([name, rates]) => ofRegions('CA', name, rates, { isAdded: true })),
  ...ofRegions('US', 'Sales tax', US_SALES_TAX, {}).map((rate): StarterRate => {
    return { ...rate, shipping: US_DELIVERY_TAXED.includes(rate.region) ? 'goods' : 'none' }
  }),
  ...CLOTHING.map((rate): StarterRate => ({ ...USUAL, ...rate })),
]

export type StarterGroup = { readonly id: 'eu' | 'others'; readonly countries: readonly string[] }

export const STARTER_GROUPS: readonly StarterGroup[] = [
  { id: 'eu', countries: EU_MEMBERS },
  { id: 'others', countries: ['AE', 'AU', 'CA', 'CH', 'GB', 'JP', 'KW', 'NG', 'NO', 'US'] },
]

export const STARTER_COUNTRIES: readonly string[] = STARTER_GROUPS.flatMap(({ countries }) => countries)

/** 'DE 19, FI 25.5' as codes with parts per million, exactly. */
function parse(rates: string): (readonly [code: string, rate: number])[] {
  return rates.split(', ').map((entry) => {
    const [code = '', percent = ''] = entry.split(' ')
    return [code, Math.round(Number(percent) * 10_000)]
  })
}
