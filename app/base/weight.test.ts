import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  formatWeight,
  MAX_WEIGHT_GRAMS,
  parseTypedWeight,
  parseWeight,
  toWeight,
  WEIGHT_UNITS,
} from '#app/base/weight.ts'

test.each([
  ['250', 'g', 250],
  ['1.5', 'kg', 1_500],
  ['0.0005', 'kg', 1],
  ['1', 'oz', 28],
  ['16', 'oz', 454],
  ['1', 'lb', 454],
  ['2.2046', 'lb', 1_000],
  [' 1.5 kg ', 'kg', 1_500],
  ['1 LB', 'kg', 454],
  ['250g', 'lb', 250],
  ['1000', 'kg', 1_000_000],
] as const)('%s %s is %i grams', (typed, unit, grams) => {
  expect(parseWeight(typed, unit)).toBe(grams)
})

test.each(['', '-1', '1,5', 'heavy', '1e3', '1.5 stone', '1000.001'])('%s kilograms are rejected', (typed) => {
  expect(parseWeight(typed, 'kg')).toBeNull()
})

test('a weight is shown in its shortest form', () => {
  expect([toWeight(1_500, 'kg'), toWeight(28, 'oz'), toWeight(454, 'lb'), toWeight(0, 'oz')]).toEqual([
    '1.5',
    '1',
    '1',
    '0',
  ])
  expect(formatWeight(43, 'oz')).toBe('1.5 oz')
})

test('every formatted weight is read back exactly in every unit', () => {
  const anyGrams = fc.integer({ min: 0, max: MAX_WEIGHT_GRAMS })
  fc.assert(
    fc.property(
      anyGrams,
      fc.constantFrom(...WEIGHT_UNITS),
      (grams, unit) => parseWeight(toWeight(grams, unit), unit) === grams,
    ),
  )
})

test.each([
  ['1,2', 'kg', 'de-DE', 1_200],
  ['1,2 kg', 'g', 'fr-FR', 1_200],
  ['1.234', 'kg', 'de-DE', 1_234], // the format that fields are prefilled with
  ['1.500', 'g', 'de-DE', 1_500],
  ['1,500', 'g', 'en-US', 1_500],
  ['1,2', 'kg', 'en-US', 1_200],
  ['-1', 'kg', 'de-DE', null],
  ['1 stone', 'kg', 'de-DE', null],
  ['kg', 'kg', 'de-DE', null],
] as const)('%s %s typed in %s is %s grams', (typed, unit, locale, grams) => {
  expect(parseTypedWeight(typed, unit, locale)).toBe(grams)
})
