import { expect, onTestFinished, test } from 'vitest'
import { buildAddressForm } from '#app/base/address/address-form.ts'
import { COUNTRY_CODES } from '#app/base/country-codes.ts'
import { setTagSource } from '#app/lib/language.ts'

const listFields = (country: string) => buildAddressForm(country).flat()
const findField = (country: string, name: string) => listFields(country).find((field) => field.name === name)

/** Returns rows such as 'City* State* ZIP code*', without the name and address line fields, which every form has. */
function listLocalityRows(country: string): string[] {
  return buildAddressForm(country)
    .filter(([first]) => ['city', 'state', 'postal_code'].includes(first?.name ?? ''))
    .map((row) => row.map(({ label, required }) => `${label}${required ? '*' : ''}`).join(' '))
}

test.each([
  { country: 'US', rows: ['City* State* ZIP code*'] },
  { country: 'CA', rows: ['City* Province* Postal code*'] },
  { country: 'GB', rows: ['Town or city* Postcode*'] },
  { country: 'IE', rows: ['City* County Eircode'] },
  { country: 'DE', rows: ['Postal code* City*'] },
  { country: 'NG', rows: ['City* Postal code State'] },
  { country: 'JP', rows: ['Prefecture* Postal code*'] },
  { country: 'AE', rows: ['Emirate*'] },
  { country: 'HK', rows: ['District Area*'] },
  { country: 'SG', rows: ['Postal code*'] },
  { country: 'IN', rows: ['City* PIN code* State*'] },
  { country: 'AU', rows: ['Suburb* State* Postcode*'] },
  { country: 'CH', rows: ['Postal code* City*'] },
  { country: 'IT', rows: ['Postal code* City* Province*'] },
  { country: 'GH', rows: ['City*'] },
])('the form for $country has the rows $rows', ({ country, rows }) => {
  expect(listLocalityRows(country)).toEqual(rows)
})

test('the country field comes first and the phone field last', () => {
  expect(listFields('US').map(({ name }) => name)).toEqual([
    'country',
    'first_name',
    'last_name',
    'company',
    'address_line1',
    'address_line2',
    'city',
    'state',
    'postal_code',
    'phone',
  ])
})

test('fields have autocomplete attributes, and numeric input modes only where digits are enough', () => {
  expect(findField('US', 'state')).toMatchObject({ autoComplete: 'address-level1' })
  expect(findField('DE', 'postal_code')).toMatchObject({ autoComplete: 'postal-code', inputMode: 'numeric' })
  expect(findField('GB', 'postal_code')).not.toHaveProperty('inputMode')
  expect(findField('JP', 'postal_code')).not.toHaveProperty('inputMode') // the keyboard must have a hyphen
  expect(findField('GB', 'phone')).toMatchObject({ type: 'tel', inputMode: 'tel', autoComplete: 'tel' })
})

test('regions are offered as options with the values to store', () => {
  expect(findField('US', 'state')?.options?.slice(0, 2)).toEqual([
    { value: '', label: 'Please choose' },
    { value: 'AL', label: 'Alabama' },
  ])
  expect(findField('NG', 'state')?.options).toContainEqual({ value: 'Lagos', label: 'Lagos' })
})

test('the country select lists the given countries', () => {
  const [country] = buildAddressForm('NG', ['GH', 'NG']).flat()
  expect(country?.options).toEqual([
    { value: 'GH', label: 'Ghana' },
    { value: 'NG', label: 'Nigeria' },
  ])
})

test('every country’s form has name, company, address line and phone number fields, and each field only once', () => {
  const wrong = COUNTRY_CODES.filter((country) => {
    const names = listFields(country).map(({ name }) => name)
    const isComplete = [
      'country',
      'first_name',
      'last_name',
      'company',
      'address_line1',
      'address_line2',
      'phone',
    ].every((name) => names.some((field) => field === name))
    return !isComplete || new Set(names).size !== names.length
  })
  expect(wrong).toEqual([])
})

test('Arabic-speaking shoppers choose an emirate in Arabic, but the stored name is not translated', () => {
  onTestFinished(setTagSource(() => 'ar-AE'))
  const options = findField('AE', 'state')?.options ?? []
  expect(options.slice(1, 3)).toEqual([
    { value: 'Abu Dhabi', label: 'أبو ظبي' },
    { value: 'Sharjah', label: 'الشارقة' },
  ])
  expect(findField('JP', 'state')?.options?.[1]).toEqual({ value: 'Aichi', label: 'Aichi' })
})
