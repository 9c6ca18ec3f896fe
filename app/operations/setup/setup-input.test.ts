import { expect, test } from 'vitest'
import { setupInput } from '#app/operations/setup/setup-input.ts'

const NIGERIA = {
  version: '',
  store_name: 'Adaeze',
  store_email: 'care@adaeze.example',
  country: 'NG',
  language: 'en',
  currency: 'NGN',
  taxes: 'included',
  delivery: '2500',
  time_zone: 'Africa/Lagos',
  weight_unit: 'kg',
}

test.each([
  ['store_name', ''],
  ['store_email', 'ada'],
  ['country', 'EU'],
  ['language', 'zz-99'],
  ['currency', 'XXX'],
  ['taxes', 'some'],
  ['delivery', 'ten'],
  ['time_zone', 'Lagos'],
  ['weight_unit', 'stone'],
])('%s %j is rejected, with an error beside its field', (field, typed) => {
  const parsed = setupInput.safeParse({ ...NIGERIA, [field]: typed })
  expect(parsed.error?.issues.map(({ path }) => path.join('.'))).toEqual([field])
})

test('a store that makes its own products needs the postal and email address that the law requires on product pages', () => {
  const maker = { ...NIGERIA, country: 'DE', is_maker: 'yes', store_address: ' ', store_email: '' }
  const parsed = setupInput.safeParse(maker)
  expect(parsed.error?.issues.map(({ path }) => path.join('.'))).toEqual(['store_address', 'store_email'])
  expect(setupInput.safeParse({ ...maker, is_maker: '' }).success).toBe(true)
})

test('the delivery price is an amount in the chosen currency, or empty if it is not known yet', () => {
  expect(setupInput.parse({ ...NIGERIA, delivery: '7.5', currency: 'KWD' }).delivery).toBe(7_500)
  expect(setupInput.parse({ ...NIGERIA, delivery: '' }).delivery).toBeNull()
})
