import { expect, test } from 'vitest'
import { EU_MEMBERS } from '#app/base/countries.ts'
import { TAX_NUMBER_FORMATS } from '#app/pricing/taxes/tax-number-formats.ts'
import { acceptsVatNumber, checkVatNumber, isReverseCharge } from '#app/pricing/vat-number.ts'

const checkNumber = (typed: string, country?: string) => {
  const check = checkVatNumber(typed, country)
  return check.ok ? `${check.country} ${check.number}` : check.message
}

test('the number formats of all EU members, Northern Ireland, Great Britain, Switzerland, Norway, Australia and Nigeria are known', () => {
  const knownCountries = [...EU_MEMBERS, 'XI', 'GB', 'CH', 'NO', 'AU', 'NG']
  expect(Object.keys(TAX_NUMBER_FORMATS).sort()).toEqual(knownCountries.sort())
})

test.each(Object.entries(TAX_NUMBER_FORMATS))('the example of %s is a valid number', (country, { example }) => {
  expect(checkVatNumber(example, country)).toMatchObject({ ok: true, country })
})

// Numbers that companies publish, numbers from the documentation of the formats, and a computed one
test.each([
  'ATU13585627',
  'BE0403019261',
  'BG175074752',
  'BG831919536', // begins with 8
  'BG126386813', // computed, with the second weights
  'BG138661260',
  'BG7523169263', // a citizen
  'BG8032056031',
  'BG7111042925', // a foreigner
  'CY10259033P',
  'CZ25123891',
  'CZ7103192745', // a person
  'CZ640903926', // a person without a birth number
  'CZ682127228',
  'DE136695976',
  'DK13585628',
  'EE100931558',
  'EL094259216',
  'ESB58378431',
  'ESX2482300W',
  'ES54362315K',
  'FI20774740',
  'FR40303265045',
  'FR23334175221',
  'FRK7399859412',
  'HR33392005961',
  'HU12892312',
  'IE6433435F',
  'IE6433435OA',
  'IE8D79739I', // the old format
  'IE8+79739I',
  'IT00743110157',
  'LT119511515',
  'LT100001919017',
  'LU15027442',
  'LV40003521600',
  'LV16117519997',
  'LV32580000000', // a personal code since 2017
  'MT11679112',
  'NL004495445B01',
  'NL002455799B11', // a person
  'PL8567346215',
  'PT501964843',
  'RO18547290',
  'SE556188840401',
  'SI50223054',
  'SK2022749619',
  'GB980780684',
  'GB340804329',
  'GBGD001',
  'XI980780684',
  'CHE100155212MWST',
  'CHE100155212TVA',
  'CHE100155212IVA',
  'NO995525828MVA',
])('%s is valid and stored unchanged', (number) => {
  expect(checkVatNumber(number)).toMatchObject({ ok: true, number })
})

test.each([
  { typed: 'de 136.695.976', number: 'DE DE136695976' },
  { typed: ' DE-136 695 976 ', number: 'DE DE136695976' },
  { typed: 'ＤＥ１３６６９５９７６', number: 'DE DE136695976' },
  { typed: '136695976', country: 'DE', number: 'DE DE136695976' },
  { typed: 'ATU13585627', country: 'DE', number: 'AT ATU13585627' }, // a company from another country
  { typed: 'GR 094259216', number: 'GR EL094259216' },
  { typed: '94259216', country: 'GR', number: 'GR EL094259216' },
  { typed: 'NL4495445B01', number: 'NL NL004495445B01' },
  { typed: 'BE 403.019.261', number: 'BE BE0403019261' },
  { typed: 'CHE-100.155.212 MWST', number: 'CH CHE100155212MWST' },
  { typed: '995 525 828 MVA', number: 'NO NO995525828MVA' },
  { typed: '51 824 753 556', country: 'AU', number: 'AU 51824753556' },
  { typed: '12345678-0001', country: 'NG', number: 'NG 12345678-0001' },
  { typed: '123456780001', country: 'NG', number: 'NG 12345678-0001' },
  { typed: '1234567890', country: 'NG', number: 'NG 1234567890' },
  { typed: '2345678901234', country: 'NG', number: 'NG 2345678901234' },
])('"$typed" ($country) is stored as $number', ({ typed, country, number }) => {
  expect(checkNumber(typed, country)).toBe(number)
})

test.each([
  { typed: '', message: 'Please enter the VAT number with its country letters, such as DE136695976' },
  { typed: '136695976', message: 'Please enter the VAT number with its country letters, such as DE136695976' },
  { typed: 'US123456789', message: 'No VAT number starts with US' },
  { typed: 'DE13669597', message: 'The VAT number (Germany) must look like DE136695976' },
  { typed: 'DE13669597X', message: 'The VAT number (Germany) must look like DE136695976' },
  { typed: 'EL12', message: 'The VAT number (Greece) must look like EL094259216' },
  { typed: 'XI12345', message: 'The VAT number (Northern Ireland) must look like XI980780684' },
  { typed: 'CHE-100.155.212', message: 'The VAT number (Switzerland) must look like CHE-100.155.212 MWST' },
  { typed: '995525828', country: 'NO', message: 'The VAT number (Norway) must look like NO995525828MVA' },
  { typed: '123', country: 'NG', message: 'The TIN (Nigeria) must look like 12345678-0001' },
  { typed: 'DE136695975', message: 'DE136695975 is not valid. Please check it for typing errors.' },
  {
    typed: '51824753557',
    country: 'AU',
    message: '51824753557 is not valid. Please check it for typing errors.',
  },
])('"$typed" ($country) is rejected: $message', ({ typed, country, message }) => {
  expect(checkNumber(typed, country)).toBe(message)
})

const withCheckDigit = Object.entries(TAX_NUMBER_FORMATS).filter(([country]) => country !== 'NG')

test.each(withCheckDigit)('a mistyped digit in a number from %s is detected', (country, { example }) => {
  const text = example.replaceAll(/[^A-Z0-9]/g, '')
  const checked = country === 'NL' ? text.slice(0, -3) : text // 'B01' has no check digit
  const digits = [...checked.matchAll(/\d/g)].map(({ index }) => index)
  const mistypedNumbers = digits.map((at) => `${text.slice(0, at)}${(Number(text[at]) + 1) % 10}${text.slice(at + 1)}`)
  expect(mistypedNumbers.filter((number) => checkVatNumber(number, country).ok)).toEqual([])
})

function createTaxSettings(...countries: readonly string[]) {
  const registrations = countries.map((country) => ({ country, region: '' }))
  return { enable_tax: true, tax_rate: 0, taxes: { rates: [], registrations } }
}

test.each([
  { seller: 'DE', buyer: 'FR', to: 'FR', is: true },
  { seller: 'DE', buyer: 'FR', to: 'EU', is: true },
  { seller: 'DE', buyer: 'FR', to: 'NL', is: true },
  { seller: 'DE', buyer: 'DE', to: 'DE', is: false },
  { seller: 'DE', buyer: 'FR', to: 'DE', is: false }, // the goods stay in the seller's country
  { seller: 'DE', buyer: 'DE', to: 'FR', is: false },
  { seller: 'DE', buyer: null, to: 'FR', is: false },
  { seller: 'DE', buyer: 'GB', to: 'GB', is: false }, // an export
  { seller: 'NG', buyer: 'FR', to: 'FR', is: false },
  { seller: 'DE', buyer: 'XI', to: 'FR', is: true }, // for goods, Northern Ireland counts as part of the EU
  { seller: 'DE', buyer: 'XI', to: 'DE', is: false },
  { seller: 'DE', buyer: 'XI', to: 'GB', is: false },
  { seller: 'NG', buyer: 'XI', to: 'FR', is: false },
])(
  'a store in $seller that sends goods to $to for a business registered in $buyer uses the reverse charge: $is',
  ({ seller, buyer, to, is }) => {
    const number = TAX_NUMBER_FORMATS[buyer ?? '']?.example ?? ''
    expect(isReverseCharge(number, { country: to, region: '' }, createTaxSettings(seller))).toBe(is)
  },
)

test('there is no reverse charge for a business from a country where the store is also registered', () => {
  const settings = createTaxSettings('DE', 'FR')
  const frenchNumber = TAX_NUMBER_FORMATS.FR?.example ?? ''
  expect(isReverseCharge(frenchNumber, { country: 'FR', region: '' }, settings)).toBe(false)
  expect(isReverseCharge(frenchNumber, { country: 'IT', region: '' }, settings)).toBe(false)
})

test('an invalid number causes no reverse charge', () => {
  expect(isReverseCharge('FR00000000000', { country: 'FR', region: '' }, createTaxSettings('DE'))).toBe(false)
  expect(isReverseCharge('', { country: 'FR', region: '' }, createTaxSettings('DE'))).toBe(false)
})

const withForm = (addressForm: 'international' | 'country') => ({ market: { addressForm } })

test('the international address form has a VAT number field where the number can change the tax', () => {
  const hasField = (country: string, settings = createTaxSettings('DE')) =>
    acceptsVatNumber({ country, region: '' }, { ...settings, ...withForm('international') })
  expect([hasField('FR'), hasField('EU')]).toEqual([true, true])
  expect([hasField('DE'), hasField('US'), hasField('XI')]).toEqual([false, false, false])
  expect([
    hasField('FR', createTaxSettings('EU', 'US')),
    hasField('FR', { ...createTaxSettings('DE'), enable_tax: false }),
  ]).toEqual([false, false])
})

test.each([
  { registered: ['DE'], withField: ['DE', 'FR'], without: ['GB', 'CH', 'US'] },
  { registered: ['EU', 'US'], withField: ['DE', 'FR'], without: ['GB', 'US'] },
  { registered: ['GB', 'CH', 'NO'], withField: ['GB', 'CH', 'NO'], without: ['DE', 'US'] },
  { registered: ['NG', 'AU', 'US'], withField: [], without: ['NG', 'AU', 'US', 'DE'] },
])(
  'a store registered in $registered has country-specific forms with a VAT number field only for $withField',
  ({ registered, withField, without }) => {
    const settings = { ...createTaxSettings(...registered), ...withForm('country') }
    const hasField = (country: string) => acceptsVatNumber({ country, region: '' }, settings)
    expect([...withField, ...without].filter(hasField)).toEqual(withField)
    expect(
      withField.filter((country) => acceptsVatNumber({ country, region: '' }, { ...settings, enable_tax: false })),
    ).toEqual([])
  },
)
