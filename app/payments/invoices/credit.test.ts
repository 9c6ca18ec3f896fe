import fc from 'fast-check'
import { expect, test } from 'vitest'
import { money } from '#app/base/money.ts'
import { newId } from '#app/lib/id.ts'
import { computeTaxedSide } from '#app/orders/order-sums.ts'
import {
  computeReturnedParts,
  getPartAmount,
  listRefundParts,
  type RefundPart,
  selectParts,
  splitRefund,
  subtractRefunds,
  sumRefundParts,
} from '#app/orders/refund-parts.ts'
import { type CreditedParts, computeCredit, computeStoreCredit } from '#app/payments/invoices/credit.ts'
import { type Figures, getUntaxedAmount, type StoreFigures } from '#app/payments/invoices/invoice-contents.ts'

const usd = (minor: number) => money(minor, 'USD')

/** 100.00 at 19%, 50.00 at 7%, and shipping of 10.00 that is not taxed. */
const MIXED: Figures = {
  taxes: [
    { name: 'VAT', rate: 190_000, net: 100_00, tax: 19_00 },
    { name: 'VAT', rate: 70_000, net: 50_00, tax: 3_50 },
  ],
  net: 160_00,
  tax: 22_50,
  total: 182_50,
}

test('a credit note for the full amount has the figures of the invoice', () => {
  expect(computeCredit(MIXED, [], usd(182_50))).toEqual(MIXED)
})

test('a partial credit is divided in proportion to the remaining amount at each rate', () => {
  expect(computeCredit(MIXED, [], usd(91_25))).toEqual({
    taxes: [
      { name: 'VAT', rate: 190_000, net: 50_00, tax: 9_50 },
      { name: 'VAT', rate: 70_000, net: 25_00, tax: 1_75 },
    ],
    net: 80_00,
    tax: 11_25,
    total: 91_25,
  })
})

/** The goods of MIXED, none of which are refunded. */
const NO_PARTS: CreditedParts = {
  goods: [],
  shipping: 0,
  ordered: [
    { rate: 190_000, gross: 119_00 },
    { rate: 70_000, gross: 53_50 },
  ],
  shippingBefore: [],
}
const BOOK = { ...NO_PARTS, goods: [{ rate: 70_000, gross: 53_50 }] }

test('returned units are credited at their own rate', () => {
  expect(computeCredit(MIXED, [], usd(53_50), BOOK)).toEqual({
    taxes: [{ name: 'VAT', rate: 70_000, net: 50_00, tax: 3_50 }],
    net: 50_00,
    tax: 3_50,
    total: 53_50,
  })
})

test('an amount refunded beyond the returned units is credited at the other rates', () => {
  const credit = computeCredit(MIXED, [], usd(63_50), BOOK)
  expect(credit.taxes).toMatchObject([{ rate: 190_000 }, { rate: 70_000, net: 50_00, tax: 3_50 }])
  expect(credit.total).toBe(63_50)
  const twoParts = [40_00, 30_00].map((gross) => ({ rate: 70_000, gross }))
  expect(computeCredit(MIXED, [], usd(63_50), { ...NO_PARTS, goods: twoParts })).toEqual(credit)
})

test('returned units that are not taxed are credited without tax', () => {
  const untaxed = { ...NO_PARTS, goods: [{ rate: null, gross: 10_00 }] }
  expect(computeCredit(MIXED, [], usd(10_00), untaxed)).toEqual({ taxes: [], net: 10_00, tax: 0, total: 10_00 })
})

test('shipping that is not taxed is credited without tax', () => {
  const shipping = { ...NO_PARTS, shipping: 10_00 }
  expect(computeCredit(MIXED, [], usd(10_00), shipping)).toEqual({ taxes: [], net: 10_00, tax: 0, total: 10_00 })
  const first = computeCredit(MIXED, [], usd(4_00), { ...NO_PARTS, shipping: 4_00 })
  expect(
    computeCredit(MIXED, [first], usd(6_00), { ...NO_PARTS, shipping: 6_00, shippingBefore: [4_00] }).taxes,
  ).toEqual([])
})

test('taxed shipping is credited at the rates at which it was taxed', () => {
  // Shipping of 10.00 is split between goods of 100.00 at 19% and 50.00 at 7%, in proportion: 6.67 and 3.33
  const taxes = [
    { name: 'VAT', rate: 190_000, net: 106_67, tax: 20_27 },
    { name: 'VAT', rate: 70_000, net: 53_33, tax: 3_73 },
  ]
  const invoice = { taxes, net: 160_00, tax: 24_00, total: 184_00 }
  expect(computeCredit(invoice, [], usd(11_50), { ...NO_PARTS, shipping: 11_50 })).toEqual({
    taxes: [
      { name: 'VAT', rate: 190_000, net: 6_67, tax: 1_27 },
      { name: 'VAT', rate: 70_000, net: 3_33, tax: 23 },
    ],
    net: 10_00,
    tax: 1_50,
    total: 11_50,
  })
})

test('shipping is credited at the rates at which less shipping was credited before', () => {
  // Shipping of 5.00 at each rate
  const taxes = [
    { name: 'VAT', rate: 190_000, net: 104_20, tax: 19_80 },
    { name: 'VAT', rate: 70_000, net: 54_67, tax: 3_83 },
  ]
  const invoice = { taxes, net: 158_87, tax: 23_63, total: 182_50 }
  const first = computeCredit(invoice, [], usd(1), { ...NO_PARTS, shipping: 1 })
  const second = computeCredit(invoice, [first], usd(1), { ...NO_PARTS, shipping: 1, shippingBefore: [1] })
  expect([first, second].map((credit) => credit.taxes.map(({ rate }) => rate))).toEqual([[190_000], [70_000]])
})

test('a credit above the remaining amount is rejected', () => {
  const half = computeCredit(MIXED, [], usd(91_25))
  expect(() => computeCredit(MIXED, [half], usd(91_26))).toThrow(RangeError)
  expect(() => computeCredit(MIXED, [], usd(0))).toThrow(RangeError)
})

test('credits for the whole invoice, however the amount is divided, add up to its figures', () => {
  const part = fc.record({ net: fc.nat(100_000), tax: fc.nat(20_000) })
  const cuts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 })
  const returned = fc.array(fc.record({ rate: fc.constantFrom(null, 0, 1, 2), gross: fc.nat(50_000) }), {
    maxLength: 3,
  })
  fc.assert(
    fc.property(fc.array(part, { maxLength: 3 }), fc.nat(5_000), cuts, returned, (rates, untaxed, shares, units) => {
      const taxes = rates.map((amounts, rate) => ({ name: '', rate, ...amounts }))
      const net = taxes.reduce((sum, taxFigure) => sum + taxFigure.net, untaxed)
      const tax = taxes.reduce((sum, taxFigure) => sum + taxFigure.tax, 0)
      const invoice = { taxes, net, tax, total: net + tax }
      const credits: Figures[] = []
      let amountLeft = invoice.total
      for (const share of [...shares, 1]) {
        const amount = Math.floor(amountLeft * share)
        if (amount === 0) continue
        const credit = computeCredit(invoice, credits, usd(amount), { ...NO_PARTS, goods: units })
        expect(credit.net + credit.tax).toBe(amount)
        expect(credit.taxes.reduce((sum, taxFigure) => sum + taxFigure.tax, 0)).toBe(credit.tax)
        expect(Math.min(credit.net, credit.tax, getUntaxedAmount(credit))).toBeGreaterThanOrEqual(0)
        credits.push(credit)
        amountLeft -= amount
      }
      for (const figure of taxes) {
        const sameRateTaxes = credits.flatMap((credit) => credit.taxes.filter(({ rate }) => rate === figure.rate))
        expect(sameRateTaxes.reduce((sum, taxFigure) => sum + taxFigure.net, 0)).toBe(figure.net)
        expect(sameRateTaxes.reduce((sum, taxFigure) => sum + taxFigure.tax, 0)).toBe(figure.tax)
      }
    }),
  )
})

/** Booked figures at 1,500 naira to the dollar, from store prices that were rounded to cents. */
const BOOKED = {
  ...({ currency: 'NGN', rate: { base: 1_500_000_000, quote: 1_000_000 } } as const),
  taxes: [
    { name: 'VAT', rate: 190_000, net: 150_004_00, tax: 28_500_76 },
    { name: 'VAT', rate: 70_000, net: 75_000_00, tax: 5_250_00 },
  ],
  net: 240_004_00,
  tax: 33_750_76,
  total: 273_754_76,
}

test('in the store currency, each rate is credited in the same proportion as in the charged currency', () => {
  const invoice = { ...MIXED, store: BOOKED }
  const half = computeCredit(MIXED, [], usd(91_25))
  expect(computeStoreCredit(invoice, [], half)).toEqual({
    ...BOOKED,
    taxes: [
      { name: 'VAT', rate: 190_000, net: 75_002_00, tax: 14_250_38 },
      { name: 'VAT', rate: 70_000, net: 37_500_00, tax: 2_625_00 },
    ],
    net: 120_002_00,
    tax: 16_875_38,
    total: 136_877_38,
  })
  expect(computeStoreCredit(MIXED, [], half)).toBeNull()
})

test('credits for the whole invoice, however the amount is divided, add up to its figures in the store currency', () => {
  const cuts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 })
  fc.assert(
    fc.property(cuts, fc.boolean(), (shares, hasReturn) => {
      const invoice = { ...MIXED, store: BOOKED }
      const credits: (Figures & { readonly store: StoreFigures })[] = []
      let amountLeft = MIXED.total
      for (const share of [...shares, 1]) {
        const amount = Math.floor(amountLeft * share)
        if (amount === 0) continue
        const credit = computeCredit(MIXED, credits, usd(amount), {
          ...NO_PARTS,
          goods: hasReturn ? [{ rate: 70_000, gross: 20_00 }] : [],
        })
        const store = computeStoreCredit(invoice, credits, credit)
        if (!store) throw new Error('Expected figures in the store currency')
        for (const { net, tax } of [store, ...store.taxes]) expect(Math.min(net, tax)).toBeGreaterThanOrEqual(0)
        expect(getUntaxedAmount(store)).toBeGreaterThanOrEqual(0)
        credits.push({ ...credit, store })
        amountLeft -= amount
      }
      const sum = (name: 'net' | 'tax' | 'total') =>
        credits.reduce((goodsTotal, { store }) => goodsTotal + store[name], 0)
      expect([sum('net'), sum('tax'), sum('total')]).toEqual([BOOKED.net, BOOKED.tax, BOOKED.total])
    }),
  )
})

test('two taxes on one net amount are credited together, and their credits add up to the invoice', () => {
  const quebec: Figures = {
    taxes: [
      { name: 'GST', rate: 50_000, net: 201_00, tax: 10_05 },
      { name: 'QST', rate: 99_750, net: 201_00, tax: 20_05, isAdded: true },
    ],
    net: 201_00,
    tax: 30_10,
    total: 231_10,
  }
  const first = computeCredit(quebec, [], usd(115_55), { ...NO_PARTS, goods: [{ rate: 149_750, gross: 115_55 }] })
  expect(first).toEqual({
    taxes: [
      { name: 'GST', rate: 50_000, net: 100_49, tax: 5_03 }, // 5.025
      { name: 'QST', rate: 99_750, net: 100_49, tax: 10_03, isAdded: true }, // 10.025
    ],
    net: 100_49,
    tax: 15_06,
    total: 115_55,
  })
  const rest = computeCredit(quebec, [first], usd(115_55))
  expect([first.net + rest.net, first.tax + rest.tax]).toEqual([201_00, 30_10])
  expect(rest.taxes.map(({ tax }) => tax)).toEqual([5_02, 10_02])
  expect(getUntaxedAmount(rest)).toBe(0)
})

test('goods at a known rate are not credited from two combined taxes if one of the rates is unknown', () => {
  const local = { name: 'Local', rate: null, net: 201_00, tax: 20_05, isAdded: true as const }
  const alone = { name: 'GST', rate: 50_000, net: 100_00, tax: 5_00 }
  const invoice: Figures = {
    taxes: [{ name: 'GST', rate: 50_000, net: 201_00, tax: 10_05 }, local, alone],
    net: 301_00,
    tax: 35_10,
    total: 336_10,
  }
  const credit = computeCredit(invoice, [], usd(105_00), { ...NO_PARTS, goods: [{ rate: 50_000, gross: 105_00 }] })
  expect(credit.taxes).toEqual([alone])
})

const RATES = ['standard', 'reduced', 'zero'] as const
const TAXES = {
  rates: [
    { country: 'DE', region: '', taxClass: 'standard', name: 'USt', rate: 190_000 },
    { country: 'DE', region: '', taxClass: 'reduced', name: 'USt', rate: 70_000 },
  ],
  registrations: [{ country: 'DE', region: '' }],
} as const

const anyOrder = fc
  .record({
    lines: fc.array(
      fc.record({
        price: fc.integer({ min: 1, max: 200_00 }),
        quantity: fc.integer({ min: 1, max: 7 }),
        taxClass: fc.constantFrom(...RATES),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    percentOff: fc.constantFrom(0, 10, 33),
    shipping: fc.constantFrom(0, 4_95, 10_00),
    taxIncluded: fc.boolean(),
    taxShipping: fc.boolean(),
  })
  .map(({ lines, percentOff, shipping, taxIncluded, taxShipping }) => {
    const priced = lines.map((line) => ({ ...line, id: newId<'order-item'>(), total: usd(line.price * line.quantity) }))
    const goodsTotal = priced.reduce((sum, { total }) => sum + total.minor, 0)
    return computeTaxedSide(
      priced,
      { discount: usd(Math.floor((goodsTotal * percentOff) / 100)), shipping: usd(shipping), paymentFee: usd(0) },
      {
        settings: { enable_tax: true, tax_rate: 0, taxes: TAXES },
        destination: { country: 'DE', region: '' },
        taxIncluded,
        taxShipping,
        isReverseCharge: false,
      },
    )
  })

/** Steps are returned units of a line, a price reduction of a line, a goodwill refund, or a refund of shipping. */
const anySteps = fc.array(
  fc.record({
    kind: fc.constantFrom('return', 'return', 'return', 'line', 'goodwill', 'shipping'),
    at: fc.nat(3),
    units: fc.integer({ min: 1, max: 3 }),
    share: fc.integer({ min: 1, max: 100 }),
  }),
  { maxLength: 12 },
)

test('credit notes take every cent from the rates of the refunded goods, and together equal the invoice', () => {
  fc.assert(
    fc.property(anyOrder, anySteps, ({ lines, sums }, steps) => {
      const order = { charged: sums }
      const figures = sums.taxes.map(({ name, rate, net, tax }) => ({ name, rate, net: net.minor, tax: tax.minor }))
      const { total, tax } = sums
      const invoice: Figures = { taxes: figures, net: total.minor - tax.minor, tax: tax.minor, total: total.minor }
      const whole = listRefundParts(order, lines)
      const listGoods = (refundParts: readonly RefundPart[]) =>
        lines.map((line) => ({ rate: line.taxRate, gross: getPartAmount(refundParts, line.id) }))
      const listRates = ({ taxes, ...others }: Figures) => [
        ...taxes.map(({ rate }) => rate),
        ...(getUntaxedAmount({ taxes, ...others }) > 0 ? [0] : []),
      ]
      const refunds: (readonly RefundPart[])[] = []
      const notes: Figures[] = []
      const returned = lines.map(() => 0)
      const credit = (amount: number, first: readonly RefundPart[]) => {
        if (amount <= 0) return null
        const parts = splitRefund(usd(amount), subtractRefunds(whole, refunds), { first })
        expect(sumRefundParts(parts, usd(0)).minor).toBe(amount)
        const shippingBefore = refunds.map((earlierParts) => getPartAmount(earlierParts, null))
        const creditedParts = {
          goods: listGoods(parts),
          shipping: getPartAmount(parts, null),
          ordered: listGoods(whole),
          shippingBefore,
        }
        const note = computeCredit(invoice, notes, usd(amount), creditedParts)
        refunds.push(parts)
        notes.push(note)
        return note
      }
      for (const { kind, at, units, share } of steps) {
        const partsLeftNow = subtractRefunds(whole, refunds)
        const index = at % lines.length
        const line = lines[index]
        if (!line) continue
        if (kind === 'return') {
          const before = returned[index] ?? 0
          const now = Math.min(units, line.quantity - before)
          const parts = computeReturnedParts(order, [{ item: line, before, now }], partsLeftNow)
          const note = credit(sumRefundParts(parts, usd(0)).minor, parts)
          returned[index] = before + now
          if (note) expect(new Set(listRates(note))).toEqual(new Set([line.taxRate]))
        } else if (kind === 'line') {
          const chosen = selectParts(partsLeftNow, [line.id])
          const note = credit(Math.ceil((sumRefundParts(chosen, usd(0)).minor * share) / 100), chosen)
          if (note) expect(new Set(listRates(note))).toEqual(new Set([line.taxRate]))
        } else if (kind === 'shipping') {
          const chosen = selectParts(partsLeftNow, [null])
          const note = credit(Math.ceil((sumRefundParts(chosen, usd(0)).minor * share) / 100), chosen)
          const isTaxed = sums.taxes.some(({ rate, net, tax }) => {
            const goods = lines.filter(({ taxRate }) => taxRate === rate)
            return net.minor + tax.minor > goods.reduce((sum, { id }) => sum + getPartAmount(whole, id), 0)
          })
          if (note && !isTaxed) expect(note.tax).toBe(0)
        } else credit(Math.ceil((sumRefundParts(partsLeftNow, usd(0)).minor * share) / 400), [])
      }
      credit(total.minor - notes.reduce((sum, note) => sum + note.total, 0), [])
      for (const figure of figures) {
        const sameRateTaxes = notes.flatMap((note) => note.taxes.filter(({ rate }) => rate === figure.rate))
        expect(sameRateTaxes.reduce((sum, taxFigure) => sum + taxFigure.net, 0)).toBe(figure.net)
        expect(sameRateTaxes.reduce((sum, taxFigure) => sum + taxFigure.tax, 0)).toBe(figure.tax)
      }
      expect(notes.reduce((sum, note) => sum + getUntaxedAmount(note), 0)).toBe(getUntaxedAmount(invoice))
    }),
    { numRuns: 300 },
  )
})
