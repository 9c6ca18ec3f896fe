import { expect, test } from 'vitest'
import { money } from '#app/base/money.ts'
import { roundPrice } from '#app/base/money-arithmetic.ts'
import { describeRounding, listRoundingChoices, toKey } from '#app/operations/markets/rounding-rules.ts'

const listLabels = (currency: Parameters<typeof listRoundingChoices>[0]) =>
  listRoundingChoices(currency).map(({ key, label }) => [label, key])

test('the rounding rules to choose from depend on the decimals of the currency', () => {
  expect(listLabels('EUR').slice(0, 7)).toEqual([
    ['None', '1-0'],
    ['Ending in .00', '100-0'],
    ['Ending in .90', '100-90'],
    ['Ending in .95', '100-95'],
    ['Ending in .99', '100-99'],
    ['Multiples of €5', '500-0'],
    ['Multiples of €10', '1000-0'],
  ])
  expect(listLabels('NGN')).toContainEqual(['Multiples of ₦500', '50000-0'])
  expect(listLabels('KWD')).toContainEqual(['Ending in .95', '1000-950'])
  expect(listLabels('JPY').slice(0, 3)).toEqual([
    ['None', '1-0'],
    ['Multiples of ¥5', '5-0'],
    ['Multiples of ¥10', '10-0'],
  ])
})

test.each(['EUR', 'JPY', 'KWD'] as const)('each rule of %s is different and rounds as its label says', (currency) => {
  const choices = listRoundingChoices(currency)
  expect(new Set(choices.map(({ key }) => key)).size).toBe(choices.length)
  for (const { rule, label } of choices) {
    expect(roundPrice(money(123_456, currency), rule).minor % rule.step).toBe(rule.ending)
    expect(describeRounding(rule, currency)).toBe(label)
  }
})

test('the description of a custom rule contains its step and ending', () => {
  expect(describeRounding({ step: 1_000, ending: 990 }, 'USD')).toBe('Every $10.00, ending in $9.90')
  expect(toKey({ step: 1_000, ending: 990 })).toBe('1000-990')
})
