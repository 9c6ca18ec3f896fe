import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { buildAddressForm } from '#app/base/address/address-form.ts'
import { getAddressFormat } from '#app/base/address/address-format.ts'
import { createAddressFields, createCountryCheck, getAddressInput } from '#app/base/address.server.ts'
import { COUNTRY_CODES } from '#app/base/country-codes.ts'
import { getFormRules } from '#app/base/entered-address.ts'
import { createAddressRules } from '#app/base/market-addresses.ts'
import { parseInput } from '#app/lib/form.ts'
import { TEST_RULES } from '#tests/support/markets.ts'

const BY_COUNTRY = createAddressRules({ addressForm: 'country', countries: ['NG', 'US', 'EU'] }, 'NG')

const lagos = {
  first_name: 'Ada',
  last_name: 'Obi',
  address_line1: '5 Marina Road',
  address_line2: '',
  city: 'Lagos',
  state: '',
  postal_code: '',
  country: 'NG',
  phone: '+234 1 555 0100',
}
const springfield = { ...lagos, city: 'Springfield', state: 'oregon', postal_code: '974771234', country: 'US' }

test('the international form offers the given countries, including groups, and requires a state and postal code', () => {
  expect(TEST_RULES.countries).toEqual(['US', 'CA', 'GB', 'EU'])
  expect(parseInput(getAddressInput(TEST_RULES), { ...lagos, country: 'EU' })).toEqual({
    ok: false,
    errors: { state: 'State or province is required', postal_code: 'Postal code is required' },
  })
  expect(parseInput(getAddressInput(TEST_RULES), springfield)).toEqual({ ok: true, value: springfield })
})

test('a country’s form offers the members of a country group, sorted by name', () => {
  const choices = BY_COUNTRY.countries
  expect(choices).toHaveLength(29)
  expect(choices[0]).toBe('AT')
  expect(choices).not.toContain('EU')
})

test('each country has its own rules, and the address is stored in the country’s format', () => {
  const input = getAddressInput(BY_COUNTRY)
  expect(parseInput(input, lagos)).toEqual({ ok: true, value: lagos })
  expect(parseInput(input, springfield)).toMatchObject({ ok: true, value: { state: 'OR', postal_code: '97477-1234' } })
  expect(parseInput(input, { ...springfield, state: '', postal_code: 'x' })).toEqual({
    ok: false,
    errors: { state: 'State is required', postal_code: 'ZIP code must look like 95014' },
  })
  expect(parseInput(input, { ...lagos, first_name: ' ', country: 'EU' })).toEqual({
    ok: false,
    errors: { country: 'Please choose a country' },
  })
  expect(parseInput(input, { ...lagos, city: '4242 4242 4242 4242' })).toMatchObject({
    errors: { city: expect.stringContaining('card number') },
  })
})

test.each(
  [
    'first_name',
    'last_name',
    'company',
    'address_line1',
    'address_line2',
    'city',
    'state',
    'postal_code',
    'phone',
  ].flatMap((field) => [BY_COUNTRY, TEST_RULES].map((rules) => ({ field, rules, form: rules.form }))),
)('the $form form rejects a web address in $field, because the field appears in emails', ({ field, rules }) => {
  const sentAddress = { ...springfield, country: 'US', [field]: 'www.win.example' }
  const { errors } = { errors: {}, ...parseInput(getAddressInput(rules), sentAddress) }
  expect(errors).toMatchObject({ [field]: expect.any(String) })
})

test('a company is optional and is stored if it is entered', () => {
  const input = getAddressInput(BY_COUNTRY)
  const company = 'Obi & Daughters'
  expect(parseInput(input, { ...lagos, company: ` ${company} ` })).toEqual({ ok: true, value: { ...lagos, company } })
  expect(parseInput(input, { ...lagos, company: ' ' })).toEqual({ ok: true, value: lagos })
  expect(parseInput(input, { ...lagos, company: 'x'.repeat(201) })).toMatchObject({
    errors: { company: 'Company can have at most 200 characters' },
  })
  expect(parseInput(input, { ...lagos, company: '4242 4242 4242 4242' })).toMatchObject({
    errors: { company: expect.stringContaining('card number') },
  })
})

test('the international form does not store a company', () => {
  const typed = { ...springfield, company: 'Obi & Daughters' }
  expect(parseInput(getAddressInput(TEST_RULES), typed)).toEqual({ ok: true, value: springfield })
})

test('errors in a nested address are keyed by the path of their field', () => {
  const order = z.strictObject({ address: getAddressInput(BY_COUNTRY) })
  expect(parseInput(order, { address: { ...lagos, city: '' } })).toEqual({
    ok: false,
    errors: { 'address.city': 'City is required' },
  })
})

test('an address without a country field follows the rules of the given country', () => {
  const { country: _, ...fields } = createAddressFields(BY_COUNTRY)
  const { country: _country, ...typed } = springfield
  const input = z.strictObject({ version: z.string(), ...fields }).check(createCountryCheck(BY_COUNTRY, 'US'))
  expect(parseInput(input, { version: '1', ...typed })).toEqual({
    ok: true,
    value: { version: '1', ...typed, state: 'OR', postal_code: '97477-1234' },
  })
  expect(parseInput(input, { version: '1', ...springfield }).ok).toBe(false)
})

/** Returns the fields that a browser sends for a country's form, with the required fields filled in. */
function fillForm(country: string): Record<string, string> {
  const example = getAddressFormat(country).examples?.split(',')[0]
  return Object.fromEntries(
    buildAddressForm(country)
      .flat()
      .map(({ name, required, options }) => {
        if (name === 'country') return [name, country]
        if (!required) return [name, '']
        if (options) return [name, options.at(-1)?.value ?? '']
        return [name, name === 'postal_code' ? (example ?? '1000') : 'Ada']
      }),
  )
}

test.each(COUNTRY_CODES)(
  'the form for %s is accepted from staff and from shoppers if its required fields are filled in',
  (code) => {
    const rules = getFormRules('country', [code])
    const staff = z
      .strictObject({ version: z.string(), ...createAddressFields(rules) })
      .check(createCountryCheck(rules))
    const { country: _, ...correctable } = createAddressFields(rules)
    const shopper = z.strictObject({ version: z.string(), ...correctable }).check(createCountryCheck(rules, code))
    const { country, ...typed } = fillForm(code)
    const complete = { city: expect.any(String), state: expect.any(String), postal_code: expect.any(String) }
    const [saved, corrected] = [
      parseInput(staff, { version: '1', country, ...typed }),
      parseInput(shopper, { version: '1', ...typed }),
    ]
    expect(saved).toMatchObject({ ok: true, value: { ...complete, country: code } })
    expect(corrected).toMatchObject({ ok: true, value: complete })
    const required = buildAddressForm(code)
      .flat()
      .flatMap(({ name, required }) => (required && name !== 'country' ? [name] : []))
    const blank = Object.fromEntries(Object.keys(typed).map((name) => [name, '']))
    const rejection = parseInput(shopper, { version: '1', ...blank })
    expect(rejection.ok ? [] : Object.keys(rejection.errors).toSorted()).toEqual(required.toSorted())
  },
)

test('after the country changes, fields that the new country lacks are cleared and its required fields are checked', () => {
  const rules = getFormRules('country', [])
  const { state: _, ...german } = fillForm('DE')
  const result = parseInput(getAddressInput(rules), { ...german, state: 'OR' })
  expect(result).toMatchObject({ ok: true, value: { country: 'DE', state: '' } })
  expect(parseInput(getAddressInput(rules), { ...german, country: 'JP', postal_code: '154-0023' })).toEqual({
    ok: false,
    errors: { state: 'Prefecture is required' },
  })
})

test('the international form reports missing fields', () => {
  const { state: _, ...typed } = springfield
  expect(parseInput(getAddressInput(TEST_RULES), typed)).toEqual({
    ok: false,
    errors: { state: 'State or province is required' },
  })
})
