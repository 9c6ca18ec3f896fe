import { add, type Money, money, portion, subtract, sum } from '#app/base/money.ts'
import { allocate, computeIncludedPortion } from '#app/base/money-arithmetic.ts'
import type { TaxClass } from '#app/pricing/tax-class.ts'
import type { TaxDestination } from '#app/pricing/tax-destination.ts'
import {
  getShippingTaxAt,
  listRatesFor,
  type NamedRate,
  type ShippingTax,
  type TaxSettings,
} from '#app/pricing/tax-table.ts'

/** `amount` is the line's price after discounts. */
type TaxedLine = { readonly amount: Money; readonly taxClass: TaxClass }

export type TaxRules = {
  readonly settings: TaxSettings
  readonly destination: TaxDestination
  /** Market settings: whether prices include tax, and whether shipping is taxed unless a rate specifies otherwise. */
  readonly taxIncluded: boolean
  readonly taxShipping: boolean
  /** True if the buyer owes the tax (see the function `isReverseCharge`). */
  readonly isReverseCharge: boolean
  /** True if delivery is free in every currency of the order, so a rate that applies only to delivery has no line. */
  readonly isDeliveryFree?: boolean
}

/**
 * The sums at one rate. `name` is '' for the rate in the settings. `isAdded` means that the tax is charged on the
 * same net amount as the previous line.
 */
type TaxLine = NamedRate & { readonly net: Money; readonly tax: Money; readonly isAdded?: true }

type OrderTax = {
  /** One for each name and rate of goods that are taxed alike, highest rates first. Empty if no tax applies. */
  readonly rates: readonly TaxLine[]
  /** The tax of each line, in order; `rate` is the sum of all its taxes, in parts per million. */
  readonly lines: readonly { readonly rate: number; readonly tax: Money }[]
  readonly shipping: Money
  /** The sum of `rates`, and of `lines` and `shipping`. */
  readonly total: Money
}

/** Goods that are taxed alike. `rate` is the sum of `taxes`. */
type Group = { readonly taxes: readonly NamedRate[]; readonly rate: number; readonly goods: readonly number[] }

/**
 * Computes an order's taxes, rounded once per rate and distributed to lines and shipping by largest remainder. Included
 * tax is extracted from the amounts; other tax is added to them. All amounts have the same currency.
 */
export function computeOrderTax(lines: readonly TaxedLine[], shipping: Money, rules: TaxRules): OrderTax {
  const { currency } = shipping
  const zero = money(0, currency)
  const groups = groupLines(lines, rules)
  const shares = computeShippingShares(lines, shipping, groups, rules)
  const taxes = lines.map(() => ({ rate: 0, tax: zero }))
  let shippingTax = zero
  const rates = groups.flatMap(({ taxes: groupTaxes, rate, goods }, at): readonly TaxLine[] => {
    const amounts = goods.map((index) => lines[index]?.amount ?? zero)
    const parts = [...amounts, shares[at] ?? zero]
    const base = sum(parts, currency)
    const chargedTaxes = rules.taxIncluded
      ? computeIncludedTaxes(base, groupTaxes)
      : groupTaxes.map((namedRate) => portion(base, namedRate.rate))
    const tax = sum(chargedTaxes, currency)
    const distributed = allocate(tax, parts)
    for (const [position, index] of goods.entries()) taxes[index] = { rate, tax: distributed[position] ?? zero }
    shippingTax = add(shippingTax, distributed.at(-1) ?? zero)
    const net = rules.taxIncluded ? subtract(base, tax) : base
    return groupTaxes.map((namedRate, index) => {
      return { ...namedRate, net, tax: chargedTaxes[index] ?? zero, ...(index > 0 && { isAdded: true }) }
    })
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

/** Returns the taxes that an amount includes, all computed on the same net amount. */
function computeIncludedTaxes(amount: Money, taxes: readonly NamedRate[]): readonly Money[] {
  const { currency } = amount
  const weights = taxes.map(({ rate }) => money(rate, currency))
  return allocate(computeIncludedPortion(amount, sum(weights, currency).minor), weights)
}

/** Groups lines that are taxed alike. A line without a rate is in no group. */
function groupLines(lines: readonly TaxedLine[], rules: TaxRules): readonly Group[] {
  const { settings, destination, isReverseCharge, isDeliveryFree = false } = rules
  if (isReverseCharge) return []
  const groups = new Map<string, { readonly taxes: readonly NamedRate[]; readonly goods: number[] }>()
  const getGroup = (taxClass: TaxClass) => {
    const taxes = listRatesFor(taxClass, destination, settings)
    const key = JSON.stringify(taxes)
    const group = groups.get(key) ?? { taxes, goods: [] }
    if (taxes.length > 0) groups.set(key, group)
    return group
  }
  for (const [index, { taxClass }] of lines.entries()) getGroup(taxClass).goods.push(index)
  const taxesDelivery = !isDeliveryFree && getShippingTaxAt(destination, settings) === 'standard'
  if (groups.size > 0 && taxesDelivery) getGroup('standard')
  return [...groups.values()]
    .map(({ taxes, goods }) => ({ taxes, goods, rate: taxes.reduce((total, { rate }) => total + rate, 0) }))
    .toSorted((a, b) => b.rate - a.rate)
}

/**
 * Returns each group's share of the shipping cost. Shipping is taxed like the goods, in proportion, or at the standard
 * rate. If all goods cost nothing, shipping is taxed like the goods with the highest rate.
 */
function computeShippingShares(
  lines: readonly TaxedLine[],
  shipping: Money,
  groups: readonly Group[],
  rules: TaxRules,
): readonly Money[] {
  const { currency } = shipping
  const zero = money(0, currency)
  const shippingRule = getShippingTax(rules)
  if (shippingRule === 'none') return groups.map(() => zero)
  if (shippingRule === 'standard') {
    const standard = JSON.stringify(listRatesFor('standard', rules.destination, rules.settings))
    return groups.map(({ taxes }) => (JSON.stringify(taxes) === standard ? shipping : zero))
  }
  const costs = groups.map(({ goods }) =>
    sum(
      goods.map((index) => lines[index]?.amount ?? zero),
      currency,
    ),
  )
  const all = sum(
    lines.map(({ amount }) => amount),
    currency,
  )
  if (all.minor === 0) return groups.map((_, at) => (at === 0 ? shipping : zero))
  return allocate(shipping, [...costs, subtract(all, sum(costs, currency))]).slice(0, groups.length)
}

function getShippingTax({ destination, settings, taxShipping }: TaxRules): Exclude<ShippingTax, 'market'> {
  const locationRule = getShippingTaxAt(destination, settings)
  return locationRule === 'market' ? (taxShipping ? 'goods' : 'none') : locationRule
}
