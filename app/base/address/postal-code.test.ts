import { expect, test } from 'vitest'
import { getAddressFormat } from '#app/base/address/address-format.ts'
import { COUNTRY_FORMATS } from '#app/base/address/country-formats.data.ts'
import { normalizePostalCode } from '#app/base/address/postal-code.ts'

test.each([
  { country: 'GB', typed: 'sw1a1aa', code: 'SW1A 1AA' },
  { country: 'GB', typed: ' m2  5bq ', code: 'M2 5BQ' },
  { country: 'CA', typed: 'k1a0b1', code: 'K1A 0B1' },
  { country: 'CA', typed: 'K1A-0B1', code: 'K1A 0B1' },
  { country: 'US', typed: '97477', code: '97477' },
  { country: 'US', typed: '974771234', code: '97477-1234' },
  { country: 'US', typed: '97477 1234', code: '97477-1234' },
  { country: 'NL', typed: '1012ab', code: '1012 AB' },
  { country: 'JP', typed: '1540023', code: '154-0023' },
  { country: 'JP', typed: '１５４－００２３', code: '154-0023' },
  { country: 'SA', typed: '١١٥٦٤', code: '11564' },
  { country: 'IR', typed: '۱۱۹۳۶-۱۲۳۴۵', code: '11936-12345' },
  { country: 'BR', typed: '40301110', code: '40301-110' },
  { country: 'PL', typed: '00950', code: '00-950' },
  { country: 'IE', typed: 'a65f4e2', code: 'A65 F4E2' },
  { country: 'CH', typed: 'CH-8001', code: '8001' },
  { country: 'LV', typed: '1073', code: 'LV-1073' },
  { country: 'IN', typed: '110 034', code: '110034' },
  { country: 'NG', typed: '101233', code: '101233' },
])('$country: "$typed" is normalized to $code', ({ country, typed, code }) => {
  expect(normalizePostalCode(typed, getAddressFormat(country))).toBe(code)
})

test.each([
  { country: 'US', typed: '9747' },
  { country: 'US', typed: 'SW1A 1AA' },
  { country: 'GB', typed: '97477' },
  { country: 'GB', typed: 'SW1A' },
  { country: 'CA', typed: 'K1A 0B' },
  { country: 'CA', typed: 'D1A 0B1' }, // no code begins with D
  { country: 'DE', typed: '1011' },
  { country: 'JP', typed: '154-002' },
  { country: 'NG', typed: 'Lagos' },
])('$country: "$typed" has the wrong format', ({ country, typed }) => {
  expect(normalizePostalCode(typed, getAddressFormat(country))).toBeNull()
})

const examples = Object.entries(COUNTRY_FORMATS).flatMap(([country, { examples = '' }]) =>
  examples
    .split(',')
    .filter(Boolean)
    .map((code) => ({ country, code })),
)

test('every country’s example postal codes are valid, however they are typed', () => {
  const listSpellings = (code: string) => [code, code.toLowerCase(), code.replaceAll(/[ -]/g, ''), ` ${code} `]
  const wrong = examples.filter(({ country, code }) =>
    listSpellings(code).some((text) => normalizePostalCode(text, getAddressFormat(country)) !== code),
  )
  expect(examples.length).toBeGreaterThan(170)
  expect(wrong).toEqual([])
})

test('no pattern is slow on hostile input', () => {
  const hostile = [`${'1'.repeat(20)}!`, `${'A1 '.repeat(6)}!`, '-'.repeat(20)]
  const start = performance.now()
  for (const row of Object.values(COUNTRY_FORMATS)) {
    for (const text of hostile) expect(normalizePostalCode(text, row)).toBeNull()
  }
  expect(performance.now() - start).toBeLessThan(2_000)
})
