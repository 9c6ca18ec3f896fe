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
])('%o is parsed into the cart %o', (typed, { subtotal, ...cart }) => {
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
])('%o has errors in %j', (typed, fields) => {
  const parsed = parseTestedCart({ weight: '', units: '', subtotal: '', ...typed }, units)
  expect(parsed.ok ? [] : Object.keys(parsed.errors)).toEqual(fields)
})

test('an address test needs a country code', () => {
  expect(readAddressTest(new URLSearchParams('country=de&units=2'))).toMatchObject({
    country: 'DE',
    units: '2',
    postal: '',
  })
  expect(readAddressTest(new URLSearchParams('country=Germany'))).toBeNull()
  expect(readAddressTest(new URLSearchParams())).toBeNull()
})
