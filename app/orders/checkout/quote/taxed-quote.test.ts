import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Money, money, sum } from '#app/base/money.ts'
import { computeQuote, type QuoteSettings } from '#app/orders/checkout/quote/quote.ts'
import type { Sums } from '#app/orders/order-sums.ts'
import { computeShippingRefund } from '#app/orders/refunds/refund.ts'
import { listIncludedTaxRows, listSumRows } from '#app/orders/sum-rows.ts'
import type { DiscountTerms } from '#app/pricing/discount.ts'
import { convertPrice } from '#app/pricing/market-price.ts'
import { PRESET_SHIPPING } from '#app/pricing/market-shipping.server.ts'
import { TAX_CLASSES, type TaxClass } from '#app/pricing/tax-class.ts'
import { testMarket } from '#tests/support/markets.ts'

const US = { country: 'US', region: '' }
const rates = [
  { ...US, taxClass: 'standard', name: 'Sales tax', rate: 80_000 },
  { ...US, taxClass: 'reduced', name: 'Sales tax', rate: 25_000 },
  { ...US, region: 'NY', taxClass: 'standard', name: 'NY sales tax', rate: 88_750 },
] as const

const settings: QuoteSettings = {
  market: testMarket(),
  shipping: PRESET_SHIPPING,
  enable_tax: true,
  tax_rate: 0,
  taxes: { rates, registrations: [US] },
  enable_shipping: true,
  enable_local_pickup: false,
  default_shipping_rate: 0,
  free_shipping_threshold: 0,
}
const included = { ...settings, market: { ...settings.market, taxIncluded: true } }
const toTexas = { country: 'US', region: 'Texas', method: 'express', currency: 'USD' } as const

/** Creates a line from a price in whole dollars, at ₦1,500 per dollar. */
function createLine(dollars: number, taxClass: TaxClass = 'standard') {
  return { ...convertPrice(money(dollars * 150_000, 'NGN'), settings.market), quantity: 1, taxClass }
}

function formatRows(sums: Sums) {
  const rows = [...listSumRows(sums, { shippingName: 'Express', discountCode: '' }), ...listIncludedTaxRows(sums)]
  return rows.map(({ term, amount }) => `${term} ${amount}`)
}

test('each line is taxed by its class, and each rate has its own row', () => {
  const { charged, lines } = computeQuote(
    [createLine(100), createLine(40, 'reduced'), createLine(10, 'zero')],
    settings,
    toTexas,
  )
  expect(lines.map(({ tax, taxRate }) => [tax.minor, taxRate])).toEqual([
    [8_00, 80_000],
    [1_00, 25_000],
    [0, 0],
  ])
  expect(formatRows(charged).slice(2)).toEqual(['Sales tax 8% $8.00', 'Sales tax 2.5% $1.00'])
  expect(charged.total.minor).toBe(150_00 + 25_00 + 9_00)
})

test('a single rate that is added to the prices is labeled “Tax”, whatever its name', () => {
  expect(formatRows(computeQuote([createLine(100), createLine(10, 'zero')], settings, toTexas).charged)[2]).toBe(
    'Tax $8.00',
  )
})

test('included tax is listed below the total, and the total is the sum of the listed prices', () => {
  const { charged } = computeQuote([createLine(108), createLine(41, 'reduced')], included, toTexas)
  expect(charged.total.minor).toBe(149_00 + 25_00)
  expect(formatRows(charged).slice(1)).toEqual([
    'Shipping (Express) $25.00',
    'Includes Sales tax 8% $8.00',
    'Includes Sales tax 2.5% $1.00',
  ])
})

// In Japan, delivery is taxed at the standard rate: country-data.ts
test('a rate that applies only to delivery has no row where delivery is free', () => {
  const place = { country: 'JP', region: '', name: 'Consumption tax' } as const
  const taxes = {
    rates: [
      { ...place, taxClass: 'standard', rate: 100_000, shipping: 'standard' },
      { ...place, taxClass: 'reduced', rate: 80_000 },
    ] as const,
    registrations: [{ country: 'JP', region: '' }],
  }
  const zones = PRESET_SHIPPING.zones.map((zone) => ({ ...zone, places: [{ ...place, ranges: [] }] }))
  const toTokyo = { country: 'JP', region: '13', method: 'standard', currency: 'USD' } as const
  for (const baseSettings of [settings, included]) {
    const listRates = (dollars: number) => {
      const japanSettings = { ...baseSettings, taxes, shipping: { ...PRESET_SHIPPING, zones } }
      const { charged, store, shown } = computeQuote([createLine(dollars, 'reduced')], japanSettings, toTokyo)
      return [charged.shipping.minor, ...[charged, store, shown].map((sums) => sums.taxes.map(({ rate }) => rate))]
    }
    expect(listRates(20)).toEqual([10_00, ...Array(3).fill([100_000, 80_000])])
    expect(listRates(200)).toEqual([0, ...Array(3).fill([80_000])])
  }
})

test('the shipping refund of a business that pays no tax is the cost of the cheapest delivery without tax', () => {
  const taxes = {
    rates: [{ country: 'IT', region: '', taxClass: 'standard', name: 'IVA', rate: 220_000 }] as const,
    registrations: [
      { country: 'DE', region: '', number: 'DE136695976' },
      { country: 'EU', region: '' },
    ],
  }
  const market = { ...included.market, taxShipping: true }
  const toItaly = { ...toTexas, country: 'IT', region: 'RM', postalCode: '00118' }
  const refundFor = (vatNumber: string) => {
    const { charged, standardShipping } = computeQuote(
      [createLine(122)],
      { ...included, market, taxes },
      { ...toItaly, vatNumber },
    )
    return [charged.shipping.minor, computeShippingRefund({ charged, standardShipping }, []).minor]
  }
  expect(refundFor('')).toEqual([25_00, 10_00])
  expect(refundFor('FR40303265045')).toEqual([20_49, 8_20]) // 25.00 / 1.22 and 10.00 / 1.22
})

test.each([
  { region: 'New York', tax: 8_88 },
  { region: 'ny', tax: 8_88 },
  { region: 'Texas', tax: 8_00 },
  { region: '', tax: 8_00 },
])('in the region “$region”, the tax on $100 is $tax cents', ({ region, tax }) => {
  expect(computeQuote([createLine(100)], settings, { ...toTexas, region }).charged.tax.minor).toBe(tax)
})

test('a store registered in one state charges no tax in others', () => {
  const taxes = { rates, registrations: [{ country: 'US', region: 'NY' }] }
  const quoteForRegion = (region: string) =>
    computeQuote([createLine(100)], { ...settings, taxes }, { ...toTexas, region }).charged
  expect(['New York', 'Texas', ''].map((region) => quoteForRegion(region).tax.minor)).toEqual([8_88, 0, 0])
  expect(quoteForRegion('Texas').taxes).toEqual([])
  const isTaxUnknownIn = (region: string, country = 'US') =>
    computeQuote([createLine(100)], { ...settings, taxes }, { ...toTexas, country, region }).isTaxUnknown
  expect([isTaxUnknownIn('Texas'), isTaxUnknownIn(' '), isTaxUnknownIn('', 'CA')]).toEqual([false, true, false])
})

test('the address is needed where a region has its own rate or registration', () => {
  const needsAddress = (country: string, taxes: QuoteSettings['taxes']) =>
    computeQuote([createLine(100)], { ...settings, taxes }, { ...toTexas, country }).needsAddress
  const national = { rates: rates.slice(0, 2), registrations: [US] }
  expect(needsAddress('US', settings.taxes)).toBe(true)
  expect(needsAddress('CA', settings.taxes)).toBe(false)
  expect(needsAddress('US', national)).toBe(false)
  expect(needsAddress('US', { ...national, registrations: [{ country: 'US', region: 'TX' }] })).toBe(true)
})

const buildTerms = (percent: number): DiscountTerms => ({
  code: 'CODE',
  kind: 'percent',
  percent,
  amount: 0,
  isActive: true,
  minimum: 0,
  startsAt: null,
  endsAt: null,
  usageLimit: null,
  customerLimit: null,
  used: 0,
})

const sumAmounts = (amounts: readonly Money[]) => amounts.reduce((all, { minor }) => all + BigInt(minor), 0n)
/** Rounds to the nearest whole number, half up. */
const roundToNearest = (numerator: bigint, denominator: bigint) => (2n * numerator + denominator) / (2n * denominator)

test('lines add up to the sums, included tax never changes the total, and every tax follows from its base', () => {
  const anyLines = fc.array(
    fc
      .record({
        unit: fc
          .integer({ min: 0, max: 50_000_000 })
          .map((minor) => convertPrice(money(minor, 'NGN'), settings.market)),
        quantity: fc.integer({ min: 1, max: 99 }),
        taxClass: fc.constantFrom(...TAX_CLASSES),
      })
      .map(({ unit, ...line }) => ({ ...unit, ...line })),
    { minLength: 1, maxLength: 12 },
  )
  const anyRate = fc.integer({ min: 1, max: 400_000 })
  const anyTaxes = fc.record({ standard: anyRate, reduced: fc.option(anyRate), isRegistered: fc.boolean() })
  const anyCode = fc.option(fc.integer({ min: 1, max: 1_000_000 }))
  const anyCurrency = fc.constantFrom('USD', 'GBP')
  fc.assert(
    fc.property(
      anyLines,
      anyTaxes,
      fc.boolean(),
      anyCode,
      anyCurrency,
      (lines, tax, taxShipping, percent, currency) => {
        const rateByClass = { standard: tax.standard, reduced: tax.reduced ?? tax.standard, zero: 0 }
        const rateList = (['standard', 'reduced'] as const).flatMap((taxClass) => {
          const rate = tax[taxClass]
          return rate === null ? [] : [{ ...US, taxClass, name: 'VAT', rate }]
        })
        const taxes = { rates: rateList, registrations: tax.isRegistered ? [US] : [] }
        const code = percent === null ? null : { terms: buildTerms(percent), now: new Date() }
        const quoteWith = (taxIncluded: boolean) => {
          const market = { ...settings.market, taxIncluded, taxShipping }
          return computeQuote(lines, { ...settings, market, taxes }, { ...toTexas, currency }, code)
        }
        const untaxed = computeQuote(lines, { ...settings, enable_tax: false }, { ...toTexas, currency }, code)
        expect(quoteWith(true).charged.total).toEqual(untaxed.charged.total)
        expect(quoteWith(true).store.total).toEqual(untaxed.store.total)
        expect(quoteWith(true).shown.total).toEqual(untaxed.shown.total)
        for (const taxIncluded of [true, false]) {
          const { lines: priced, charged, store, shown } = quoteWith(taxIncluded)
          expect(sumAmounts(priced.map(({ discount }) => discount))).toBe(BigInt(charged.discount.minor))
          expect(priced.map(({ taxRate }) => taxRate)).toEqual(
            lines.map(({ taxClass }) => (tax.isRegistered ? rateByClass[taxClass] : 0)),
          )
          for (const side of [charged, store, shown]) {
            expect(
              sum(
                side.taxes.map((taxSum) => taxSum.tax),
                side.total.currency,
              ),
            ).toEqual(side.tax)
          }
          const goodsTax = sumAmounts(priced.map((line) => line.tax))
          if (!taxShipping) expect(goodsTax).toBe(BigInt(charged.tax.minor))
          expect(goodsTax).toBeLessThanOrEqual(BigInt(charged.tax.minor))
          for (const { rate, net, tax: due } of [...charged.taxes, ...store.taxes]) {
            const [ppm, base] = [BigInt(rate ?? -1), BigInt(net.minor) + (taxIncluded ? BigInt(due.minor) : 0n)]
            const expected = taxIncluded
              ? roundToNearest(base * ppm, 1_000_000n + ppm)
              : roundToNearest(base * ppm, 1_000_000n)
            expect(BigInt(due.minor)).toBe(expected)
          }
          if (taxShipping) continue
          for (const rate of new Set(priced.map(({ taxRate }) => taxRate))) {
            const group = priced.filter(({ taxRate }) => taxRate === rate)
            const base = sumAmounts(group.map((line) => line.total)) - sumAmounts(group.map((line) => line.discount))
            const chargedTax = charged.taxes.find((taxSum) => taxSum.rate === rate)
            if (chargedTax)
              expect(BigInt(chargedTax.net.minor) + (taxIncluded ? BigInt(chargedTax.tax.minor) : 0n)).toBe(base)
          }
        }
      },
    ),
    { numRuns: 300 },
  )
})
