import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  add,
  averageOf,
  type CurrencyCode,
  compare,
  defaultRate,
  formatMoney,
  formatPpm,
  fromUnits,
  fromUsd,
  isCurrency,
  isShopperCurrency,
  MAX_PRICE_MINOR,
  money,
  parseMoney,
  parsePercent,
  parseRate,
  portion,
  roundTo,
  shopperPrice,
  subtract,
  sum,
  times,
  toDecimal,
  toUnits,
  toUsd,
} from '#app/features/money/money.ts'
import { cpuTimeMs } from '#tests/support/cpu-time.ts'

const CURRENCIES = ['USD', 'GBP', 'EUR', 'CAD', 'NGN'] as const
const currency = fc.constantFrom(...CURRENCIES)
const minor = fc.integer({ min: 0, max: MAX_PRICE_MINOR })

/** Half away from zero, computed differently than in the module: from the exact fraction. */
function reference(numerator: bigint, denominator: bigint): bigint {
  const sign = numerator < 0n ? -1n : 1n
  const size = numerator * sign
  const whole = size / denominator
  return sign * (2n * (size - whole * denominator) >= denominator ? whole + 1n : whole)
}

test.each([
  { minor: 0, currency: 'USD', text: '$0.00' },
  { minor: 5, currency: 'USD', text: '$0.05' },
  { minor: 99, currency: 'GBP', text: '£0.99' },
  { minor: 100, currency: 'EUR', text: '€1.00' },
  { minor: 99_999, currency: 'CAD', text: 'C$999.99' },
  { minor: 100_000, currency: 'CAD', text: 'C$1,000.00' },
  { minor: 250_000, currency: 'NGN', text: '₦2,500.00' },
  { minor: 12_345_678_90, currency: 'NGN', text: '₦12,345,678.90' },
  { minor: MAX_PRICE_MINOR, currency: 'USD', text: '$10,000,000,000.00' },
  { minor: -1, currency: 'USD', text: '-$0.01' },
  { minor: -123_456, currency: 'USD', text: '-$1,234.56' },
] as const)('§1 §9 $minor $currency reads $text', ({ text, ...amount }) => {
  expect(formatMoney(amount)).toBe(text)
})

test.each([
  { text: '2500', minor: 250_000 },
  { text: '2,500.00', minor: 250_000 },
  { text: '₦2,500', minor: 250_000 },
  { text: ' 2500.5 ', minor: 250_050 },
  { text: '0.5', minor: 50 },
  { text: '.5', minor: 50 },
  { text: '5.', minor: 500 },
  { text: '0.004', minor: 0 },
  { text: '0.005', minor: 1 },
  { text: '1.994', minor: 199 },
  { text: '1.995', minor: 200 },
  { text: '10000000000', minor: MAX_PRICE_MINOR },
  { text: '10000000000.004', minor: MAX_PRICE_MINOR },
  { text: '10000000000.01', minor: null },
  { text: '999999999999999999', minor: null },
  { text: '9'.repeat(400), minor: null },
  { text: '', minor: null },
  { text: '.', minor: null },
  { text: '-1', minor: null },
  { text: '1e3', minor: null },
  { text: '12abc', minor: null },
  { text: '1,00', minor: null },
  { text: '1.2.3', minor: null },
  { text: '$5', minor: null },
  { text: 'Infinity', minor: null },
])('"$text" is $minor kobo', ({ text, minor }) => {
  expect(parseMoney(text, 'NGN')).toEqual(minor === null ? null : { minor, currency: 'NGN' })
})

test.each([
  { units: 85_000, minor: 8_500_000 },
  { units: 99.5, minor: 9_950 },
  { units: 1.005, minor: 101 }, // the float is slightly less
  { units: -1, minor: null },
  { units: Number.NaN, minor: null },
  { units: Number.POSITIVE_INFINITY, minor: null },
])('$units units are $minor cents', ({ units, minor }) => {
  expect(fromUnits(units, 'USD')?.minor ?? null).toBe(minor)
})

test.each([
  { name: 'half a cent goes up', minor: 50, ppm: 10_000, share: 1 },
  { name: 'just below does not', minor: 49, ppm: 10_000, share: 0 },
  { name: 'a refund mirrors its sale', minor: -50, ppm: 10_000, share: -1 },
  { name: 'just above minus a half stays', minor: -49, ppm: 10_000, share: 0 },
  { name: 'one millionth counts', minor: 1_000_000, ppm: 1, share: 1 },
  { name: 'nothing of it', minor: 12_345, ppm: 0, share: 0 },
  { name: 'all of it', minor: 12_345, ppm: 1_000_000, share: 12_345 },
])('portion: $name', ({ minor, ppm, share }) => {
  expect(portion(money(minor, 'USD'), ppm).minor).toBe(share)
})

test.each([
  { naira: 12_800_000, cents: 8_533 }, // 8533.33
  { naira: 12_799_999, cents: 8_533 },
  { naira: 749, cents: 0 }, // 0.4993
  { naira: 750, cents: 1 }, // a half
  { naira: 2_249, cents: 1 },
  { naira: 2_250, cents: 2 },
  { naira: -750, cents: -1 },
  { naira: -749, cents: 0 },
])('§D $naira kobo are $cents cents at 1,500', ({ naira, cents }) => {
  expect(toUsd(money(naira, 'NGN'), defaultRate('NGN'))).toEqual({ minor: cents, currency: 'USD' })
})

test.each([
  { to: 'GBP', minor: 6_741 }, // 8533 × 0.79 = 6741.07
  { to: 'EUR', minor: 7_850 }, // 7850.36
  { to: 'CAD', minor: 11_520 }, // 11519.55
  { to: 'USD', minor: 8_533 },
] as const)('§9 $85.33 is $minor in $to', ({ to, minor }) => {
  expect(fromUsd(money(8_533, 'USD'), to)).toEqual({ minor, currency: to })
})

test('a store price is converted to rounded dollars first', () => {
  expect(shopperPrice(money(12_800_000, 'NGN'), 'GBP', 1_500_000_000).minor).toBe(6_741) // directly it would be 6,741.33
  expect(shopperPrice(money(750, 'NGN'), 'CAD', 1_500_000_000).minor).toBe(1) // directly it would be 0.675
})

test.each([
  { minor: 10_000_000, count: 3, average: 3_333_300 },
  { minor: 10_050, count: 1, average: 10_100 },
  { minor: 10_049, count: 1, average: 10_000 },
  { minor: 1_000, count: 7, average: 100 },
  { minor: 5_000, count: 0, average: 0 },
])('the average of $minor over $count is $average, in whole units', ({ minor, count, average }) => {
  expect(averageOf(money(minor, 'NGN'), count)).toEqual(money(average, 'NGN'))
})

test('§D equal currencies are never converted, whatever the rate', () => {
  for (const known of ['USD', 'GBP', 'EUR'] as const) {
    expect(shopperPrice(money(9_999, known), known, 123)).toEqual({ minor: 9_999, currency: known })
  }
  expect(toUsd(money(9_999, 'USD'), 123).minor).toBe(9_999)
  expect(fromUsd(money(9_999, 'USD'), 'USD', 123).minor).toBe(9_999)
})

test('amounts that are not whole, exact or of one currency are refused', () => {
  expect(() => money(0.5, 'USD')).toThrow(RangeError)
  expect(() => money(Number.NaN, 'USD')).toThrow(RangeError)
  expect(() => money(Number.MAX_SAFE_INTEGER + 1, 'USD')).toThrow(RangeError)
  expect(() => times(money(1, 'USD'), 1.5)).toThrow(RangeError)
  expect(() => times(money(MAX_PRICE_MINOR, 'USD'), 1_000_000)).toThrow(RangeError)
  expect(() => toUsd(money(1, 'NGN'), 0)).toThrow(RangeError)
  const dollars: { minor: number; currency: CurrencyCode } = money(1, 'USD')
  const naira: { minor: number; currency: CurrencyCode } = money(1, 'NGN')
  expect(() => add(dollars, naira)).toThrow(TypeError)
  expect(() => subtract(dollars, naira)).toThrow(TypeError)
  expect(() => compare(dollars, naira)).toThrow(TypeError)
  expect(() => sum([naira], dollars.currency)).toThrow(TypeError)
})

test.each([
  { text: '7.5', percent: 75_000, rate: 7_500_000 },
  { text: '0', percent: 0, rate: 0 },
  { text: '100', percent: 1_000_000, rate: 100_000_000 },
  { text: '0.00005', percent: 1, rate: 50 },
  { text: '0.00004', percent: 0, rate: 40 },
  { text: 'x', percent: null, rate: null },
  { text: '-1', percent: null, rate: null },
  { text: '999999999999999999', percent: null, rate: null },
])('"$text" as a percentage is $percent, as a rate $rate parts per million', ({ text, percent, rate }) => {
  expect(parsePercent(text)).toBe(percent)
  expect(parseRate(text)).toBe(rate)
})

test.each([
  { ppm: 75_000, unit: 10_000, text: '7.5' },
  { ppm: 80_000, unit: 10_000, text: '8' },
  { ppm: 1, unit: 10_000, text: '0.0001' },
  { ppm: 1_500_000_000, unit: 1_000_000, text: '1500' },
  { ppm: 790_000, unit: 1_000_000, text: '0.79' },
] as const)('$ppm parts per million read $text', ({ ppm, unit, text }) => {
  expect(formatPpm(ppm, unit)).toBe(text)
})

test('names of inherited properties are not currencies', () => {
  expect(['USD', 'NGN', 'toString', '__proto__', 'usd', ''].map(isCurrency)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ])
  expect(['USD', 'CAD', 'NGN', 1, null].map(isShopperCurrency)).toEqual([true, true, false, false, false])
})

test.each([
  { minor: 845_000, step: 100, rounded: 850_000 },
  { minor: 844_999, step: 100, rounded: 840_000 },
  { minor: -845_000, step: 100, rounded: -850_000 },
  { minor: 4_999, step: 100, rounded: 0 },
  { minor: 149, step: 1, rounded: 100 },
  { minor: 150, step: 1, rounded: 200 },
])('$minor rounded to $step whole units is $rounded', ({ minor, step, rounded }) => {
  expect(roundTo(money(minor, 'NGN'), step).minor).toBe(rounded)
})

test.each([0, -1, 0.5])('rounding to %s is refused', (step) => {
  expect(() => roundTo(money(100, 'NGN'), step)).toThrow(RangeError)
})

test('conversion and portion round as exact fractions do', () => {
  const signed = fc.integer({ min: -MAX_PRICE_MINOR, max: MAX_PRICE_MINOR })
  fc.assert(
    fc.property(signed, fc.integer({ min: 1_000, max: 1_000_000_000_000 }), (amount, rate) => {
      fc.pre((Math.abs(amount) / rate) * 1e6 < Number.MAX_SAFE_INTEGER)
      expect(BigInt(toUsd(money(amount, 'NGN'), rate).minor)).toBe(reference(BigInt(amount) * 1_000_000n, BigInt(rate)))
    }),
  )
  fc.assert(
    fc.property(signed, fc.integer({ min: 0, max: 2_000_000 }), (amount, ppm) => {
      const exact = reference(BigInt(amount) * BigInt(ppm), 1_000_000n)
      expect(BigInt(portion(money(amount, 'USD'), ppm).minor)).toBe(exact)
      expect(BigInt(fromUsd(money(amount, 'USD'), 'EUR', ppm).minor)).toBe(exact)
    }),
  )
})

test('conversion keeps the order of amounts, mirrors refunds, and loses at most half a cent', () => {
  const cents = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 })
  const rates = fc.integer({ min: 1_000, max: 2_000_000_000 })
  fc.assert(
    fc.property(cents, cents, rates, (a, b, rate) => {
      const [min, max] = [Math.min(a, b), Math.max(a, b)].map((minor) => fromUsd(money(minor, 'USD'), 'NGN', rate))
      expect(min?.minor).toBeLessThanOrEqual(max?.minor ?? Number.NaN)
      expect(0 - fromUsd(money(a, 'USD'), 'NGN', rate).minor).toBe(fromUsd(money(0 - a, 'USD'), 'NGN', rate).minor)
      const difference =
        2n * BigInt(fromUsd(money(a, 'USD'), 'NGN', rate).minor) * 1_000_000n - 2n * BigInt(a) * BigInt(rate)
      expect(difference >= -1_000_000n && difference <= 1_000_000n).toBe(true)
    }),
  )
})

test('dollars converted to a currency with smaller units and back are unchanged', () => {
  fc.assert(
    fc.property(minor, fc.integer({ min: 1_000_000, max: 5_000_000_000 }), (amount, rate) => {
      fc.pre(BigInt(amount) * BigInt(rate) < BigInt(Number.MAX_SAFE_INTEGER) * 1_000_000n)
      expect(toUsd(fromUsd(money(amount, 'USD'), 'NGN', rate), rate).minor).toBe(amount)
    }),
  )
})

test('an amount formatted for a field, or in whole units, is parsed back unchanged', () => {
  fc.assert(
    fc.property(minor, currency, (amount, code) => {
      const price = money(amount, code)
      expect(parseMoney(toDecimal(price), code)).toEqual(price)
      expect(parseMoney(formatMoney(price), code)).toEqual(price)
      expect(fromUnits(toUnits(price), code)).toEqual(price)
    }),
  )
})

test('a total does not depend on the order of its parts', () => {
  fc.assert(
    fc.property(fc.array(minor, { maxLength: 100 }), (amounts) => {
      const prices = amounts.map((amount) => money(amount, 'USD'))
      const total = sum(prices, 'USD')
      expect(sum(prices.toReversed(), 'USD')).toEqual(total)
      expect(total.minor).toBe(amounts.reduce((a, b) => a + b, 0))
    }),
  )
})

test('any text is parsed or refused, quickly', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 1_000 }), (text) => {
      const parsed = parseMoney(text, 'USD')
      expect(parsed === null || (parsed.minor >= 0 && parsed.minor <= MAX_PRICE_MINOR)).toBe(true)
    }),
  )
  expect(cpuTimeMs(() => void parseMoney(`${'1,111'.repeat(20_000)}x`, 'USD'))).toBeLessThan(200)
})
