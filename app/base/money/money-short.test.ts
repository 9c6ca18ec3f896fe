import { expect, test } from 'vitest'
import { money } from '#app/base/money/money.ts'
import { formatMoneyShort } from '#app/base/money/money-short.ts'

test.each([
  { minor: 0, text: '₦0' },
  { minor: 5_000, text: '₦50' },
  { minor: 250_000, text: '₦2.5k' },
  { minor: 50_000_000, text: '₦500k' },
  { minor: 1_250_000_000, text: '₦12.5m' },
  { minor: 300_000_000_000, text: '₦3bn' },
  { minor: -250_000, text: '-₦2.5k' },
])('$minor kobo is $text on a chart', ({ minor, text }) => {
  expect(formatMoneyShort(money(minor, 'NGN'))).toBe(text)
})
