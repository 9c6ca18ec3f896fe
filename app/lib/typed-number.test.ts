import { expect, test } from 'vitest'
import { isNumeric, parseTypedWhole, parseWhole } from '#app/lib/typed-number.ts'

test.each([
  ['0', 0],
  [' 12 ', 12],
  ['1,200', 1200],
  ['1,200,000', 1_200_000],
  ['999999999', 999_999_999],
  ['1000000000', null],
  ['1.5', null],
  ['-3', null],
  ['1,20', null],
  ['1.200.000', 1_200_000],
  ['1.200', null],
  ['5.000', null],
  ['1 200', 1200],
  ['1.200,000', null],
  ['٢٠', 20],
  ['۲۰', 20],
  ['２０', 20],
  ['20\u200b', 20],
  ['١٬٢٠٠', 1200],
  ['1,5', null],
  ['1e1', null],
  ['12a', null],
  ['', null],
])('%j as a whole number is %s', (typed, number) => {
  expect(parseWhole(typed)).toBe(number)
})

test('a point in a field is between groups', () => {
  expect(['1.200', '١.٢٠٠', '1.200.000', '1,200', '12', '1.5'].map(parseTypedWhole)).toEqual([
    ...[1200, 1200, 1_200_000, 1200, 12, null],
  ])
})

test.each(['-3', '-٣', '1.5', '1,5', '.5', '1,200.00', '₦5', '1'.repeat(400), '$ 1'])(
  '§D %s is meant as a number',
  (typed) => {
    expect(isNumeric(typed)).toBe(true)
  },
)

test.each(['', '-', '.', 'abc', '5 pieces', '1e5', 'Infinity', '1,2,3', '<b>5</b>', '👗'])('§D %j is not', (typed) => {
  expect(isNumeric(typed)).toBe(false)
})
