import { countryName, EU_MEMBERS } from '#app/base/countries.ts'
import { findRegion, listRegions } from '#app/base/regions.ts'

/** A country (ISO 3166-1, or the group 'EU') or one of its regions (ISO 3166-2, without the country); '' is all of it. */
export type TaxPlace = { readonly country: string; readonly region: string }

/** Where goods go (`destinationOfAddress`). */
export type TaxDestination = TaxPlace & {
  /** Another country whose taxes apply as well, and whose registrations count: FR for Monaco. */
  readonly taxedAs?: string
  /** The taxes of its country do not apply; only those of exactly this region, if the store is registered in it. */
  readonly isOutside?: boolean
}

/** In the EU for goods, and taxed at the rates of the United Kingdom. */
export function isNorthernIreland({ country, region }: TaxPlace): boolean {
  return country === 'GB' && region === 'NIR'
}

/** A part of the world whose taxes are not those of the country that an address names. */
type Territory = {
  readonly name: string
  /** As an address names it: the whole country, or only these regions and postal codes of it. */
  readonly country: string
  readonly regions?: readonly string[]
  /** Of the code in capitals, without spaces and hyphens. */
  readonly postalCodes?: RegExp
  /**
   * `as`: the taxes of another country apply, whose registrations count. `in`: the address belongs to this country, or to
   * this region of its own. 'outside': outside of the country's tax; only that of a registration in exactly this region
   * applies.
   */
  readonly tax: { readonly as: string } | { readonly in: string } | { readonly region: string } | 'outside'
  /** Where the rule comes from. */
  readonly source: string
}

const VAT = 'Directive 2006/112/EC'
const UK = 'Value Added Tax Act 1994 and Isle of Man Act 1979'

/** Compiled on 27 November 2026. Islands with a country code of their own are listed only where an address can name their country. */
const TERRITORIES: readonly Territory[] = [
  // Taxed as another country
  { name: 'Monaco', country: 'MC', tax: { as: 'FR' }, source: `${VAT}, article 7(1)` },
  { name: 'Isle of Man', country: 'IM', tax: { as: 'GB' }, source: `${VAT}, article 7(1); ${UK}` },
  {
    name: 'Akrotiri and Dhekelia', // an address that names Cyprus is taxed there already
    country: 'GB',
    postalCodes: /^BFPO5[78]$/,
    tax: { in: 'CY' },
    source: `${VAT}, article 7(1)`,
  },
  { name: 'Liechtenstein', country: 'LI', tax: { as: 'CH' }, source: 'Agreement on VAT of 28 October 1994' },
  { name: 'Büsingen', country: 'DE', postalCodes: /^78266$/, tax: { in: 'CH' }, source: `${VAT}, article 6(2)(b)` },
  // In the EU for goods, and taxed at the rates of the United Kingdom
  {
    name: 'Northern Ireland',
    country: 'GB',
    postalCodes: /^BT\d/,
    tax: { region: 'NIR' },
    source: 'Protocol on Ireland/Northern Ireland, article 8; Directive (EU) 2020/1756',
  },
  // Outside of the VAT of their country
  {
    name: 'Canary Islands (Las Palmas)',
    country: 'ES',
    regions: ['GC'],
    postalCodes: /^35\d{3}$/,
    tax: { region: 'GC' },
    source: `${VAT}, article 6(1)(b)`,
  },
  {
    name: 'Canary Islands (Santa Cruz de Tenerife)',
    country: 'ES',
    regions: ['TF'],
    postalCodes: /^38\d{3}$/,
    tax: { region: 'TF' },
    source: `${VAT}, article 6(1)(b)`,
  },
  {
    name: 'Ceuta',
    country: 'ES',
    regions: ['CE'],
    postalCodes: /^51\d{3}$/,
    tax: { region: 'CE' },
    source: `${VAT}, article 6(2)(c)`,
  },
  {
    name: 'Melilla',
    country: 'ES',
    regions: ['ML'],
    postalCodes: /^52\d{3}$/,
    tax: { region: 'ML' },
    source: `${VAT}, article 6(2)(d)`,
  },
  { name: 'Helgoland', country: 'DE', postalCodes: /^27498$/, tax: 'outside', source: `${VAT}, article 6(2)(a)` },
  { name: 'Livigno', country: 'IT', postalCodes: /^23041$/, tax: 'outside', source: `${VAT}, article 6(2)(e)` },
  {
    name: "Campione d'Italia",
    country: 'IT',
    postalCodes: /^2206[01]$/,
    tax: 'outside',
    source: `${VAT}, article 6(1)(f), as amended by Directive (EU) 2019/475`,
  },
  { name: 'Mount Athos', country: 'GR', postalCodes: /^6308[67]$/, tax: 'outside', source: `${VAT}, article 6(1)(a)` },
  { name: 'Åland', country: 'FI', postalCodes: /^22\d{3}$/, tax: { in: 'AX' }, source: `${VAT}, article 6(1)(c)` },
  ...french('article 6(1)(c)', [
    ['Saint-Martin', /^97150$/, 'MF'],
    ['Guadeloupe', /^971(?!33|50)\d{2}$/, 'GP'],
    ['Martinique', /^972\d{2}$/, 'MQ'],
    ['French Guiana', /^973\d{2}$/, 'GF'],
    ['Réunion', /^974\d{2}$/, 'RE'],
    ['Mayotte', /^976\d{2}$/, 'YT'],
  ]),
  ...french('article 5(2), as overseas territories', [
    ['Saint-Barthélemy', /^97133$/, 'BL'],
    ['Saint Pierre and Miquelon', /^975\d{2}$/, 'PM'],
    ['French Southern Territories', /^984\d{2}$/, 'TF'],
    ['Wallis and Futuna', /^986\d{2}$/, 'WF'],
    ['French Polynesia', /^987\d{2}$/, 'PF'],
    ['New Caledonia', /^988\d{2}$/, 'NC'],
  ]),
  { name: 'Vatican City', country: 'IT', postalCodes: /^00120$/, tax: { in: 'VA' }, source: `${VAT}, article 5(2)` },
  { name: 'San Marino', country: 'IT', postalCodes: /^4789\d$/, tax: { in: 'SM' }, source: `${VAT}, article 5(2)` },
  { name: 'Greenland', country: 'DK', postalCodes: /^39\d{2}$/, tax: { in: 'GL' }, source: 'Momsloven, § 2' },
  { name: 'Jersey', country: 'GB', postalCodes: /^JE\d/, tax: { in: 'JE' }, source: 'Value Added Tax Act 1994, s. 96' },
  {
    name: 'Guernsey',
    country: 'GB',
    postalCodes: /^GY\d/,
    tax: { in: 'GG' },
    source: 'Value Added Tax Act 1994, s. 96',
  },
  { name: 'Gibraltar', country: 'GB', postalCodes: /^GX11/, tax: { in: 'GI' }, source: `${VAT}, article 5(2)` },
  {
    name: 'Svalbard',
    country: 'NO',
    postalCodes: /^(917\d|8099)$/,
    tax: { in: 'SJ' },
    source: 'Merverdiavgiftsloven, § 1-2',
  },
  { name: 'Norfolk Island', country: 'AU', postalCodes: /^2899$/, tax: { in: 'NF' }, source: 'GST Act 1999, s. 195-1' },
  {
    name: 'Christmas Island',
    country: 'AU',
    postalCodes: /^6798$/,
    tax: { in: 'CX' },
    source: 'GST Act 1999, s. 195-1',
  },
  { name: 'Cocos Islands', country: 'AU', postalCodes: /^6799$/, tax: { in: 'CC' }, source: 'GST Act 1999, s. 195-1' },
]

function french(article: string, rows: readonly (readonly [name: string, postalCodes: RegExp, code: string])[]) {
  return rows.map(([name, postalCodes, code]): Territory => {
    return { name, country: 'FR', postalCodes, tax: { in: code }, source: `${VAT}, ${article}` }
  })
}

type PlacedAddress = { readonly country: string; readonly region?: string; readonly postalCode?: string }

/** Whose taxes apply to an address, whose region is written in any way; region and postal code may not be known yet. */
export function destinationOfAddress({ country, region = '', postalCode = '' }: PlacedAddress): TaxDestination {
  const code = findRegion(country, region)?.code ?? ''
  const bare = postalCode.replace(/[\s-]/g, '').toUpperCase()
  const territory = TERRITORIES.find(
    (one) =>
      one.country === country &&
      (one.regions?.includes(code) || one.postalCodes?.test(bare) || (!one.regions && !one.postalCodes)),
  )
  if (!territory) return { country, region: code }
  const { tax } = territory
  if (tax === 'outside') return { country, region: '', isOutside: true }
  if ('as' in tax) return { country, region: code, taxedAs: tax.as }
  if ('in' in tax) return { country: tax.in, region: '' }
  return tax.region === 'NIR' ? { country, region: tax.region } : { country, region: tax.region, isOutside: true }
}

/** Whether the postal code of an address can change whose taxes apply. */
export function hasTerritories(country: string): boolean {
  return TERRITORIES.some((one) => one.country === country && one.postalCodes !== undefined)
}

/** Goods to the destination leave the places where the store is registered, of which the EU is one. */
export function isExport(destination: TaxDestination, registrations: readonly TaxPlace[]): boolean {
  const { country, region, isOutside } = destination
  if (registrations.length === 0) return false
  if (isOutside) return !registrations.some((one) => one.country === country && one.region === region && region !== '')
  const areas = listAreas(destination)
  return !registrations.some((one) => areas.includes(getArea(one.country)))
}

/** Northern Ireland is in two areas. */
function listAreas(destination: TaxDestination): readonly string[] {
  const { country, taxedAs = country } = destination
  return [getArea(country), getArea(taxedAs), ...(isNorthernIreland(destination) ? ['EU'] : [])]
}

/** Puerto Rico is within the customs territory of the United States. */
const OF_AREA: Readonly<Record<string, string>> = { PR: 'US' }

function getArea(country: string): string {
  return EU_MEMBERS.includes(country) ? 'EU' : (OF_AREA[country] ?? country)
}

/**
 * The member state of the EU into whose VAT area goods go: its code, 'EU' for the group, or XI for Northern Ireland.
 * Null for other destinations.
 */
export function findMemberState(destination: TaxDestination): string | null {
  const { country, taxedAs = country, isOutside } = destination
  if (isOutside) return null
  if (isNorthernIreland(destination)) return 'XI'
  return taxedAs === 'EU' || EU_MEMBERS.includes(taxedAs) ? taxedAs : null
}

/** 'Ontario, Canada' or 'Germany' */
export function placeName({ country, region }: TaxPlace): string {
  return region === '' ? countryName(country) : `${regionName({ country, region })}, ${countryName(country)}`
}

/** 'Ontario'; a code that is in no list is returned unchanged. */
export function regionName({ country, region }: TaxPlace): string {
  return listRegions(country).find(({ code }) => code === region)?.name ?? region
}
