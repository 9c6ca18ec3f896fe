import { expect, test } from 'vitest'
import { taxOn } from '#app/features/checkout/quote/tax.ts'
import { PRESET_TAXES } from '#app/features/taxes/preset-taxes.ts'

const byTable = { enable_tax: true, tax_rate: 0, taxes: PRESET_TAXES }

test.each([
  { country: 'US', minor: 5_006, tax: 400 }, // 400.48
  { country: 'US', minor: 5_007, tax: 401 }, // 400.56
  { country: 'US', minor: 5_000, tax: 400 },
  { country: 'CA', minor: 5_006, tax: 651 }, // 650.78
  { country: 'GB', minor: 5_006, tax: 1_001 }, // 1001.2
  { country: 'EU', minor: 5_006, tax: 951 }, // 951.14
  { country: 'EU', minor: 50, tax: 10 }, // 9.5 goes up
  { country: 'NG', minor: 5_006, tax: 0 },
  { country: 'toString', minor: 5_006, tax: 0 },
  { country: 'US', minor: 0, tax: 0 },
  { country: 'US', minor: 6, tax: 0 }, // 0.48
  { country: 'US', minor: 7, tax: 1 }, // 0.56
])('§9 $country charges $tax on $minor', ({ country, minor, tax }) => {
  expect(taxOn({ minor, currency: 'USD' }, country, byTable)).toEqual({ minor: tax, currency: 'USD' })
})

test.each(['US', 'EU', 'NG'])('§D a rate of the store replaces the table in %s', (country) => {
  expect(taxOn({ minor: 10_000, currency: 'NGN' }, country, { ...byTable, tax_rate: 75_000 }).minor).toBe(750)
})

test.each(['US', 'NG'])('§D without tax there is none in %s, whatever the rate', (country) => {
  expect(
    taxOn({ minor: 10_000, currency: 'USD' }, country, { ...byTable, enable_tax: false, tax_rate: 75_000 }).minor,
  ).toBe(0)
})
