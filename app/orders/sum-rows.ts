import { add, formatMoney, money, subtract, sum } from '#app/base/money.ts'
import { addMinus, formatSignedAmount } from '#app/base/money-formats.ts'
import { formatPercent } from '#app/lib/format/number.ts'
import { upperFirst } from '#app/lib/line.ts'
import type { Sums, TaxSum } from '#app/orders/order-sums.ts'
import { orderText } from '#app/orders/order-text.ts'
import { isPresetTax, translateTaxName } from '#app/pricing/tax-names.ts'

export type SumRow = { readonly term: string; readonly amount: string }

type RowDetails = {
  /** Null while no shipping method is chosen. */
  readonly shippingName: string | null
  readonly discountCode: string
  /** True if the tax is not known yet. */
  readonly isTaxUnknown?: boolean
}

/** Returns the rows that add up to the total. */
export function listSumRows(
  sums: Sums,
  { shippingName, discountCode, isTaxUnknown = false }: RowDetails,
): readonly SumRow[] {
  const { discount, subtotal, paymentFee, rounding, taxIncluded } = sums
  const shipping = subtract(sums.shipping, paymentFee)
  const isReduced = discount.minor > 0 || discountCode !== ''
  return [
    ...(isReduced
      ? [
          { term: orderText.items, amount: formatMoney(add(subtotal, discount)) },
          { term: orderText.discount(discountCode), amount: addMinus(formatMoney(discount)) },
        ]
      : []),
    { term: orderText.subtotal, amount: formatMoney(subtotal) },
    shippingName
      ? {
          term: orderText.shippingBy(shippingName),
          amount: shipping.minor === 0 ? orderText.free : formatMoney(shipping),
        }
      : { term: orderText.shipping, amount: '—' },
    ...(paymentFee.minor > 0 ? [{ term: orderText.paymentFee, amount: formatMoney(paymentFee) }] : []),
    ...(taxIncluded ? [] : isTaxUnknown ? [{ term: orderText.tax, amount: '—' }] : listAddedTaxRows(sums)),
    ...(rounding.minor === 0 ? [] : [{ term: orderText.rounding, amount: formatSignedAmount(rounding) }]),
  ]
}

type PairedRow = SumRow & { readonly charged: string }

/** Returns the rows of an order with each amount in the charged and the store currency. */
export function pairRows(
  { store, charged }: Readonly<Record<'store' | 'charged', Sums>>,
  toRows: (sums: Sums) => readonly SumRow[],
): readonly PairedRow[] {
  const storeAmounts = new Map(toRows(store).map(({ term, amount }) => [term, amount]))
  const zeroAmount = formatMoney(money(0, store.total.currency))
  return toRows(charged).map(({ term, amount }) => ({
    term,
    amount: storeAmounts.get(term) ?? zeroAmount,
    charged: amount,
  }))
}

/** Returns the rows below the total, for the taxes that it contains. Returns [] if tax is added to the prices. */
export function listIncludedTaxRows(sums: Sums): readonly SumRow[] {
  if (!sums.taxIncluded) return []
  return sums.isReverseCharge ? [createReverseChargeRow(sums)] : listPaidTaxes(sums).map((tax) => toTaxRow(tax, sums))
}

function listAddedTaxRows(sums: Sums): readonly SumRow[] {
  if (sums.isReverseCharge) return [createReverseChargeRow(sums)]
  const taxes = listPaidTaxes(sums)
  if (taxes.length > 0) return taxes.map((tax) => toTaxRow(tax, sums))
  return [{ term: orderText.tax, amount: formatMoney(sums.tax) }]
}

function createReverseChargeRow({ tax }: Sums): SumRow {
  return { term: orderText.intraCommunitySupply, amount: formatMoney(tax) }
}

function toTaxRow(tax: TaxSum, sums: Sums): SumRow {
  return { term: getTaxTerm(tax, sums), amount: formatMoney(tax.tax) }
}

/** Leaves out taxes at 0%. Merges taxes with the same name and rate. */
export function listPaidTaxes({ taxes }: Sums): readonly TaxSum[] {
  const byRate = Map.groupBy(taxes, ({ name, rate }) => `${rate} ${name}`)
  return [...byRate.values()].flatMap((sameTaxes) => {
    const [first] = sameTaxes
    if (first === undefined || first.rate === 0) return []
    const sumField = (name: 'net' | 'tax') =>
      sum(
        sameTaxes.map((taxSum) => taxSum[name]),
        first[name].currency,
      )
    return [{ ...first, net: sumField('net'), tax: sumField('tax') }]
  })
}

/**
 * Returns, for example, 'VAT 19%' or 'Includes VAT 7.5%'. Returns 'Tax' for a single added tax that has no name or no
 * rate, or that is a preset tax.
 */
export function getTaxTerm(tax: TaxSum, sums: Sums): string {
  if (sums.taxIncluded) return orderText.includesTax(formatTaxName(tax))
  const isUnnamed = tax.name === '' || tax.rate === null || isPresetTax(tax)
  return isUnnamed && listPaidTaxes(sums).length === 1 ? orderText.tax : upperFirst(formatTaxName(tax))
}

/** Returns, for example, 'VAT 19%'. */
export function formatTaxName({ name, rate }: Pick<TaxSum, 'name' | 'rate'>): string {
  return [translateTaxName(name) || orderText.tax, rate === null ? '' : formatPercent(rate)].filter(Boolean).join(' ')
}
