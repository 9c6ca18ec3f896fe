import { expect, test } from 'vitest'
import { parseTestedCart, readAddressTest } from '#app/orders/checkout/test-address/test-address.ts'

const units = { currency: 'EUR', weightUnit: 'kg' } as const

test.each([
  [
    { weight: '', units: '', subtotal: '' },
    { weight: 0, units: 1, subtotal: 0 },
  ],
  [
    { weight: '1.5', units: '3', subtotal: '1,099.50' },
    { weight: 1_500, units: 3, subtotal: 1_099_50 },
  ],
  [
    { weight: '2 lb', units: '1', subtotal: '€5' },
    { weight: 907, units: 1, subtotal: 5_00 },
  ],
])('%o is the cart %o', (typed, { subtotal, ...cart }) => {
  expect(parseTestedCart(typed, units)).toEqual({
    ok: true,
    cart: { ...cart, subtotal: { minor: subtotal, currency: 'EUR' } },
  })
})

test.each([
  [{ weight: 'heavy' }, ['weight']],
  [{ subtotal: '12,5 each' }, ['subtotal']],
  [{ units: '0' }, ['units']],
  [{ units: '1.5' }, ['units']],
  [{ weight: '-1', units: 'many', subtotal: 'free' }, ['weight', 'units', 'subtotal']],
])('%o has errors beside %j', (typed, fields) => {
  const read = parseTestedCart({ weight: '', units: '', subtotal: '', ...typed }, units)
  expect(read.ok ? [] : Object.keys(read.errors)).toEqual(fields)
})

test('a test begins with a country', () => {
  expect(readAddressTest(new URLSearchParams('country=de&units=2'))).toMatchObject({
    country: 'DE',
    units: '2',
    postal: '',
  })
  expect(readAddressTest(new URLSearchParams('country=Germany'))).toBeNull()
  expect(readAddressTest(new URLSearchParams())).toBeNull()
})
