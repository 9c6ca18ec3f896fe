import { expect, test } from 'vitest'
import { money } from '#app/base/money.ts'
import { roundPrice } from '#app/base/money-arithmetic.ts'
import { roundingChoices, roundingText, toKey } from '#app/operations/markets/rounding-rules.ts'

const labels = (currency: Parameters<typeof roundingChoices>[0]) =>
  roundingChoices(currency).map(({ key, label }) => [label, key])

test('the rules of a currency follow its decimals', () => {
  expect(labels('EUR').slice(0, 7)).toEqual([
    ['None', '1-0'],
    ['Ending in .00', '100-0'],
    ['Ending in .90', '100-90'],
    ['Ending in .95', '100-95'],
    ['Ending in .99', '100-99'],
    ['Multiples of €5', '500-0'],
    ['Multiples of €10', '1000-0'],
  ])
  expect(labels('NGN')).toContainEqual(['Multiples of ₦500', '50000-0'])
  expect(labels('KWD')).toContainEqual(['Ending in .95', '1000-950'])
  expect(labels('JPY').slice(0, 3)).toEqual([
    ['None', '1-0'],
    ['Multiples of ¥5', '5-0'],
    ['Multiples of ¥10', '10-0'],
  ])
})

test.each(['EUR', 'JPY', 'KWD'] as const)(
  'each rule of %s is a different one and rounds as it is called',
  (currency) => {
    const choices = roundingChoices(currency)
    expect(new Set(choices.map(({ key }) => key)).size).toBe(choices.length)
    for (const { rule, label } of choices) {
      expect(roundPrice(money(123_456, currency), rule).minor % rule.step).toBe(rule.ending)
      expect(roundingText(rule, currency)).toBe(label)
    }
  },
)

test('another rule is described by its amounts', () => {
  expect(roundingText({ step: 1_000, ending: 990 }, 'USD')).toBe('Every $10.00, ending in $9.90')
  expect(toKey({ step: 1_000, ending: 990 })).toBe('1000-990')
})
