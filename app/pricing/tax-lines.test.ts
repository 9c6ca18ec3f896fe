import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { add, type Money, money, sum } from '#app/base/money.ts'
import { STARTER_RATES } from '#app/pricing/starter-rates.data.ts'
import { TAX_CLASSES, type TaxClass } from '#app/pricing/tax-class.ts'
import { computeOrderTax, type TaxRules } from '#app/pricing/tax-lines.ts'

const eur = (minor: number) => money(minor, 'EUR')
const line = (minor: number, taxClass: TaxClass = 'standard') => ({ amount: eur(minor), taxClass })

const rates = [
  { country: 'DE', region: '', taxClass: 'standard', name: 'USt', rate: 190_000 },
  { country: 'DE', region: '', taxClass: 'reduced', name: 'USt', rate: 70_000 },
] as const
const taxes = { rates, registrations: [{ country: 'DE', region: '' }] }
const rules: TaxRules = {
  settings: { enable_tax: true, tax_rate: 0, taxes },
  destination: { country: 'DE', region: '' },
  taxIncluded: false,
  taxShipping: false,
  isReverseCharge: false,
}
const minors = (amounts: readonly { readonly tax: Money }[]) => amounts.map(({ tax }) => tax.minor)

test('tax is rounded once per rate and distributed to lines by largest remainder', () => {
  const tax = computeOrderTax([line(333), line(333), line(334)], eur(1_000), rules)
  expect(tax.rates).toEqual([{ name: 'USt', rate: 190_000, net: eur(1_000), tax: eur(190) }]) // 63.27 + 63.27 + 63.46
  expect(minors(tax.lines)).toEqual([63, 63, 64])
  expect([tax.shipping, tax.total]).toEqual([eur(0), eur(190)])
})

test('included tax is extracted, so the total does not change', () => {
  const tax = computeOrderTax([line(11_900), line(10_700, 'reduced')], eur(0), { ...rules, taxIncluded: true })
  expect(tax.rates).toEqual([
    { name: 'USt', rate: 190_000, net: eur(10_000), tax: eur(1_900) },
    { name: 'USt', rate: 70_000, net: eur(10_000), tax: eur(700) },
  ])
})

test('shipping is taxed at the goods’ rates, in proportion', () => {
  const tax = computeOrderTax([line(3_000), line(1_000, 'reduced')], eur(1_000), { ...rules, taxShipping: true })
  expect(tax.rates.map(({ rate, net, tax: { minor } }) => [rate, net.minor, minor])).toEqual([
    [190_000, 3_750, 713], // 712.5
    [70_000, 1_250, 88], // 87.5
  ])
  expect(minors(tax.lines)).toEqual([570, 70])
  expect(tax.shipping).toEqual(eur(161))
})

test('shipping for free goods is taxed at their highest rate', () => {
  const tax = computeOrderTax([line(0, 'reduced'), line(0)], eur(1_000), { ...rules, taxShipping: true })
  expect([tax.shipping, minors(tax.lines)]).toEqual([eur(190), [0, 0]])
})

test('a product in the zero class is listed at 0, and so is its share of shipping', () => {
  const tax = computeOrderTax([line(1_000), line(1_000, 'zero')], eur(1_000), { ...rules, taxShipping: true })
  expect(tax.rates.map(({ rate, net, tax: { minor } }) => [rate, net.minor, minor])).toEqual([
    [190_000, 1_500, 285],
    [0, 1_500, 0],
  ])
})

test.each([
  { what: 'an export', change: { destination: { country: 'US', region: 'NY' } } },
  { what: 'a reverse charge', change: { isReverseCharge: true } },
  { what: 'an order while tax is disabled', change: { settings: { enable_tax: false, tax_rate: 50_000, taxes } } },
  { what: 'a reverse charge with included tax', change: { taxIncluded: true, isReverseCharge: true } },
])('no tax is charged for $what', ({ change }) => {
  const tax = computeOrderTax([line(1_000), line(500, 'reduced')], eur(700), { ...rules, taxShipping: true, ...change })
  expect(tax).toEqual({
    rates: [],
    lines: [
      { rate: 0, tax: eur(0) },
      { rate: 0, tax: eur(0) },
    ],
    shipping: eur(0),
    total: eur(0),
  })
})

describe('in Canada', () => {
  const cad = (minor: number) => money(minor, 'CAD')
  const sale = (region: string, registrations: readonly string[], changes: Partial<TaxRules> = {}) => {
    const taxes = {
      rates: STARTER_RATES,
      registrations: registrations.map((place) => ({ country: 'CA', region: place })),
    }
    const orderRules = {
      ...rules,
      ...changes,
      settings: { ...rules.settings, taxes },
      destination: { country: 'CA', region },
    }
    return computeOrderTax([{ amount: cad(189_00), taxClass: 'standard' }], cad(12_00), orderRules)
  }
  const formatTaxes = ({ rates: found }: ReturnType<typeof sale>) =>
    found.map((rate) => `${rate.name} ${rate.tax.minor}`)

  test('HST is charged on goods and delivery: 13% of 201.00 is 26.13', () => {
    expect(formatTaxes(sale('ON', ['']))).toEqual(['HST 2613'])
  })

  test('a store without a registration in the province charges GST alone', () => {
    expect(formatTaxes(sale('QC', ['']))).toEqual(['GST 1005'])
    expect(formatTaxes(sale('BC', [''], { taxShipping: true }))).toEqual(['GST 1005'])
  })

  test('GST and QST are each computed on the price without tax and rounded separately', () => {
    const tax = sale('QC', ['', 'QC'])
    expect(tax.rates).toEqual([
      { name: 'GST', rate: 50_000, net: cad(201_00), tax: cad(10_05) },
      { name: 'QST', rate: 99_750, net: cad(201_00), tax: cad(20_05), isAdded: true }, // 20.04975
    ])
    expect(tax.lines).toEqual([{ rate: 149_750, tax: cad(28_30) }]) // 30.10 × 189 / 201
    expect([tax.shipping, tax.total]).toEqual([cad(1_80), cad(30_10)])
  })

  test('two included taxes are computed on one net amount', () => {
    const tax = sale('BC', ['', 'BC'], { taxIncluded: true })
    // 201.00 × 12 / 112 = 21.54, of which 5 / 12 is GST
    expect(tax.rates.map(({ net, tax: { minor } }) => [net.minor, minor])).toEqual([
      [179_46, 8_98],
      [179_46, 12_56],
    ])
  })

  test('goods with a different rate for one tax have separate lines for both taxes', () => {
    const pst = { country: 'CA', region: 'BC', taxClass: 'reduced', name: 'PST', rate: 0, isAdded: true } as const
    const all = [...STARTER_RATES, pst]
    const registrations = ['', 'BC'].map((region) => ({ country: 'CA', region }))
    const settings = { ...rules.settings, taxes: { rates: all, registrations } }
    const lines = [line(100_00), line(50_00, 'reduced')]
    const tax = computeOrderTax(lines, eur(0), { ...rules, settings, destination: { country: 'CA', region: 'BC' } })
    expect(tax.rates.map(({ name, net, tax: { minor } }) => [name, net.minor, minor])).toEqual([
      ['GST', 100_00, 5_00],
      ['PST', 100_00, 7_00],
      ['GST', 50_00, 2_50],
      ['PST', 50_00, 0],
    ])
  })
})

// New York taxes the delivery of taxable goods (Tax Bulletin ST-838). California does not tax delivery by a
// carrier if its price is shown separately.
test.each([
  { region: 'NY', tax: 4_40 },
  { region: 'CA', tax: 7_25 },
])('in $region, goods for 100.00 with delivery for 10.00 are charged state tax of $tax', ({ region, tax }) => {
  const registrations = [{ country: 'US', region }]
  const settings = { ...rules.settings, taxes: { rates: STARTER_RATES, registrations } }
  const orderRules = { ...rules, settings, taxShipping: region === 'CA', destination: { country: 'US', region } }
  expect(computeOrderTax([line(100_00)], eur(10_00), orderRules).total).toEqual(eur(tax))
})

test('in Japan, delivery is taxed at the standard rate, whatever is delivered', () => {
  const reduced = { country: 'JP', region: '', taxClass: 'reduced', name: 'Consumption tax', rate: 80_000 } as const
  const registrations = [{ country: 'JP', region: '' }]
  const settings = { ...rules.settings, taxes: { rates: [...STARTER_RATES, reduced], registrations } }
  const yen = (minor: number) => money(minor, 'JPY')
  const orderRules = { ...rules, settings, taxIncluded: true, destination: { country: 'JP', region: '13' } }
  const tax = computeOrderTax([{ amount: yen(1_080), taxClass: 'reduced' }], yen(550), orderRules)
  expect(tax.rates.map(({ rate, net, tax: { minor } }) => [rate, net.minor, minor])).toEqual([
    [100_000, 500, 50],
    [80_000, 1_000, 80],
  ])
})

describe('for any order', () => {
  const amount = fc.integer({ min: 0, max: 100_000_000_000 })
  const anyLine = fc.record({ amount: amount.map(eur), taxClass: fc.constantFrom(...TAX_CLASSES) })
  const anyRate = fc.integer({ min: 0, max: 1_000_000 })
  const anyRules = fc
    .record({
      standard: anyRate,
      reduced: anyRate,
      override: fc.oneof(fc.constant(0), anyRate),
      isTaxed: fc.boolean(),
      taxIncluded: fc.boolean(),
      taxShipping: fc.boolean(),
    })
    .map(
      ({ standard, reduced, override, isTaxed, ...flags }): TaxRules => ({
        ...rules,
        ...flags,
        settings: {
          enable_tax: isTaxed,
          tax_rate: override,
          taxes: {
            ...taxes,
            rates: rates.map((rate) => ({ ...rate, rate: rate.taxClass === 'standard' ? standard : reduced })),
          },
        },
      }),
    )
  const anyOrder = fc.record({
    lines: fc.array(anyLine, { maxLength: 12 }),
    shipping: amount.map(eur),
    orderRules: anyRules,
  })

  test('the tax by rate equals the tax on lines and shipping, to the smallest unit', () => {
    fc.assert(
      fc.property(anyOrder, ({ lines, shipping, orderRules }) => {
        const tax = computeOrderTax(lines, shipping, orderRules)
        const byLine = sum([...tax.lines.map((line) => line.tax), tax.shipping], 'EUR')
        expect(byLine).toEqual(tax.total)
        expect(
          sum(
            tax.rates.map((rate) => rate.tax),
            'EUR',
          ),
        ).toEqual(tax.total)
      }),
    )
  })

  test('the taxed amounts equal the lines, plus shipping if it is taxed', () => {
    fc.assert(
      fc.property(anyOrder, ({ lines, shipping, orderRules }) => {
        const tax = computeOrderTax(lines, shipping, orderRules)
        const base = tax.rates.map((rate) => (orderRules.taxIncluded ? add(rate.net, rate.tax) : rate.net))
        const goods = sum(
          lines.map((line) => line.amount),
          'EUR',
        )
        const taxed = orderRules.settings.enable_tax && lines.length > 0
        const expected = orderRules.taxShipping ? add(goods, shipping) : goods
        expect(sum(base, 'EUR')).toEqual(taxed ? expected : eur(0))
      }),
    )
  })

  test('a line’s tax is within one and a half units of the exact tax, and never below 0', () => {
    fc.assert(
      fc.property(anyOrder, ({ lines, shipping, orderRules }) => {
        const tax = computeOrderTax(lines, shipping, orderRules)
        for (const [index, line] of tax.lines.entries()) {
          const minor = BigInt(lines[index]?.amount.minor ?? 0)
          const rate = BigInt(line.rate)
          const whole = orderRules.taxIncluded ? 1_000_000n + rate : 1_000_000n
          const difference = BigInt(line.tax.minor) * whole - minor * rate
          expect(line.tax.minor).toBeGreaterThanOrEqual(0)
          expect(2n * difference < 3n * whole && 2n * difference > -3n * whole).toBe(true)
        }
      }),
    )
  })

  test('the tax on the net amount differs from the included tax by at most one unit', () => {
    fc.assert(
      fc.property(anyOrder, ({ lines, shipping, orderRules }) => {
        for (const { rate, net, tax } of computeOrderTax(lines, shipping, { ...orderRules, taxIncluded: true }).rates) {
          const recomputed = (BigInt(net.minor) * BigInt(rate) + 500_000n) / 1_000_000n
          expect(Math.abs(Number(recomputed) - tax.minor)).toBeLessThanOrEqual(1)
        }
      }),
    )
  })
})
