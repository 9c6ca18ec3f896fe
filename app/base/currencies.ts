/** Every active currency of ISO 4217 (2026), without funds and metals. In rows, which the formatter would break. */
export const CURRENCY_CODES = [
  ...['AED', 'AFN', 'ALL', 'AMD', 'AOA', 'ARS', 'AUD', 'AWG', 'AZN', 'BAM', 'BBD', 'BDT', 'BHD', 'BIF', 'BMD'],
  ...['BND', 'BOB', 'BRL', 'BSD', 'BTN', 'BWP', 'BYN', 'BZD', 'CAD', 'CDF', 'CHF', 'CLP', 'CNY', 'COP', 'CRC'],
  ...['CUP', 'CVE', 'CZK', 'DJF', 'DKK', 'DOP', 'DZD', 'EGP', 'ERN', 'ETB', 'EUR', 'FJD', 'FKP', 'GBP', 'GEL'],
  ...['GHS', 'GIP', 'GMD', 'GNF', 'GTQ', 'GYD', 'HKD', 'HNL', 'HTG', 'HUF', 'IDR', 'ILS', 'INR', 'IQD', 'IRR'],
  ...['ISK', 'JMD', 'JOD', 'JPY', 'KES', 'KGS', 'KHR', 'KMF', 'KPW', 'KRW', 'KWD', 'KYD', 'KZT', 'LAK', 'LBP'],
  ...['LKR', 'LRD', 'LSL', 'LYD', 'MAD', 'MDL', 'MGA', 'MKD', 'MMK', 'MNT', 'MOP', 'MRU', 'MUR', 'MVR', 'MWK'],
  ...['MXN', 'MYR', 'MZN', 'NAD', 'NGN', 'NIO', 'NOK', 'NPR', 'NZD', 'OMR', 'PAB', 'PEN', 'PGK', 'PHP', 'PKR'],
  ...['PLN', 'PYG', 'QAR', 'RON', 'RSD', 'RUB', 'RWF', 'SAR', 'SBD', 'SCR', 'SDG', 'SEK', 'SGD', 'SHP', 'SLE'],
  ...['SOS', 'SRD', 'SSP', 'STN', 'SVC', 'SYP', 'SZL', 'THB', 'TJS', 'TMT', 'TND', 'TOP', 'TRY', 'TTD', 'TWD'],
  ...['TZS', 'UAH', 'UGX', 'USD', 'UYU', 'UZS', 'VED', 'VES', 'VND', 'VUV', 'WST', 'XAF', 'XCD', 'XCG', 'XOF'],
  ...['XPF', 'YER', 'ZAR', 'ZMW', 'ZWG'],
] as const

export type CurrencyCode = (typeof CURRENCY_CODES)[number]

export function isCurrency(code: unknown): code is CurrencyCode {
  return CURRENCY_CODES.some((known) => known === code)
}

/** Those of the specification (§2 Admin settings). */
const FIRST: readonly CurrencyCode[] = ['NGN', 'USD', 'GBP', 'EUR']

/** In the order of a choice. */
export const currencyChoices: readonly CurrencyCode[] = [
  ...FIRST,
  ...CURRENCY_CODES.filter((code) => !FIRST.includes(code)),
]
