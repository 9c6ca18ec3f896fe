import { expect, test } from 'vitest'
import { formatLocalLines } from '#app/base/address/print-address.ts'
import { type Address, BLANK_ADDRESS } from '#app/base/address.ts'
import { COUNTRY_CODES } from '#app/base/country-codes.ts'

const fillAddress = (fields: Partial<Address>): Address => ({
  ...BLANK_ADDRESS,
  first_name: 'Ada',
  last_name: 'Obi',
  ...fields,
})

test.each<{ fields: Partial<Address>; lines: string[] }>([
  {
    fields: {
      country: 'US',
      address_line1: '1 Palm Street',
      address_line2: 'Apt 4',
      city: 'Springfield',
      state: 'OR',
      postal_code: '97477',
    },
    lines: ['1 Palm Street', 'Apt 4', 'SPRINGFIELD, OR 97477', 'UNITED STATES'],
  },
  {
    fields: {
      country: 'US',
      address_line1: '1 Palm Street',
      city: 'Springfield',
      state: 'Oregon',
      postal_code: '97477',
    },
    lines: ['1 Palm Street', 'SPRINGFIELD, OR 97477', 'UNITED STATES'],
  },
  {
    fields: { country: 'GB', address_line1: '10 Downing Street', city: 'London', postal_code: 'SW1A 2AA' },
    lines: ['10 Downing Street', 'LONDON', 'SW1A 2AA', 'UNITED KINGDOM'],
  },
  {
    fields: { country: 'DE', address_line1: 'Unter den Linden 1', city: 'Berlin', postal_code: '10117' },
    lines: ['Unter den Linden 1', '10117 BERLIN', 'GERMANY'],
  },
  {
    fields: { country: 'AU', address_line1: '1 George St', city: 'Sydney', state: 'NSW', postal_code: '2000' },
    lines: ['1 George St', 'SYDNEY NSW 2000', 'AUSTRALIA'],
  },
  {
    fields: { country: 'AU', address_line1: '1 George St', city: 'Sydney', state: '', postal_code: '2000' },
    lines: ['1 George St', 'SYDNEY 2000', 'AUSTRALIA'],
  },
  {
    fields: { country: 'CH', address_line1: 'Bahnhofstrasse 1', city: 'Zürich', postal_code: '8001' },
    lines: ['Bahnhofstrasse 1', 'CH-8001 Zürich', 'SWITZERLAND'],
  },
  {
    fields: {
      country: 'BR',
      address_line1: 'Rua A, 1',
      address_line2: 'Centro',
      city: 'Salvador',
      state: 'BA',
      postal_code: '40301-110',
    },
    lines: ['Rua A, 1', 'Centro', 'SALVADOR-BA', '40301-110', 'BRAZIL'],
  },
  {
    fields: { country: 'JP', address_line1: '1-1 Chiyoda, Chiyoda-ku', state: 'Tokyo', postal_code: '100-8111' },
    lines: ['1-1 Chiyoda, Chiyoda-ku, TOKYO', '100-8111', 'JAPAN'],
  },
  {
    fields: { country: 'SG', address_line1: '1 Orchard Road', postal_code: '238823' },
    lines: ['1 Orchard Road', 'SINGAPORE 238823', 'SINGAPORE'],
  },
])('an address in $fields.country is printed as $lines', ({ fields, lines }) => {
  expect(formatLocalLines(fillAddress(fields), 'NG')).toEqual(['Ada Obi', ...lines])
})

test('for display, the city is as typed and the country is in the page’s language; on a label, both are in capitals', () => {
  const address = fillAddress({ country: 'DE', address_line1: 'Torstraße 1', city: 'Berlin', postal_code: '10119' })
  const lines = ['Ada Obi', 'Torstraße 1', '10119 Berlin']
  expect(formatLocalLines(address, null, 'text', 'de')).toEqual([...lines, 'Deutschland'])
  expect(formatLocalLines(address, null, 'text', 'fr')).toEqual([...lines, 'Allemagne'])
  expect(formatLocalLines(address, null, 'label', 'de').slice(2)).toEqual(['10119 BERLIN', 'DEUTSCHLAND'])
})

test.each([
  { country: 'US', lines: ['Ada Obi', 'Obi & Daughters', 'Lane 1'] },
  { country: 'AT', lines: ['Obi & Daughters', 'Ada Obi', 'Lane 1'] },
])('in $country, an address with a company begins with $lines', ({ country, lines }) => {
  const address = fillAddress({ country, company: 'Obi & Daughters', address_line1: 'Lane 1', city: 'Town' })
  expect(formatLocalLines(address, null).slice(0, 3)).toEqual(lines)
})

test('the country is printed unless the store ships from it, and the phone number comes last', () => {
  const address = fillAddress({
    country: 'NG',
    address_line1: '5 Marina Road',
    city: 'Lagos',
    state: 'Lagos',
    phone: '+234 1',
  })
  const lines = ['Ada Obi', '5 Marina Road', 'LAGOS', 'LAGOS']
  expect(formatLocalLines(address, 'NG')).toEqual([...lines, '+234 1'])
  expect(formatLocalLines(address, 'GH')).toEqual([...lines, 'NIGERIA', '+234 1'])
  expect(formatLocalLines(address, null)).toEqual([...lines, 'NIGERIA', '+234 1'])
})

test('an address in the country’s own script follows the local format, with the family name first', () => {
  const address = fillAddress({
    first_name: '太郎',
    last_name: '山田',
    country: 'JP',
    address_line1: '千代田区千代田1-1',
    state: 'Tokyo',
    postal_code: '100-8111',
  })
  expect(formatLocalLines(address, 'JP')).toEqual(['〒100-8111', '東京都', '千代田区千代田1-1', '山田 太郎'])
})

test('all entered fields are printed, even if the country’s format lacks them', () => {
  const values = {
    company: 'Obi & Daughters',
    address_line1: 'Line One',
    address_line2: 'Line Two',
    city: 'Town',
    state: 'Region',
    postal_code: 'CODE',
  }
  const incomplete = COUNTRY_CODES.filter((country) => {
    const text = formatLocalLines(fillAddress({ ...values, country, phone: '555' }), null)
      .join('\n')
      .toLowerCase()
    return ['Ada', 'Obi', '555', ...Object.values(values)].some((value) => !text.includes(value.toLowerCase()))
  })
  expect(incomplete).toEqual([])
  expect(formatLocalLines(fillAddress({ country: 'DE', address_line1: 'Weg 1', state: 'Bayern' }), 'DE')).toContain(
    'Bayern',
  )
})

test('an empty address is printed without empty lines or dangling separators', () => {
  for (const country of COUNTRY_CODES) {
    for (const line of formatLocalLines({ ...BLANK_ADDRESS, country }, country)) expect(line).toMatch(/\p{L}/u)
  }
})
