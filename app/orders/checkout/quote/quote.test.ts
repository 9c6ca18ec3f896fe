import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Money, money, portion } from '#app/base/money.ts'
import { computeQuote, isTooLarge, type QuoteSettings } from '#app/orders/checkout/quote/quote.ts'
import type { DiscountTerms } from '#app/pricing/discount.ts'
import { convertPrice } from '#app/pricing/market-price.ts'
import { PRESET_SHIPPING } from '#app/pricing/market-shipping.server.ts'
import { PRESET_TAXES } from '#app/pricing/tax-names.ts'
import { listRatesFor } from '#app/pricing/tax-table.ts'
import { COUNTRIES } from '#db/demo/countries.ts'
import { testMarket } from '#tests/support/markets.ts'

const [preset] = PRESET_SHIPPING.zones
if (!preset) throw new Error('The preset has no zone')
/** The preset's zones and Nigeria, since taxes are not limited to where the store delivers. */
const shipping = {
  isPrimary: true,
  zones: [{ ...preset, places: [...preset.places, { country: 'NG', region: '', ranges: [] }] }],
  pickupPoints: [],
}

const initial: QuoteSettings = {
  market: testMarket({ store_currency: 'NGN', usd_rate: 1_500_000_000 }),
  shipping,
  enable_tax: true,
  tax_rate: 0,
  taxes: PRESET_TAXES,
  enable_shipping: true,
  enable_local_pickup: false,
  default_shipping_rate: 0,
  free_shipping_threshold: 0,
}

const inDollars: QuoteSettings = {
  ...initial,
  market: testMarket({ store_currency: 'USD', usd_rate: 1_000_000 }),
}
const toAmerica = { country: 'US', method: 'standard', currency: 'USD' } as const

function createLine(minor: number, quantity = 1, { market }: Pick<QuoteSettings, 'market'> = initial) {
  return { ...convertPrice(money(minor, market.storeCurrency), market), quantity }
}

function listMinorAmounts(sums: Readonly<Record<'subtotal' | 'shipping' | 'tax' | 'total', Money>>) {
  return [sums.subtotal, sums.shipping, sums.tax, sums.total].map(({ minor }) => minor)
}

test('dollar sums start from each rounded unit price, store sums from the store prices', () => {
  const quote = computeQuote([createLine(12_800_000, 3)], initial, toAmerica) // ₦128,000 is $85.33
  expect(listMinorAmounts(quote.charged)).toEqual([25_599, 0, 2_048, 27_647])
  expect(listMinorAmounts(quote.store)).toEqual([38_400_000, 0, 3_072_000, 41_472_000])
})

test.each([
  { minor: 14_999, sums: [14_999, 1_000, 1_200, 17_199] },
  { minor: 15_000, sums: [15_000, 0, 1_200, 16_200] },
  { minor: 15_001, sums: [15_001, 0, 1_200, 16_201] },
])('a subtotal of $minor cents comes to $sums', ({ minor, sums }) => {
  const quote = computeQuote([createLine(minor, 1, inDollars)], inDollars, toAmerica)
  expect(listMinorAmounts(quote.charged)).toEqual(sums)
  expect(listMinorAmounts(quote.store)).toEqual(sums)
})

test('free shipping depends on the dollar amount alone', () => {
  // ₦224,994 is 149.996 dollars, charged as $150.00, so shipping is also free in naira.
  const quote = computeQuote([createLine(22_499_400)], initial, toAmerica)
  expect(quote.charged.subtotal.minor).toBe(15_000)
  expect([quote.charged.shipping.minor, quote.store.shipping.minor]).toEqual([0, 0])
})

test.each([
  { country: 'US', tax: 800 },
  { country: 'CA', tax: 1_300 },
  { country: 'GB', tax: 2_000 },
  { country: 'EU', tax: 1_900 },
  { country: 'NG', tax: 0 },
])('in $country, the tax on 100 dollars is $tax cents; shipping is not taxed', ({ country, tax }) => {
  const quote = computeQuote([createLine(10_000, 1, inDollars)], inDollars, {
    ...toAmerica,
    country,
    method: 'express',
  })
  expect(listMinorAmounts(quote.charged)).toEqual([10_000, 2_500, tax, 12_500 + tax])
})

test('in a different display currency, the rounded dollars are converted, and the converted amounts add up on their own', () => {
  const quote = computeQuote([createLine(12_800_000, 2)], initial, { ...toAmerica, currency: 'GBP', method: 'express' })
  // £67.41 each; $25.00 is £19.75; $13.65 of tax is £10.78
  expect(listMinorAmounts(quote.shown)).toEqual([13_482, 1_975, 1_078, 16_535])
  expect(quote.lines[0]).toMatchObject({ shownPrice: { minor: 6_741 }, shownTotal: { minor: 13_482 } })
})

test('a shopper who chose the store currency sees the store prices', () => {
  const inPounds = { ...initial, market: testMarket({ store_currency: 'GBP', usd_rate: 790_000 }) }
  const quote = computeQuote([createLine(9_999, 2, inPounds)], inPounds, { ...toAmerica, currency: 'GBP' })
  expect(quote.shown).toEqual(quote.store)
  expect(quote.shown.subtotal).toEqual({ minor: 19_998, currency: 'GBP' })
})

test('an unavailable shipping method is replaced by an available one or, if there is none, by null', () => {
  expect(computeQuote([createLine(100)], initial, { ...toAmerica, method: 'pickup' }).method).toBe('standard')
  const pickup = { ...initial, enable_shipping: false, enable_local_pickup: true }
  expect(computeQuote([createLine(100)], pickup, toAmerica).method).toBe('pickup')
  const noMethods = { ...initial, enable_shipping: false }
  expect(computeQuote([createLine(1_500_000)], noMethods, toAmerica)).toMatchObject({ method: null, options: [] })
})

const now = new Date('2026-11-20T12:00:00Z')

function buildCode(terms: Partial<DiscountTerms>) {
  const otherTerms = { minimum: 0, startsAt: null, endsAt: null, usageLimit: null, customerLimit: null, used: 0 }
  return {
    terms: { code: 'CODE', kind: 'percent', percent: 100_000, amount: 0, isActive: true, ...otherTerms, ...terms },
    now,
  } as const
}

test.each([
  { minor: 16_666, sums: [14_999, 1_000, 1_200, 17_199], discount: 1_667 },
  { minor: 16_667, sums: [15_000, 0, 1_200, 16_200], discount: 1_667 },
  { minor: 16_668, sums: [15_001, 0, 1_200, 16_201], discount: 1_667 },
])(
  '10% off $minor cents comes to $sums: shipping and tax depend on the discounted subtotal',
  ({ minor, sums, discount }) => {
    const quote = computeQuote([createLine(minor, 1, inDollars)], inDollars, toAmerica, buildCode({}))
    expect(listMinorAmounts(quote.charged)).toEqual(sums)
    expect(quote.charged.discount.minor).toBe(discount)
    expect([quote.discountCode, quote.rejection]).toEqual(['CODE', null])
  },
)

test('a percentage is taken off the amounts in both currencies, and a fixed amount is converted', () => {
  const share = computeQuote([createLine(12_800_000, 3)], initial, toAmerica, buildCode({})) // $255.99
  expect([share.charged.discount.minor, share.store.discount.minor]).toEqual([2_560, 3_840_000])
  expect(listMinorAmounts(share.charged)).toEqual([23_039, 0, 1_843, 24_882])
  expect(listMinorAmounts(share.store)).toEqual([34_560_000, 0, 2_764_800, 37_324_800])
  const amount = buildCode({ kind: 'amount', percent: 0, amount: 500_000 }) // ₦5,000 is $3.33
  const fixed = computeQuote([createLine(12_800_000, 3)], initial, { ...toAmerica, currency: 'GBP' }, amount)
  expect([fixed.charged.discount.minor, fixed.store.discount.minor, fixed.shown.discount.minor]).toEqual([
    333, 500_000, 263,
  ])
  expect(fixed.shown.subtotal.minor).toBe(3 * 6_741 - 263)
})

test('a code that does not apply leaves the sums unchanged, and the quote contains the reason', () => {
  const expiredCode = buildCode({ endsAt: now })
  const { rejection, ...quote } = computeQuote([createLine(12_800_000)], initial, toAmerica, expiredCode)
  expect(rejection).toBe('late')
  const { rejection: noRejection, ...plain } = computeQuote([createLine(12_800_000)], initial, toAmerica)
  expect([quote, noRejection]).toEqual([plain, null])
})

test('the sums of the largest order are exact, and a larger order is rejected', () => {
  const largest = createLine(1_000_000_000_000, 100, inDollars)
  expect(isTooLarge([largest])).toBe(false)
  expect(computeQuote([largest], inDollars, toAmerica).charged.subtotal.minor).toBe(100_000_000_000_000)
  expect(isTooLarge([largest, createLine(1, 1, inDollars)])).toBe(true)
  const hugeInDollars = { ...createLine(1), price: money(Number.MAX_SAFE_INTEGER, 'USD') }
  expect(isTooLarge([hugeInDollars])).toBe(true)
})

test('in each currency, totals are the exact sums of their parts and match an integer reference', () => {
  const settings = fc.record({
    store_currency: fc.constantFrom('NGN', 'USD', 'GBP', 'EUR'),
    usd_rate: fc.integer({ min: 100_000, max: 5_000_000_000 }),
    enable_tax: fc.boolean(),
    tax_rate: fc.constantFrom(0, 1, 75_000, 333_333, 1_000_000),
    taxes: fc.constant(PRESET_TAXES),
    enable_shipping: fc.boolean(),
    enable_local_pickup: fc.boolean(),
    default_shipping_rate: fc.constantFrom(0, 1, 999, 500_000),
    free_shipping_threshold: fc.constantFrom(0, 1, 10_000, 22_500_000),
  })
  const lines = fc.array(
    fc.record({ minor: fc.integer({ min: 0, max: 50_000_000 }), quantity: fc.integer({ min: 1, max: 9_999 }) }),
    { minLength: 1, maxLength: 100 },
  )
  const choice = fc.record({
    country: fc.constantFrom(...COUNTRIES, 'NG'),
    method: fc.constantFrom('standard', 'express', 'pickup'),
    currency: fc.constantFrom('USD', 'GBP', 'EUR', 'CAD'),
  })
  const code = fc.oneof(
    fc.constant(null),
    fc.integer({ min: 1, max: 1_000_000 }).map((percent) => buildCode({ percent })),
    fc.integer({ min: 1, max: 10 ** 10 }).map((amount) => buildCode({ kind: 'amount', percent: 0, amount })),
  )
  fc.assert(
    fc.property(settings, lines, choice, code, (settings, generatedLines, choice, code) => {
      const market = testMarket(settings)
      const priced = generatedLines.map(({ minor, quantity }) => createLine(minor, quantity, { market }))
      const quote = computeQuote(priced, { ...settings, market, shipping }, choice, code)
      const { charged, store, shown, lines, options, method } = quote
      for (const { discount, subtotal, shipping, tax, total } of [charged, store, shown]) {
        expect(total.minor).toBe(subtotal.minor + shipping.minor + tax.minor)
        expect(Math.min(discount.minor, subtotal.minor, shipping.minor, tax.minor)).toBeGreaterThanOrEqual(0)
      }
      const rate = settings.store_currency === 'USD' ? 1_000_000n : BigInt(settings.usd_rate)
      const cents = generatedLines.map(({ minor }) => (2n * BigInt(minor) * 1_000_000n + rate) / (2n * rate)) // half up
      const expected = generatedLines.reduce(
        (total, { quantity }, index) => total + (cents[index] ?? 0n) * BigInt(quantity),
        0n,
      )
      expect(BigInt(charged.subtotal.minor + charged.discount.minor)).toBe(expected)
      expect(store.subtotal.minor + store.discount.minor).toBe(
        generatedLines.reduce((total, { minor, quantity }) => total + minor * quantity, 0),
      )
      for (const [sums, name] of [
        [charged, 'total'],
        [shown, 'shownTotal'],
      ] as const) {
        const full = lines.reduce((total, line) => total + line[name].minor, 0)
        expect(sums.subtotal.minor + sums.discount.minor).toBe(full)
      }
      // A store price below half a cent is charged as 0, but is shown in full in the store currency
      const follows = choice.currency !== settings.store_currency
      expect(follows && charged.subtotal.minor === 0 ? shown.subtotal.minor : 0).toBe(0)
      const [rated] = listRatesFor('standard', { country: choice.country, region: '' }, settings)
      expect(charged.tax).toEqual(portion(charged.subtotal, rated?.rate ?? 0))
      expect(options.map((option) => option.method).includes(method ?? 'pickup')).toBe(method !== null)
      if (choice.currency === 'USD') expect(shown).toEqual(charged)
    }),
  )
})
