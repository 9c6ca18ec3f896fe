import { expect, test } from 'vitest'
import { money } from '#app/base/money.ts'
import { computeUnitPrice, normalizeMeasure, toMeasuredQuantity } from '#app/pricing/measure.ts'

test.each([
  ['50 ml', 6_00, 120_00, 'l'],
  ['75 cl', 15_00, 20_00, 'l'],
  ['1 l', 9_99, 9_99, 'l'],
  ['250 g', 10_00, 40_00, 'kg'],
  ['1.5 kg', 10_00, 6_67, 'kg'],
  ['30 ml', 10_00, 333_33, 'l'],
  ['0.125 kg', 1_00, 8_00, 'kg'],
  ['150 cm', 30_00, 20_00, 'm'],
  ['2 m', 25_00, 12_50, 'm'],
  ['1.2 m²', 60_00, 50_00, 'm²'],
] as const)('%s for %i is %i per %s', (measure, price, perBase, base) => {
  expect(computeUnitPrice(money(price, 'EUR'), measure)).toEqual({ price: money(perBase, 'EUR'), base })
})

test('without a measurement there is no unit price', () => {
  expect(computeUnitPrice(money(6_00, 'EUR'), '')).toBeNull()
})

test.each([
  ['50 ml', '50 ml'],
  ['50ML', '50 ml'],
  [' 1,50 M2 ', '1.5 m²'],
  ['0.125 kg', '0.125 kg'],
  ['', null],
  ['0 ml', null],
  ['ml', null],
  ['50', null],
  ['50 oz', null],
  ['1.2345 kg', null],
  ['-5 ml', null],
])("'%s' is stored as '%s'", (typed, stored) => {
  expect(normalizeMeasure(typed)).toBe(stored)
})

test.each([
  ['50 ml', { value: 50, unit: 'ml', base: 'l', unitCode: 'MLT', baseCode: 'LTR' }],
  ['1.5 m²', { value: 1.5, unit: 'm²', base: 'm²', unitCode: 'MTK', baseCode: 'MTK' }],
  ['', null],
])('the quantity of “%s” is %j', (measure, expected) => {
  expect(toMeasuredQuantity(measure)).toEqual(expected)
})
