import { EU_MEMBERS } from '#app/base/countries.ts'
import { type CurrencyCode, isCurrency } from '#app/base/currencies.ts'
import type { WeightUnit } from '#app/base/weight.ts'
import { zonesOf } from '#app/lib/zone-names.ts'
import { STARTER_RATES, type StarterRate } from '#app/pricing/starter-rates.ts'

/** When the currencies below were compiled. */
export const COUNTRY_CURRENCIES_DAY = '2026-11-23'

/** What prices are usually in, followed by the countries. */
const CURRENCIES: readonly string[] = [
  'AED AE, AFN AF, ALL AL, AMD AM, AOA AO, ARS AR, AUD AU CC CX HM KI NF NR TV, AWG AW, AZN AZ, BAM BA, BBD BB',
  'BDT BD, BHD BH, BIF BI, BMD BM, BND BN, BOB BO, BRL BR, BSD BS, BTN BT, BWP BW, BYN BY, BZD BZ, CAD CA, CDF CD',
  'CHF CH LI, CLP CL, CNY CN, COP CO, CRC CR, CUP CU, CVE CV, CZK CZ, DJF DJ, DKK DK FO GL, DOP DO, DZD DZ, EGP EG',
  'ERN ER, ETB ET',
  'EUR AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM TF VA YT',
  'FJD FJ, FKP FK GS, GBP GB GG IM JE, GEL GE, GHS GH, GIP GI, GMD GM, GNF GN, GTQ GT, GYD GY, HKD HK, HNL HN',
  'HTG HT, HUF HU, IDR ID, ILS IL PS, INR IN, IQD IQ, IRR IR, ISK IS, JMD JM, JOD JO, JPY JP, KES KE, KGS KG',
  'KHR KH, KMF KM, KPW KP, KRW KR, KWD KW, KYD KY, KZT KZ, LAK LA, LBP LB, LKR LK, LRD LR, LSL LS, LYD LY',
  'MAD EH MA, MDL MD, MGA MG, MKD MK, MMK MM, MNT MN, MOP MO, MRU MR, MUR MU, MVR MV, MWK MW, MXN MX, MYR MY',
  'MZN MZ, NAD NA, NGN NG, NIO NI, NOK BV NO SJ, NPR NP, NZD CK NU NZ PN TK, OMR OM, PAB PA, PEN PE, PGK PG, PHP PH',
  'PKR PK, PLN PL, PYG PY, QAR QA, RON RO, RSD RS, RUB RU, RWF RW, SAR SA, SBD SB, SCR SC, SDG SD, SEK SE, SGD SG',
  'SHP SH, SLE SL, SOS SO, SRD SR, SSP SS, STN ST, SYP SY, SZL SZ, THB TH, TJS TJ, TMT TM, TND TN, TOP TO, TRY TR',
  'TTD TT, TWD TW, TZS TZ, UAH UA, UGX UG, USD AQ AS BQ EC FM GU IO MH MP PR PW SV TC TL UM US VG VI, UYU UY',
  'UZS UZ, VES VE, VND VN, VUV VU, WST WS, XAF CF CG CM GA GQ TD, XCD AG AI DM GD KN LC MS VC, XCG CW SX',
  'XOF BF BJ CI GW ML NE SN TG, XPF NC PF WF, YER YE, ZAR ZA, ZMW ZM, ZWG ZW',
].flatMap((row) => row.split(', '))

const CURRENCY_OF: ReadonlyMap<string, CurrencyCode> = new Map(
  CURRENCIES.flatMap((entry) => {
    const [currency, ...countries] = entry.split(' ')
    return isCurrency(currency) ? countries.map((country) => [country, currency] as const) : []
  }),
)

/** Where most people live, in countries of several zones. */
const MAIN_ZONES: readonly string[] = [
  ...['America/Argentina/Buenos_Aires', 'Australia/Sydney', 'America/Sao_Paulo', 'America/Toronto', 'Africa/Kinshasa'],
  ...['America/Santiago', 'Asia/Shanghai', 'Asia/Nicosia', 'Europe/Berlin', 'America/Guayaquil', 'Europe/Madrid'],
  ...['America/Nuuk', 'Asia/Jakarta', 'Pacific/Tarawa', 'Asia/Almaty', 'Pacific/Majuro', 'Asia/Ulaanbaatar'],
  ...['America/Mexico_City', 'Asia/Kuala_Lumpur', 'Pacific/Auckland', 'Pacific/Tahiti', 'Pacific/Port_Moresby'],
  ...['Asia/Hebron', 'Europe/Lisbon', 'Europe/Moscow', 'Europe/Kyiv', 'America/New_York', 'Asia/Tashkent'],
  ...['Pacific/Pohnpei', 'Antarctica/McMurdo'],
]

/** Where shop prices do not contain the sales tax. */
const TAX_ADDED: readonly string[] = ['CA', 'US']

/** Where parcels are weighed in pounds. */
const POUNDS: readonly string[] = ['LR', 'MM', 'US']

/** What is usual in a country. A proposal: the owner confirms it. */
export type CountryDefaults = {
  readonly currency: CurrencyCode
  readonly timeZone: string
  readonly weightUnit: WeightUnit
  readonly taxIncluded: boolean
  /** The standard rate of the whole country; null if it is not known, or set by regions. */
  readonly standardRate: StarterRate | null
}

/** @throws for what is no country */
export function countryDefaults(country: string): CountryDefaults {
  const currency = CURRENCY_OF.get(country)
  if (!currency) throw new Error(`No currency is known for the country ${country}`)
  const zones = zonesOf(country)
  const rates = STARTER_RATES.filter((rate) => rate.country === country && rate.taxClass === 'standard')
  return {
    currency,
    timeZone: zones.find((zone) => MAIN_ZONES.includes(zone)) ?? zones[0] ?? 'UTC',
    weightUnit: POUNDS.includes(country) ? 'lb' : 'kg',
    taxIncluded: !TAX_ADDED.includes(country),
    standardRate: rates.some(({ region }) => region !== '') ? null : (rates[0] ?? null),
  }
}

/** Where Regulation (EU) 2023/988, Art. 19, requires the manufacturer of each product. */
export function requiresMaker(country: string): boolean {
  return EU_MEMBERS.includes(country)
}
