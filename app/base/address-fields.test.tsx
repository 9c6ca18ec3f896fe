import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { buildAddressForm } from '#app/base/address/address-form.ts'
import { buildInternationalForm } from '#app/base/address/international-address.ts'
import { type AddressForm, BLANK_ADDRESS } from '#app/base/address.ts'
import { AddressFields, STOREFRONT_LOOK } from '#app/base/address-fields.tsx'
import { COUNTRIES } from '#db/demo/countries.ts'

function renderForm(form: AddressForm, address: Partial<typeof BLANK_ADDRESS> = {}): string {
  return renderToStaticMarkup(
    <AddressFields
      look={STOREFRONT_LOOK}
      form={form}
      address={{ ...BLANK_ADDRESS, ...address }}
      findError={(name) => (name === 'city' ? 'City is required' : undefined)}
      onChange={() => {}}
    />,
  )
}
const listLabels = (text: string) => Array.from(text.matchAll(/<label[^>]*>([^<]*)/g), ([, label]) => label)
const listSelectedValues = (text: string) =>
  Array.from(text.matchAll(/<option value="([^"]*)" selected=""/g), ([, value]) => value)

test('the international form shows its labels in order', () => {
  expect(listLabels(renderForm(buildInternationalForm(COUNTRIES)))).toEqual([
    'First name',
    'Last name',
    'Address line 1',
    'Address line 2',
    'City',
    'State/Province',
    'Postal code',
    'Country',
    'Phone',
  ])
})

test('a country’s form has its own labels and order, and a company field', () => {
  const text = renderForm(buildAddressForm('NG', ['GH', 'NG']), { country: 'NG', state: 'lagos' })
  expect(listLabels(text)).toEqual([
    'Country',
    'First name',
    'Last name',
    'Company',
    'Address line 1',
    'Address line 2',
    'City',
    'Postal code',
    'State',
    'Phone',
  ])
  expect(listSelectedValues(text)).toEqual(['NG', 'Lagos'])
  expect(text.match(/\(optional\)/g)).toHaveLength(4)
})

test('a region from a different country leaves the select empty', () => {
  expect(listSelectedValues(renderForm(buildAddressForm('US'), { country: 'US', state: 'Lagos' }))).toEqual(['US', ''])
})

test('an error appears beside its field', () => {
  const text = renderForm(buildAddressForm('US'), { country: 'US' })
  const city = /<input[^>]*name="city"[^>]*>/.exec(text)?.[0]
  const id = /aria-describedby="([^"]+)"/.exec(city ?? '')?.[1]
  expect(city).toContain('aria-invalid="true"')
  expect(text).toContain(`<p id="${id}"`)
})

test('a fixed country replaces the country select', () => {
  const text = renderToStaticMarkup(
    <AddressFields
      look={STOREFRONT_LOOK}
      form={buildAddressForm('US')}
      address={{ ...BLANK_ADDRESS, country: 'US' }}
      findError={() => undefined}
      onChange={() => {}}
      fixedCountry={<p key="country">United States, as agreed</p>}
    />,
  )
  expect(text).toMatch(/^<p>United States, as agreed<\/p>/)
  expect(text).not.toContain('name="country"')
})
