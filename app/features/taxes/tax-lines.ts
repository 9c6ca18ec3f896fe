import { allocate, includedPortion } from '#app/features/money/arithmetic.ts'
import { add, type Money, money, portion, subtract, sum } from '#app/features/money/money.ts'
import type { TaxClass } from '#app/features/taxes/tax-class.ts'
import { type NamedRate, rateFor, type TaxPlace, type TaxSettings } from '#app/features/taxes/tax-table.ts'

/** `amount`: what the line costs after discounts. */
export type TaxedLine = { readonly amount: Money; readonly taxClass: TaxClass }

export type TaxRules = {
  readonly settings: TaxSettings
  readonly destination: TaxPlace
  /** Of the market: whether prices include tax, and whether shipping is taxed. */
  readonly taxIncluded: boolean
  readonly taxShipping: boolean
  /** The buyer owes the tax (reverse-charge.ts). */
  readonly isReverseCharge: boolean
}

/** The sums at one rate. `name` is '' for the rate of the settings. */
export type TaxLine = NamedRate & { readonly net: Money; readonly tax: Money }

export type OrderTax = {
  /** One for each name and rate, the highest rate first. Empty where no tax applies. */
  readonly rates: readonly TaxLine[]
  /** Of each line, in their order; `rate` in parts per million. */
  readonly lines: readonly { readonly rate: number; readonly tax: Money }[]
  readonly shipping: Money
  /** The sum of `rates`, and of `lines` and `shipping`. */
  readonly total: Money
}

type Group = NamedRate & { readonly goods: readonly number[] }

/**
 * The taxes of an order: rounded once per rate, distributed to lines and shipping by largest
 * remainder. Included tax is extracted from the amounts, other tax comes on top. All amounts have one currency.
 */
export function taxLines(lines: readonly TaxedLine[], shipping: Money, rules: TaxRules): OrderTax {
  const { currency } = shipping
  const none = money(0, currency)
  const groups = groupsOf(lines, rules)
  const shares = shippingShares(lines, shipping, groups, rules)
  const taxes = lines.map(() => ({ rate: 0, tax: none }))
  let shippingTax = none
  const rates = groups.map(({ name, rate, goods }, at): TaxLine => {
    const amounts = goods.map((index) => lines[index]?.amount ?? none)
    const parts = [...amounts, shares[at] ?? none]
    const base = sum(parts, currency)
    const tax = rules.taxIncluded ? includedPortion(base, rate) : portion(base, rate)
    const distributed = allocate(tax, parts)
    for (const [position, index] of goods.entries()) taxes[index] = { rate, tax: distributed[position] ?? none }
    shippingTax = add(shippingTax, distributed.at(-1) ?? none)
    return { name, rate, net: rules.taxIncluded ? subtract(base, tax) : base, tax }
  })
  return {
    rates,
    lines: taxes,
    shipping: shippingTax,
    total: sum(
      rates.map(({ tax }) => tax),
      currency,
    ),
  }
}

/** The lines by rate. A line without a rate is in no group. */
function groupsOf(lines: readonly TaxedLine[], { settings, destination, isReverseCharge }: TaxRules): readonly Group[] {
  if (isReverseCharge) return []
  const groups = new Map<string, NamedRate & { goods: number[] }>()
  for (const [index, { taxClass }] of lines.entries()) {
    const found = rateFor(taxClass, destination, settings)
    if (!found) continue
    const key = `${found.rate} ${found.name}`
    const group = groups.get(key) ?? { ...found, goods: [] }
    group.goods.push(index)
    groups.set(key, group)
  }
  return [...groups.values()].toSorted((a, b) => b.rate - a.rate)
}

/** Of each group. Shipping is taxed like the goods, in proportion; like the highest rated ones if they cost nothing. */
function shippingShares(
  lines: readonly TaxedLine[],
  shipping: Money,
  groups: readonly Group[],
  { taxShipping }: TaxRules,
): readonly Money[] {
  const { currency } = shipping
  const none = money(0, currency)
  const costs = groups.map(({ goods }) =>
    sum(
      goods.map((index) => lines[index]?.amount ?? none),
      currency,
    ),
  )
  const all = sum(
    lines.map(({ amount }) => amount),
    currency,
  )
  if (!taxShipping) return groups.map(() => none)
  if (all.minor === 0) return groups.map((_, at) => (at === 0 ? shipping : none))
  return allocate(shipping, [...costs, subtract(all, sum(costs, currency))]).slice(0, groups.length)
}
