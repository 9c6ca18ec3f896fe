import { expect, test } from 'vitest'
import { checkAddress } from '#app/base/address/check-address.ts'
import { type Address, BLANK_ADDRESS } from '#app/base/address.ts'
import { COUNTRY_CODES } from '#app/base/country-codes.ts'

const person = { first_name: 'Ada', last_name: 'Obi', address_line1: '1 Palm Street', phone: '+234 1 555 0100' }
const fillAddress = (fields: Partial<Address>): Address => ({ ...BLANK_ADDRESS, ...person, ...fields })
const getErrors = (country: string, fields: Partial<Address>) => checkAddress(fillAddress(fields), country).errors

test('a phone number is required unless the store makes it optional', () => {
  const withoutPhone = fillAddress({ phone: '', city: 'Ikeja', state: 'Lagos' })
  expect(checkAddress(withoutPhone, 'NG').errors).toHaveProperty('phone')
  expect(checkAddress(withoutPhone, 'NG', [], true).errors).not.toHaveProperty('phone')
})

test.each([
  { country: 'GB', fields: { city: 'London', postal_code: 'sw1a1aa' }, stored: { postal_code: 'SW1A 1AA', state: '' } },
  {
    country: 'CA',
    fields: { city: 'Ottawa', state: 'ontario', postal_code: 'k1a0b1' },
    stored: { state: 'ON', postal_code: 'K1A 0B1' },
  },
  {
    country: 'US',
    fields: { city: 'Springfield', state: 'Oregon', postal_code: '97477' },
    stored: { state: 'OR', postal_code: '97477' },
  },
  { country: 'NG', fields: { city: 'Lagos' }, stored: { state: '', postal_code: '' } },
  { country: 'NG', fields: { city: 'Ikeja', state: 'Lagos State' }, stored: { state: 'Lagos' } },
  {
    country: 'AE',
    fields: { city: 'Dubai', state: 'Dubai', postal_code: '00000' },
    stored: { city: '', state: 'Dubai', postal_code: '' },
  },
  { country: 'SG', fields: { postal_code: '238 823' }, stored: { postal_code: '238823', city: '', state: '' } },
  { country: 'GH', fields: { city: 'Accra', postal_code: 'GA-100' }, stored: { city: 'Accra', postal_code: '' } },
])('an address in $country is stored as $stored', ({ country, fields, stored }) => {
  const { address, errors } = checkAddress(fillAddress(fields), country)
  expect(errors).toEqual({})
  expect(address).toMatchObject({ ...person, country, ...stored })
})

test.each([
  {
    country: 'US',
    fields: {},
    errors: { city: 'City is required', state: 'State is required', postal_code: 'ZIP code is required' },
  },
  {
    country: 'US',
    fields: { city: 'Springfield', state: 'Ontario', postal_code: '9747' },
    errors: {
      state: 'Please choose your state from the list',
      postal_code: 'ZIP code must look like 95014',
    },
  },
  {
    country: 'GB',
    fields: { city: 'London', postal_code: '12345' },
    errors: { postal_code: 'Postcode must look like EC1Y 8SY' },
  },
  {
    country: 'IE',
    fields: { city: 'Dublin', postal_code: 'D2' },
    errors: { postal_code: 'Eircode must look like A65 F4E2' },
  },
  { country: 'AE', fields: {}, errors: { state: 'Emirate is required' } },
  {
    country: 'NG',
    fields: { first_name: '', last_name: '', address_line1: '', phone: '' },
    errors: {
      first_name: 'First name is required',
      last_name: 'Last name is required',
      address_line1: 'Address line 1 is required',
      phone: 'Phone is required',
      city: 'City is required',
    },
  },
])('$country: $fields is rejected with $errors', ({ country, fields, errors }) => {
  expect(getErrors(country, fields)).toEqual(errors)
})

test('a checked address passes a second check unchanged in every country', () => {
  const samples: Partial<Address>[] = [
    { city: 'Town', state: 'A', postal_code: '12345' },
    { city: 'Town', state: '01', postal_code: 'AB1 2CD' },
    {},
  ]
  for (const country of COUNTRY_CODES) {
    for (const sample of samples) {
      const first = checkAddress(fillAddress(sample), country)
      expect(checkAddress(first.address, country)).toEqual(first)
    }
  }
})
