import type { CurrencyCode } from '#app/base/currencies.ts'
import { type Money, money } from '#app/base/money.ts'
import { allocateUpTo, computeFraction } from '#app/base/money-arithmetic.ts'
import {
  type Figures,
  getUntaxedAmount,
  type StoreFigures,
  type TaxFigure,
} from '#app/payments/invoices/invoice-contents.ts'

/** `gross`: the price of goods with tax. `rate` is null if the goods are not taxed or the rate is unknown. */
type GoodsValue = { readonly rate: number | null; readonly gross: number }

/**
 * The refunded amounts of goods and of shipping, with tax. `ordered`: all goods of the order; everything else on the
 * invoice is shipping. `shippingBefore`: the shipping that each earlier note refunded.
 */
export type CreditedParts = {
  readonly goods: readonly GoodsValue[]
  readonly shipping: number
  readonly ordered: readonly GoodsValue[]
  readonly shippingBefore: readonly number[]
}

const UNKNOWN_PARTS: CreditedParts = { goods: [], shipping: 0, ordered: [], shippingBefore: [] }

/** The amounts of goods with the same taxes. Each tax is computed on `net`. `taxes` is empty for the untaxed part. */
type Part = { readonly taxes: readonly TaxFigure[]; readonly net: number; readonly tax: number }

/**
 * Computes the figures of a credit note for `amount`, which is at most the remaining amount of the invoice. The
 * refunded parts are credited at their own rates first, then any excess in proportion to the remaining amount at each
 * rate. Credit notes for the whole invoice add up to its figures.
 */
export function computeCredit(
  invoice: Figures,
  earlier: readonly Figures[],
  amount: Money,
  parts: CreditedParts = UNKNOWN_PARTS,
): Figures {
  const { currency } = amount
  const left = listRemainingParts(invoice, earlier)
  const remainingGross = left.map(computeGross)
  if (amount.minor <= 0 || amount.minor > sumUp(remainingGross))
    throw new RangeError('A credit note must be above 0 and at most the remaining amount')
  const goods = placeByRate(left, remainingGross, parts.goods)
  const shipping = placeShipping(invoice, parts, currency)
  const knownAmounts = goods.map((gross, index) => Math.min(gross + (shipping[index] ?? 0), remainingGross[index] ?? 0))
  const first = allocateUpTo(amount, knownAmounts)
  const rest = allocateUpTo(
    money(amount.minor - sumUp(first), currency),
    remainingGross.map((gross, index) => gross - (first[index] ?? 0)),
  )
  const credits = left.map((part, index) => creditPart(part, (first[index] ?? 0) + (rest[index] ?? 0), currency))
  const taxes = credits.flatMap((part) => (part.net + part.tax > 0 ? part.taxes : []))
  const tax = sumUp(credits.map((part) => part.tax))
  return { taxes, net: amount.minor - tax, tax, total: amount.minor }
}

type CreditedDocument = Figures & { readonly store?: StoreFigures | undefined }

/**
 * Computes the figures of a credit note in the store currency: the credited share of the amount at each rate. Credit
 * notes for the whole invoice add up to its figures. Returns null if the invoice has no figures in the store currency.
 */
export function computeStoreCredit(
  invoice: CreditedDocument,
  earlier: readonly CreditedDocument[],
  credit: Figures,
): StoreFigures | null {
  const { store } = invoice
  if (!store) return null
  const before = earlier.flatMap((document) => (document.store ? [document.store] : []))
  const computeShare = (amount: (figures: Figures) => number) => {
    const credited = sumUp([...earlier, credit].map(amount))
    return (
      computeCreditedShare(money(amount(store), store.currency), credited, amount(invoice)) - sumUp(before.map(amount))
    )
  }
  const parts = toParts(credit.taxes)
  const taxes = parts.flatMap((part) =>
    part.taxes.map((figure, index) => {
      const createAmountReader = (name: 'net' | 'tax') => (figures: Figures) =>
        findPart(figures, part)?.taxes[index]?.[name] ?? 0
      return { ...figure, net: computeShare(createAmountReader('net')), tax: computeShare(createAmountReader('tax')) }
    }),
  )
  const tax = sumUp(taxes.map((figure) => figure.tax))
  const net = sumUp(toParts(taxes).map((part) => part.net)) + computeShare(getUntaxedAmount)
  return { currency: store.currency, rate: store.rate, taxes, net, tax, total: net + tax }
}

/** Returns the same share of `amount` as `credited` is of `whole`. Returns all of it if `whole` was rounded to 0. */
function computeCreditedShare(amount: Money, credited: number, whole: number): number {
  const { minor, currency } = amount
  return whole === 0 ? minor : computeFraction(amount, money(credited, currency), money(whole, currency)).minor
}

/** Groups the taxes of a document by the taxed goods: each tax is grouped with any second taxes on the same goods. */
function toParts(taxes: readonly TaxFigure[]): readonly Part[] {
  const parts: TaxFigure[][] = []
  for (const figure of taxes) {
    if (figure.isAdded) parts.at(-1)?.push(figure)
    else parts.push([figure])
  }
  return parts.map((group) => ({ taxes: group, net: group[0]?.net ?? 0, tax: sumUp(group.map(({ tax }) => tax)) }))
}

/** Finds the part of a document with the same taxes as `part`. */
function findPart({ taxes }: Figures, part: Part): Part | undefined {
  return toParts(taxes).find((candidate) => toKey(candidate) === toKey(part))
}

function toKey({ taxes }: Part): string {
  return JSON.stringify(taxes.map(({ name, rate }) => [name, rate]))
}

const sumUp = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

function listRemainingParts(invoice: Figures, earlier: readonly Figures[]): readonly Part[] {
  const taxed = toParts(invoice.taxes).map((part): Part => {
    const before = earlier.flatMap((document) => findPart(document, part) ?? [])
    const net = part.net - sumUp(before.map((creditedPart) => creditedPart.net))
    const taxes = part.taxes.map((figure, index) => {
      return {
        ...figure,
        net,
        tax: figure.tax - sumUp(before.map((creditedPart) => creditedPart.taxes[index]?.tax ?? 0)),
      }
    })
    return { taxes, net, tax: sumUp(taxes.map((figure) => figure.tax)) }
  })
  return [...taxed, { taxes: [], net: getUntaxedAmount(invoice) - sumUp(earlier.map(getUntaxedAmount)), tax: 0 }]
}

const computeGross = ({ net, tax }: Part) => net + tax

/**
 * Divides goods among parts, each up to its limit. Goods at a rate fill the parts with that rate in order; untaxed
 * goods go to the untaxed part.
 */
function placeByRate(
  parts: readonly Part[],
  limits: readonly number[],
  goods: readonly GoodsValue[],
): readonly number[] {
  const placed = limits.map(() => 0)
  for (const { rate, gross } of goods) {
    let unplaced = gross
    for (const [index, part] of parts.entries()) {
      const hasSameRate = part.taxes.length === 0 ? !rate : findRate(part) === rate
      const share = hasSameRate ? Math.min(unplaced, (limits[index] ?? 0) - (placed[index] ?? 0)) : 0
      placed[index] = (placed[index] ?? 0) + share
      unplaced -= share
    }
  }
  return placed
}

/** Returns each part's share of the shipping that this note refunds. */
function placeShipping(
  invoice: Figures,
  { shipping, ordered, shippingBefore }: CreditedParts,
  currency: CurrencyCode,
): readonly number[] {
  const whole = listRemainingParts(invoice, [])
  const goods = placeByRate(whole, whole.map(computeGross), ordered)
  let left = whole.map((part, index) => computeGross(part) - (goods[index] ?? 0))
  const take = (amount: number) => allocateUpTo(money(amount, currency), left)
  for (const before of shippingBefore) {
    const taken = take(before)
    left = left.map((amount, index) => amount - (taken[index] ?? 0))
  }
  return take(shipping)
}

/** Returns the sum of all rates; null if the part is not taxed, or is taxed at an unknown rate. */
function findRate({ taxes }: Part): number | null {
  if (taxes.length === 0 || taxes.some(({ rate }) => rate === null)) return null
  return sumUp(taxes.map(({ rate }) => rate ?? 0))
}

function creditPart({ taxes, net, tax }: Part, gross: number, currency: CurrencyCode): Part {
  const shares = taxes.map((figure) => {
    if (net + tax === 0) return 0
    return computeFraction(money(figure.tax, currency), money(gross, currency), money(net + tax, currency)).minor
  })
  const taxAmount = sumUp(shares)
  const left = net + tax === 0 ? 0 : gross - taxAmount
  return {
    taxes: taxes.map((figure, index) => ({ ...figure, net: left, tax: shares[index] ?? 0 })),
    net: left,
    tax: taxAmount,
  }
}
