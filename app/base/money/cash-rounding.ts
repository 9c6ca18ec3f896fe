import type { CurrencyCode } from '#app/base/money/currencies.ts'
import { divide, type Money, money, unitsOf } from '#app/base/money/money.ts'

/**
 * Increments that coins and notes allow, in whole units. From `_cashRounding`, `_cashDigits` and `_digits` of CLDR 48
 * (supplemental/currencyData.json), where they are coarser than the smallest unit of ISO 4217. CLDR lacks Australia
 * (Reserve Bank of Australia: 5 cents since 1992) and New Zealand (Reserve Bank of New Zealand: 10 cents since 2006).
 */
const INCREMENTS: readonly (readonly [increment: number, currencies: string])[] = [
  [0.05, 'AUD CAD CHF'],
  [0.1, 'NZD'],
  [0.5, 'DKK'],
  [5, 'HUF'],
  [1, 'AFN ALL AMD COP CRC CZK GYD IDR IQD IRR KPW LAK LBP MGA MMK MNT MUR NOK PKR RSD SEK SOS SYP TWD TZS UZS YER'],
]

/** The smallest amount that can be paid in cash, in smallest units: 5 for CHF, 1 where every amount can be. */
export function cashIncrement(currency: CurrencyCode): number {
  const [increment] = INCREMENTS.find(([, currencies]) => currencies.includes(currency)) ?? []
  return increment === undefined ? 1 : Math.round(increment * unitsOf(currency))
}

/** The nearest amount that can be paid in cash, of two the higher one: CHF 44.62 is 44.60. */
export function roundForCash({ minor, currency }: Money): Money {
  const increment = cashIncrement(currency)
  return money(divide(BigInt(minor), BigInt(increment)) * increment, currency)
}
