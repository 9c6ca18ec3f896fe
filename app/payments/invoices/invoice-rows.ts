import { formatMoney, invert, money } from '#app/base/money.ts'
import { addMinus, formatSignedAmount } from '#app/base/money-formats.ts'
import { formatPpm, toUnitRate } from '#app/base/rates.ts'
import { formatDay } from '#app/lib/format/date.ts'
import { formatPercent } from '#app/lib/format/number.ts'
import { orderText } from '#app/orders/order-text.ts'
import {
  createMoneyConverter,
  getUntaxedAmount,
  type InvoiceContents,
  type PaymentFee,
  type StoreFigures,
  type Supply,
  type TaxFigure,
} from '#app/payments/invoices/invoice-contents.ts'
import { invoiceText } from '#app/payments/invoices/invoice-text.ts'
import { translateTaxName } from '#app/pricing/tax-names.ts'
import { uiText } from '#app/ui/ui-text.ts'

/** Formats a tax as 'VAT 20%', or as 'Tax' if neither name nor rate was recorded. */
function formatTax({ name, rate }: Pick<TaxFigure, 'name' | 'rate'>): string {
  const shown = translateTaxName(name) || invoiceText.tax
  return rate === null ? shown : `${shown} ${formatRate(rate)}`
}

/** Returns text such as '8.875%'; '—' for untaxed amounts. */
export function formatRate(rate: number | null): string {
  return rate === null ? '—' : formatPercent(rate)
}

type SumRow = { readonly term: string; readonly amount: string; readonly isTotal?: true }

/** Lists the rows between the lines and the total, including the total. */
export function listSumRows(contents: InvoiceContents): readonly SumRow[] {
  const write = createMoneyFormatter(contents)
  const net = { term: invoiceText.net, amount: write(contents.net) }
  const storeTax = listStoreTaxRows(contents)
  const total = { amount: write(contents.total), isTotal: true } as const
  if (contents.kind === 'credit-note') {
    const fee = contents.paymentFee
    return [
      net,
      ...listTaxRows(contents),
      ...listRoundingRows(contents),
      { term: invoiceText.totalCredited, ...total },
      ...(fee ? [{ term: invoiceText.includes(formatFee(fee)), amount: write(fee.amount) }] : []),
      ...storeTax,
    ]
  }
  const { discount, subtotal, shipping, paymentFee, taxIncluded } = contents
  const parts = [
    ...(discount.amount > 0
      ? [
          { term: invoiceText.items, amount: write(subtotal + discount.amount) },
          { term: invoiceText.discount(discount.code), amount: addMinus(write(discount.amount)) },
        ]
      : []),
    { term: invoiceText.subtotal, amount: write(subtotal) },
    { term: invoiceText.shipping(shipping.name), amount: write(shipping.amount - (paymentFee?.amount ?? 0)) },
    ...(paymentFee ? [{ term: formatFee(paymentFee), amount: write(paymentFee.amount) }] : []),
  ]
  const totalRow = { term: invoiceText.total, ...total }
  if (!taxIncluded) return [...parts, ...listTaxRows(contents), ...listRoundingRows(contents), totalRow, ...storeTax]
  return [
    ...parts,
    ...listRoundingRows(contents),
    totalRow,
    ...listTaxRows(contents, invoiceText.includes),
    net,
    ...storeTax,
  ]
}

/** Returns text such as 'Cash on delivery fee (VAT 19%)'. */
function formatFee({ taxes }: PaymentFee): string {
  const terms = [...new Set(taxes.filter(({ tax }) => tax > 0).map(formatTax))]
  return terms.length === 0 ? orderText.paymentFee : `${orderText.paymentFee} (${uiText.list(terms)})`
}

function listRoundingRows(contents: InvoiceContents): readonly SumRow[] {
  const { rounding = 0 } = contents
  if (rounding === 0) return []
  return [{ term: orderText.rounding, amount: formatSignedAmount(createMoneyConverter(contents)(rounding)) }]
}

/**
 * Lists the tax in the store currency and the exchange rate. Empty if the document is in the store currency or has no
 * tax.
 */
function listStoreTaxRows({ store, currency }: InvoiceContents): readonly SumRow[] {
  if (!store || store.tax === 0) return []
  const taxes = store.taxes.filter(({ tax }) => tax > 0)
  const [only] = taxes
  const term = only && taxes.length === 1 ? formatTax(only) : invoiceText.tax
  return [
    { term: invoiceText.inCurrency(term, store.currency), amount: formatMoney(money(store.tax, store.currency)) },
    { term: invoiceText.exchangeRate, amount: formatExchangeRate(store, currency) },
  ]
}

/** Returns text such as '1 USD = 1,500 NGN', for one unit of the stronger currency. */
function formatExchangeRate({ currency: storeCurrency, rate }: StoreFigures, currency: string): string {
  const [unitCurrency, other, units] =
    rate.base < rate.quote
      ? [storeCurrency, currency, toUnitRate(invert(rate))]
      : [currency, storeCurrency, toUnitRate(rate)]
  return `1 ${unitCurrency} = ${formatPpm(units, 1_000_000)} ${other}`
}

function listTaxRows(contents: InvoiceContents, toTerm = (term: string) => term): readonly SumRow[] {
  const write = createMoneyFormatter(contents)
  return mergeTaxes(contents).map((figure) => ({ term: toTerm(formatTax(figure)), amount: write(figure.tax) }))
}

/** Adds up taxes with the same name and rate, even if the goods are also subject to different taxes. */
function mergeTaxes({ taxes }: InvoiceContents): readonly TaxFigure[] {
  return [...Map.groupBy(taxes, ({ name, rate }) => `${rate} ${name}`).values()].flatMap((alike) => {
    const sumAmount = (amount: 'net' | 'tax') => alike.reduce((total, figure) => total + figure[amount], 0)
    return alike.slice(0, 1).map((first) => ({ ...first, net: sumAmount('net'), tax: sumAmount('tax') }))
  })
}

type TaxRow = { readonly term: string; readonly net: string; readonly tax: string }

/** Lists the amounts by rate, and the untaxed amount. */
export function toTaxTable(contents: InvoiceContents): readonly TaxRow[] {
  const write = createMoneyFormatter(contents)
  const untaxed = getUntaxedAmount(contents)
  return [
    ...mergeTaxes(contents).map((figure) => ({
      term: formatTax(figure),
      net: write(figure.net),
      tax: write(figure.tax),
    })),
    ...(untaxed > 0 ? [{ term: invoiceText.notTaxed, net: write(untaxed), tax: write(0) }] : []),
  ]
}

export function createMoneyFormatter(contents: InvoiceContents): (minor: number) => string {
  const money = createMoneyConverter(contents)
  return (minor) => formatMoney(money(minor))
}

/** Lists the lines below the number: the invoice that a credit note corrects, the order, and the day of supply. */
export function listReferences(contents: InvoiceContents): readonly string[] {
  const { order } = contents
  return [
    ...(contents.kind === 'credit-note'
      ? [invoiceText.corrects(contents.invoice.number, formatDay(contents.invoice.day))]
      : []),
    invoiceText.order(order.number, formatDay(order.day)),
    ...(contents.kind === 'invoice' && contents.supply ? [formatSupply(contents.supply)] : []),
  ]
}

function formatSupply({ kind, day }: Supply): string {
  return kind === 'supplied' ? invoiceText.supplied(formatDay(day)) : invoiceText.paidBefore(formatDay(day))
}

/** Lists the lines of the buyer's address, and the buyer's VAT number. */
export function listBuyerLines({ lines, vatNumber }: InvoiceContents['buyer']): readonly string[] {
  return vatNumber ? [...lines, invoiceText.buyerVatNumber(vatNumber)] : lines
}

/** Returns the text below the sums: applicable notes, then the store's footer. */
export function getClosingText({ isReverseCharge, isIntraCommunity, isExport, seller }: InvoiceContents): string {
  const notes = [
    isReverseCharge && invoiceText.reverseCharge,
    isIntraCommunity && invoiceText.intraCommunitySupply,
    isExport && invoiceText.exported,
  ]
  return [...notes, seller.footer].filter(Boolean).join('\n')
}

/** Lists the lines below the seller's name. */
export function listSellerLines({ address, email, phone, taxNumbers }: InvoiceContents['seller']): readonly string[] {
  const numbers = taxNumbers.map(({ place, number }) => invoiceText.taxNumber(place, number))
  return [...address.split('\n'), email, phone, ...numbers].filter(Boolean)
}
