import { expect, test } from 'vitest'
import { money } from '#app/features/money/money.ts'
import { formatMoneyShort } from '#app/features/money/money-short.ts'

test.each([
  { minor: 0, says: '₦0' },
  { minor: 5_000, says: '₦50' },
  { minor: 250_000, says: '₦2.5k' },
  { minor: 50_000_000, says: '₦500k' },
  { minor: 1_250_000_000, says: '₦12.5m' },
  { minor: 300_000_000_000, says: '₦3bn' },
  { minor: -250_000, says: '-₦2.5k' },
])('beside a line of a chart $minor is $says', ({ minor, says }) => {
  expect(formatMoneyShort(money(minor, 'NGN'))).toBe(says)
})
