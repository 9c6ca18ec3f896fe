import { expect, test } from 'vitest'
import { isReverseCharge, takesVatNumber } from '#app/pricing/taxes/reverse-charge.ts'
import { TAX_NUMBER_FORMATS } from '#app/pricing/taxes/tax-number-formats.ts'

function registeredIn(...countries: readonly string[]) {
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
  { seller: 'DE', buyer: 'XI', to: 'FR', is: true }, // for goods, Northern Ireland counts as of the EU
  { seller: 'DE', buyer: 'XI', to: 'DE', is: false },
  { seller: 'DE', buyer: 'XI', to: 'GB', is: false },
  { seller: 'NG', buyer: 'XI', to: 'FR', is: false },
])('reverse charge from $seller to a business of $buyer in $to: $is', ({ seller, buyer, to, is }) => {
  const number = TAX_NUMBER_FORMATS[buyer ?? '']?.example ?? ''
  expect(isReverseCharge(number, { country: to, region: '' }, registeredIn(seller))).toBe(is)
})

test('a country in which the store is registered too is none of another seller', () => {
  const settings = registeredIn('DE', 'FR')
  const ofFrance = TAX_NUMBER_FORMATS.FR?.example ?? ''
  expect(isReverseCharge(ofFrance, { country: 'FR', region: '' }, settings)).toBe(false)
  expect(isReverseCharge(ofFrance, { country: 'IT', region: '' }, settings)).toBe(false)
})

test('a number that cannot exist is none', () => {
  expect(isReverseCharge('FR00000000000', { country: 'FR', region: '' }, registeredIn('DE'))).toBe(false)
  expect(isReverseCharge('', { country: 'FR', region: '' }, registeredIn('DE'))).toBe(false)
})

const inForm = (addressForm: 'international' | 'country') => ({ market: { addressForm } })

test('the international address form has a VAT number where it can change the tax', () => {
  const takesIt = (country: string, settings = registeredIn('DE')) =>
    takesVatNumber({ country, region: '' }, { ...settings, ...inForm('international') })
  expect([takesIt('FR'), takesIt('EU')]).toEqual([true, true])
  expect([takesIt('DE'), takesIt('US'), takesIt('XI')]).toEqual([false, false, false])
  expect([
    takesIt('FR', registeredIn('EU', 'US')),
    takesIt('FR', { ...registeredIn('DE'), enable_tax: false }),
  ]).toEqual([false, false])
})

test.each([
  { registered: ['DE'], takes: ['DE', 'FR'], not: ['GB', 'CH', 'US'] },
  { registered: ['EU', 'US'], takes: ['DE', 'FR'], not: ['GB', 'US'] },
  { registered: ['GB', 'CH', 'NO'], takes: ['GB', 'CH', 'NO'], not: ['DE', 'US'] },
  { registered: ['NG', 'AU', 'US'], takes: [], not: ['NG', 'AU', 'US', 'DE'] }, // without VAT numbers
])('the forms of countries have one where the store is registered: $registered', ({ registered, takes, not }) => {
  const settings = { ...registeredIn(...registered), ...inForm('country') }
  const isTaken = (country: string) => takesVatNumber({ country, region: '' }, settings)
  expect([...takes, ...not].filter(isTaken)).toEqual(takes)
  expect(
    takes.filter((country) => takesVatNumber({ country, region: '' }, { ...settings, enable_tax: false })),
  ).toEqual([])
})
