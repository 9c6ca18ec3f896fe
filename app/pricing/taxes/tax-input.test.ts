import { expect, test } from 'vitest'
import { parseInput } from '#app/lib/form.ts'
import { rateInput, registrationInput, starterInput } from '#app/pricing/taxes/tax-input.ts'

const TODAY = '2026-11-23'
const rate = {
  country: 'GB',
  region: '',
  taxClass: 'standard',
  name: 'VAT',
  rate: '20',
  validFrom: '2027-01-01',
  version: '',
}

test.each([
  { typed: '20', ppm: 200_000 },
  { typed: ' 7.5 % ', ppm: 75_000 },
  { typed: '14.975', ppm: 149_750 },
  { typed: '7,5', ppm: 75_000 },
  { typed: '0', ppm: 0 },
  { typed: '100', ppm: 1_000_000 },
  { typed: '.5', ppm: 5_000 },
])('a rate of "$typed" is $ppm ppm', ({ typed, ppm }) => {
  const parsed = parseInput(rateInput(TODAY), { ...rate, rate: typed })
  expect(parsed.ok && parsed.value.rate).toBe(ppm)
})

test.each([
  { change: { rate: '' }, field: 'rate', message: 'Enter a rate from 0 to 100, with at most 4 decimals' },
  { change: { rate: '-1' }, field: 'rate', message: 'Enter a rate from 0 to 100, with at most 4 decimals' },
  { change: { rate: '101' }, field: 'rate', message: 'Enter a rate from 0 to 100, with at most 4 decimals' },
  {
    change: { rate: '7.12345' },
    field: 'rate',
    message: 'Enter a rate from 0 to 100, with at most 4 decimals',
  },
  { change: { rate: 'twenty' }, field: 'rate', message: 'Enter a rate from 0 to 100, with at most 4 decimals' },
  { change: { taxClass: 'zero' }, field: 'rate', message: 'The rate for the tax class Zero must be 0' },
  { change: { taxClass: 'luxury' }, field: 'taxClass', message: 'Choose a class' },
  { change: { country: '' }, field: 'country', message: 'Select a country' },
  { change: { country: 'XX' }, field: 'country', message: 'Select a country' },
  { change: { region: 'new york' }, field: 'region', message: 'Choose a state or region from the list' },
  { change: { name: ' ' }, field: 'name', message: 'Name is required' },
  { change: { name: 'x'.repeat(41) }, field: 'name', message: 'The name can have at most 40 characters' },
  { change: { validFrom: '' }, field: 'validFrom', message: 'Enter a date' },
  { change: { validFrom: '2027-02-30' }, field: 'validFrom', message: 'Enter a date' },
  { change: { validFrom: '2026-11-22' }, field: 'validFrom', message: 'Enter today or a later day' },
  { change: { validFrom: '2100-01-01' }, field: 'validFrom', message: 'Enter a day before the year 2100' },
])('$change shows an error beside $field', ({ change, field, message }) => {
  const parsed = parseInput(rateInput(TODAY), { ...rate, ...change })
  expect(parsed).toEqual({ ok: false, errors: { [field]: message } })
})

test('a rate can begin today, in any country or the EU', () => {
  for (const country of ['EU', 'DE', 'KW']) {
    expect(parseInput(rateInput(TODAY), { ...rate, country, validFrom: TODAY }).ok).toBe(true)
  }
})

test('rates and registrations can begin on any day before the year 2100', () => {
  const registration = { country: 'DE', region: '', number: '', version: '' }
  expect(parseInput(rateInput(TODAY), { ...rate, validFrom: '2099-12-31' }).ok).toBe(true)
  expect(parseInput(registrationInput, { ...registration, validFrom: '2099-12-31' }).ok).toBe(true)
  expect(parseInput(registrationInput, { ...registration, validFrom: '2100-01-01' }).ok).toBe(false)
})

test('a registration without a first day has always been valid', () => {
  const registration = { country: 'GB', region: '', number: '', validFrom: '', version: '' }
  expect(parseInput(registrationInput, registration)).toMatchObject({ value: { validFrom: '2000-01-01' } })
})

test('a registration can begin in the past', () => {
  const registration = { country: 'GB', region: '', number: '', validFrom: '2020-01-31', version: '' }
  expect(parseInput(registrationInput, registration).ok).toBe(true)
  expect(parseInput(registrationInput, { ...registration, validFrom: 'yesterday' })).toEqual({
    ok: false,
    errors: { validFrom: 'Enter a date' },
  })
})

test('a registration that was deleted in the meantime can be saved as a new registration', () => {
  const registration = { country: 'GB', region: '', number: '', validFrom: '2020-01-31', version: 'of the deleted one' }
  expect(parseInput(registrationInput, { ...registration, saveAsNew: 'yes' }).ok).toBe(true)
})

test('the starter table needs a selected country and rejects unknown countries', () => {
  expect(parseInput(starterInput, { country: ['DE', 'US'] }).ok).toBe(true)
  expect(parseInput(starterInput, { country: [] })).toEqual({
    ok: false,
    errors: { country: 'Choose at least one country' },
  })
  expect(parseInput(starterInput, { country: ['BR'] }).ok).toBe(false)
})
