import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CURRENCY_CODES, type CurrencyCode, currencyChoices, isCurrency } from '#app/base/currencies.ts'
import {
  add,
  compare,
  convert,
  countDecimals,
  formatMoney,
  fromUnits,
  getCurrencySymbol,
  invert,
  MAX_PRICE_MINOR,
  money,
  multiply,
  oneUnit,
  parseMoney,
  portion,
  type Rate,
  subtract,
  sum,
  toDecimal,
  toUnits,
} from '#app/base/money.ts'
import {
  addDecimals,
  allocate,
  computeAverage,
  computeIncludedPortion,
  roundPrice,
  roundTo,
} from '#app/base/money-arithmetic.ts'
import { addMinus, currencyName, formatSignedAmount } from '#app/base/money-formats.ts'
import { chainRates, formatPpm, parsePercent, parseRate, toUnitRate } from '#app/base/rates.ts'
import { measureCpuTimeMs } from '#tests/support/cpu-time.ts'

const currency = fc.constantFrom(...CURRENCY_CODES)
const minor = fc.integer({ min: 0, max: MAX_PRICE_MINOR })

/** Rounds half away from zero, computed differently from the module: from the exact fraction. */
function divideExactly(numerator: bigint, denominator: bigint): bigint {
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
  { minor: 1_235, currency: 'JPY', text: '¥1,235' },
  { minor: 1_235, currency: 'KWD', text: 'KWD\u00a01.235' },
  { minor: 1_235, currency: 'AUD', text: 'A$12.35' },
  { minor: 1_235, currency: 'SEK', text: 'SEK\u00a012.35' },
  { minor: 1_235, currency: 'GHS', text: 'GH₵12.35' },
  { minor: -1_235, currency: 'CNY', text: '-CN¥12.35' },
] as const)('$minor $currency is formatted as $text', ({ text, ...amount }) => {
  expect(formatMoney(amount)).toBe(text)
})

test.each([
  { minor: 123_450, currency: 'CAD', text: '\u200f1,234.50\u00a0\u200fC$\u200e' },
  { minor: -1_235, currency: 'EUR', text: '\u200f\u200e-12.35\u00a0\u200f€\u200e' },
] as const)('in Arabic, direction marks keep the parts of $minor $currency together', ({ text, ...amount }) => {
  expect(formatMoney(amount, 'ar-u-nu-latn')).toBe(text)
})

test('a negative amount has its minus sign to the left of its digits', () => {
  expect(addMinus('$5.00')).toBe('−$5.00')
  expect(addMinus('\u200f5.00\u00a0\u200f$\u200e')).toBe('\u200f\u200e−5.00\u00a0\u200f$\u200e')
  expect([-2, 0, 2].map((minor) => formatSignedAmount(money(minor, 'USD')))).toEqual(['−$0.02', '$0.00', '$0.02'])
})

test.each([
  { text: '2500', minor: 250_000 },
  { text: '2,500.00', minor: 250_000 },
  { text: '₦2,500', minor: 250_000 },
  { text: ' 2500.5 ', minor: 250_050 },
  { text: '0.5', minor: 50 },
  { text: '.5', minor: 50 },
  { text: '5.', minor: 500 },
  { text: '0.0400', minor: 4 },
  { text: '0.004', minor: null }, // never rounded
  { text: '1.995', minor: null },
  { text: '10000000000', minor: MAX_PRICE_MINOR },
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
])('"$text" is parsed as $minor kobo', ({ text, minor }) => {
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
  { name: 'half a cent is rounded up', minor: 50, ppm: 10_000, share: 1 },
  { name: 'just below half a cent is rounded down', minor: 49, ppm: 10_000, share: 0 },
  { name: 'a refund mirrors its sale', minor: -50, ppm: 10_000, share: -1 },
  { name: 'just above minus half a cent rounds to 0', minor: -49, ppm: 10_000, share: 0 },
  { name: 'one millionth counts', minor: 1_000_000, ppm: 1, share: 1 },
  { name: 'a share of 0%', minor: 12_345, ppm: 0, share: 0 },
  { name: 'the whole amount', minor: 12_345, ppm: 1_000_000, share: 12_345 },
])('portion: $name', ({ minor, ppm, share }) => {
  expect(portion(money(minor, 'USD'), ppm).minor).toBe(share)
})

const NAIRA: Rate = { base: 1_500_000_000, quote: 1_000_000 }

test.each([
  { kobo: 12_800_000, cents: 8_533 }, // 8533.33
  { kobo: 12_799_999, cents: 8_533 },
  { kobo: 749, cents: 0 }, // 0.4993
  { kobo: 750, cents: 1 }, // a half
  { kobo: 2_249, cents: 1 },
  { kobo: 2_250, cents: 2 },
  { kobo: -750, cents: -1 },
  { kobo: -749, cents: 0 },
])('$kobo kobo are $cents cents at a rate of 1,500', ({ kobo, cents }) => {
  expect(convert(money(kobo, 'NGN'), 'USD', NAIRA)).toEqual({ minor: cents, currency: 'USD' })
})

test.each([
  { from: money(16_025, 'JPY'), to: 'EUR', rate: { base: 160_250_000, quote: 1_000_000 }, minor: 10_000 },
  { from: money(10_000, 'EUR'), to: 'JPY', rate: { base: 1_000_000, quote: 160_250_000 }, minor: 16_025 },
  { from: money(12_800_000, 'NGN'), to: 'KWD', rate: { base: 4_900_000_000, quote: 1_000_000 }, minor: 26_122 },
  { from: money(1_000, 'KWD'), to: 'JPY', rate: { base: 1_000_000, quote: 500_500_000 }, minor: 501 },
  { from: money(100, 'NGN'), to: 'USD', rate: { base: 1, quote: 1 }, minor: 100 },
] as const)(
  '$from.minor $from.currency is $minor $to, however many decimals each currency has',
  ({ from, to, rate, minor }) => {
    expect(convert(from, to, rate)).toEqual({ minor, currency: to })
  },
)

test.each([
  { minor: 10_000_000, count: 3, average: 3_333_300 },
  { minor: 10_050, count: 1, average: 10_100 },
  { minor: 10_049, count: 1, average: 10_000 },
  { minor: 1_000, count: 7, average: 100 },
  { minor: 5_000, count: 0, average: 0 },
])('the average of $minor over $count is $average, in whole units', ({ minor, count, average }) => {
  expect(computeAverage(money(minor, 'NGN'), count)).toEqual(money(average, 'NGN'))
})

test('an amount is not converted to its own currency, whatever the rate', () => {
  const amount = money(9_999, 'USD')
  for (const rate of [NAIRA, invert(NAIRA), { base: 0, quote: 0 }]) expect(convert(amount, 'USD', rate)).toEqual(amount)
})

test('inexact amounts, different currencies, and rates that are not above 0 are rejected', () => {
  expect(() => money(0.5, 'USD')).toThrow(RangeError)
  expect(() => money(Number.NaN, 'USD')).toThrow(RangeError)
  expect(() => money(Number.MAX_SAFE_INTEGER + 1, 'USD')).toThrow(RangeError)
  expect(() => multiply(money(1, 'USD'), 1.5)).toThrow(RangeError)
  expect(() => multiply(money(MAX_PRICE_MINOR, 'USD'), 1_000_000)).toThrow(RangeError)
  for (const rate of [
    { base: 0, quote: 1 },
    { base: 1, quote: 0 },
    { base: -1, quote: -1 },
  ]) {
    expect(() => convert(money(1, 'NGN'), 'USD', rate)).toThrow(RangeError)
  }
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
])('in parts per million, "$text" is $percent as a percentage and $rate as a rate', ({ text, percent, rate }) => {
  expect(parsePercent(text)).toBe(percent)
  expect(parseRate(text)).toBe(rate)
})

test.each([
  { ppm: 75_000, unit: 10_000, text: '7.5' },
  { ppm: 80_000, unit: 10_000, text: '8' },
  { ppm: 1, unit: 10_000, text: '0.0001' },
  { ppm: 1_500_000_000, unit: 1_000_000, text: '1500' },
  { ppm: 790_000, unit: 1_000_000, text: '0.79' },
] as const)('$ppm parts per million are formatted as $text', ({ ppm, unit, text }) => {
  expect(formatPpm(ppm, unit)).toBe(text)
})

test('currencies have a number of decimals, unique symbols, names, and an order in selects', () => {
  expect((['JPY', 'VND', 'XAF', 'EUR', 'NGN', 'KWD', 'TND'] as const).map(countDecimals)).toEqual([0, 0, 0, 2, 2, 3, 3])
  expect(new Set(CURRENCY_CODES.map(getCurrencySymbol)).size).toBe(CURRENCY_CODES.length)
  expect([oneUnit('JPY').minor, oneUnit('EUR').minor, oneUnit('KWD').minor]).toEqual([1, 100, 1_000])
  expect(currencyChoices.slice(0, 5)).toEqual(['NGN', 'USD', 'GBP', 'EUR', 'AED'])
  expect(new Set(currencyChoices).size).toBe(CURRENCY_CODES.length)
  expect([currencyName('USD'), currencyName('USD', 2), currencyName('EUR', 2)]).toEqual([
    'US dollar',
    'US dollars',
    'euros',
  ])
})

test('inherited property names are not currencies', () => {
  expect(['USD', 'NGN', 'toString', '__proto__', 'usd', ''].map(isCurrency)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ])
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

test.each([0, -1, 0.5])('rounding to %s is rejected', (step) => {
  expect(() => roundTo(money(100, 'NGN'), step)).toThrow(RangeError)
})

test.each([
  { minor: 1_230, step: 1, ending: 0, rounded: 1_230 },
  { minor: 1_230, step: 100, ending: 99, rounded: 1_199 },
  { minor: 1_249, step: 100, ending: 99, rounded: 1_299 },
  { minor: 1_280, step: 100, ending: 95, rounded: 1_295 },
  { minor: 120_025_000, step: 50_000, ending: 0, rounded: 120_050_000 },
  { minor: 120_024_999, step: 50_000, ending: 0, rounded: 120_000_000 },
  { minor: 1, step: 50_000, ending: 0, rounded: 50_000 },
  { minor: 1, step: 100, ending: 99, rounded: 99 },
  { minor: 0, step: 100, ending: 99, rounded: 0 },
])(
  'the price $minor is rounded to $rounded if prices end in $ending in steps of $step',
  ({ minor, step, ending, rounded }) => {
    expect(roundPrice(money(minor, 'NGN'), { step, ending }).minor).toBe(rounded)
  },
)

test('a rounded price fits the rule, is above 0, and is the nearest such price', () => {
  const rule = fc
    .integer({ min: 1, max: 1_000_000 })
    .chain((step) => fc.record({ step: fc.constant(step), ending: fc.integer({ min: 0, max: step - 1 }) }))
  fc.assert(
    fc.property(fc.integer({ min: 1, max: MAX_PRICE_MINOR }), rule, (minor, { step, ending }) => {
      const rounded = roundPrice(money(minor, 'USD'), { step, ending }).minor
      expect(rounded).toBeGreaterThan(0)
      expect(rounded % step).toBe(ending)
      const [below, above] = [rounded - step, rounded + step]
      if (below > 0) expect(Math.abs(minor - rounded)).toBeLessThanOrEqual(Math.abs(minor - below))
      expect(Math.abs(minor - rounded)).toBeLessThan(Math.abs(minor - above))
    }),
  )
})

const rates = fc.record({
  base: fc.integer({ min: 1_000, max: 1_000_000_000_000 }),
  quote: fc.integer({ min: 1_000, max: 1_000_000_000_000 }),
})

test('convert and portion round like exact fractions', () => {
  const signed = fc.integer({ min: -MAX_PRICE_MINOR, max: MAX_PRICE_MINOR })
  fc.assert(
    fc.property(signed, currency, currency, rates, (amount, from, to, rate) => {
      fc.pre(from !== to)
      const [fromUnit, toUnit] = [10 ** countDecimals(from), 10 ** countDecimals(to)]
      fc.pre(((Math.abs(amount) * rate.quote) / rate.base) * (toUnit / fromUnit) < Number.MAX_SAFE_INTEGER)
      const numerator = BigInt(amount) * BigInt(rate.quote) * BigInt(toUnit)
      const exact = divideExactly(numerator, BigInt(rate.base) * BigInt(fromUnit))
      expect(BigInt(convert(money(amount, from), to, rate).minor)).toBe(exact)
    }),
  )
  fc.assert(
    fc.property(signed, fc.integer({ min: 0, max: 2_000_000 }), (amount, ppm) => {
      const exact = divideExactly(BigInt(amount) * BigInt(ppm), 1_000_000n)
      expect(BigInt(portion(money(amount, 'USD'), ppm).minor)).toBe(exact)
    }),
  )
})

test('conversion preserves the order of amounts, is symmetric for refunds, and loses at most half a unit', () => {
  const cents = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 })
  fc.assert(
    fc.property(cents, cents, fc.integer({ min: 1_000, max: 2_000_000_000 }), (a, b, base) => {
      const toNaira = (minor: number) => convert(money(minor, 'USD'), 'NGN', { base: 1_000_000, quote: base }).minor
      expect(toNaira(Math.min(a, b))).toBeLessThanOrEqual(toNaira(Math.max(a, b)))
      expect(0 - toNaira(a)).toBe(toNaira(0 - a))
      const difference = 2n * BigInt(toNaira(a)) * 1_000_000n - 2n * BigInt(a) * BigInt(base)
      expect(difference >= -1_000_000n && difference <= 1_000_000n).toBe(true)
    }),
  )
})

test('an amount converted to a currency with smaller units and back is unchanged', () => {
  fc.assert(
    fc.property(minor, fc.integer({ min: 1_000_000, max: 5_000_000_000 }), (amount, quote) => {
      fc.pre(BigInt(amount) * BigInt(quote) < BigInt(Number.MAX_SAFE_INTEGER) * 1_000_000n)
      const rate = { base: 1_000_000, quote }
      expect(convert(convert(money(amount, 'USD'), 'NGN', rate), 'USD', invert(rate)).minor).toBe(amount)
    }),
  )
})

test('a chained rate converts as its two rates do one after the other, to within a millionth', () => {
  const [naira, yen] = [
    { base: 1_500_000_000, quote: 1_000_000 },
    { base: 1_000_000, quote: 150_000_000 },
  ]
  expect(chainRates(naira, yen)).toEqual({ base: 10_000_000, quote: 1_000_000 }) // ₦10 for ¥1
  expect(chainRates(invert(yen), invert(naira))).toEqual({ base: 1_000_000, quote: 10_000_000 })
  expect(chainRates(naira, invert(naira))).toEqual({ base: 1_000_000, quote: 1_000_000 })
  // A strong and a very weak currency: 3,250,000 for 1, within the range that can be stored
  expect(chainRates({ base: 1_000_000_000_000, quote: 1_000_000 }, { base: 3_250_000, quote: 1_000_000 })).toEqual({
    base: 325_000_000_000,
    quote: 100_000,
  })
  expect([toUnitRate(naira), toUnitRate(invert(naira)), toUnitRate(yen)]).toEqual([1_500_000_000, 667, 6_667])
  fc.assert(
    fc.property(rates, rates, (a, b) => {
      const { base, quote } = chainRates(a, b)
      const [exact, found] = [(a.quote / a.base) * (b.quote / b.base), quote / base]
      expect(Math.abs(found / exact - 1)).toBeLessThan(1e-6)
    }),
  )
})

test('an amount formatted for a field, for display or in major units is parsed back unchanged', () => {
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

test('any text is quickly parsed or rejected', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 1_000 }), (text) => {
      const parsed = parseMoney(text, 'USD')
      expect(parsed === null || (parsed.minor >= 0 && parsed.minor <= MAX_PRICE_MINOR)).toBe(true)
    }),
  )
  expect(measureCpuTimeMs(() => void parseMoney(`${'1,111'.repeat(20_000)}x`, 'USD'))).toBeLessThan(200)
})

test.each([
  { amount: 11_900, ppm: 190_000, tax: 1_900 },
  { amount: 100, ppm: 200_000, tax: 17 }, // 16.67
  { amount: 3, ppm: 1_000_000, tax: 2 }, // 1.5
  { amount: 10_000, ppm: 0, tax: 0 },
])('$amount includes tax of $tax at $ppm ppm', ({ amount, ppm, tax }) => {
  expect(computeIncludedPortion(money(amount, 'EUR'), ppm).minor).toBe(tax)
})

test.each([
  { amount: 100, weights: [1, 1, 1], parts: [34, 33, 33] },
  { amount: 190, weights: [333, 333, 334], parts: [63, 63, 64] },
  { amount: 5, weights: [0, 3, 0], parts: [0, 5, 0] },
  { amount: 0, weights: [0, 0], parts: [0, 0] },
  { amount: 0, weights: [], parts: [] },
])('$amount is allocated by the weights $weights as $parts', ({ amount, weights, parts }) => {
  const allocated = allocate(
    money(amount, 'JPY'),
    weights.map((weight) => money(weight, 'JPY')),
  )
  expect(allocated.map((part) => part.minor)).toEqual(parts)
})

test('parts add up, and each is its exact share rounded down or up', () => {
  const any = fc.integer({ min: 0, max: MAX_PRICE_MINOR })
  fc.assert(
    fc.property(any, fc.array(any, { minLength: 1, maxLength: 20 }), (amount, weights) => {
      fc.pre(weights.some((weight) => weight > 0))
      const parts = allocate(
        money(amount, 'USD'),
        weights.map((weight) => money(weight, 'USD')),
      )
      const whole = weights.reduce((total, weight) => total + BigInt(weight), 0n)
      expect(sum(parts, 'USD').minor).toBe(amount)
      for (const [index, part] of parts.entries()) {
        const difference = BigInt(part.minor) * whole - BigInt(amount) * BigInt(weights[index] ?? 0)
        expect(difference < whole && difference > -whole).toBe(true)
      }
    }),
  )
})

test.each([
  { amount: -1, weights: [1] },
  { amount: 1, weights: [2, -1] },
  { amount: 1, weights: [0] },
])('$amount cannot be allocated by the weights $weights', ({ amount, weights }) => {
  const parts = weights.map((weight) => money(weight, 'USD'))
  expect(() => allocate(money(amount, 'USD'), parts)).toThrow(RangeError)
})

test.each([
  ['149.90', '5', '154.90'],
  ['149.9', '-0.05', '149.85'],
  ['0.1', '0.2', '0.3'],
  ['1', '-1.5', '-0.5'],
  ['10', '20', '30'],
  ['1', '-1.0', '0.0'],
])('%s plus %s is exactly %s', (left, other, sum) => {
  expect(addDecimals(left, other)).toBe(sum)
})
