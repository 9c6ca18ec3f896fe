import { and, asc, eq, gt } from 'drizzle-orm'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { convert, invert, money, type Rate, toUnits } from '#app/base/money.ts'
import { computeFraction } from '#app/base/money-arithmetic.ts'
import { formatPpm, formatRate } from '#app/base/rates.ts'
import { type CsvRow, formatYesOrNo } from '#app/lib/csv.ts'
import { orderText } from '#app/orders/order-text.ts'
import { orders } from '#app/orders/orders.table.ts'
import {
  type Figures,
  getUntaxedAmount,
  type InvoiceContents,
  type PaymentFee,
  type TaxFigure,
} from '#app/payments/invoices/invoice-contents.ts'
import { matchesInvoiceFilter } from '#app/payments/invoices/invoice-list.server.ts'
import type { InvoiceFilter } from '#app/payments/invoices/invoice-list.ts'
import { invoiceText } from '#app/payments/invoices/invoice-text.ts'
import { invoices } from '#app/payments/invoices/invoices.table.ts'
import { readBatches } from '#app/platform/db/batches.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** The store currency and the order's exchange rate to the currency of the document. */
type Booking = { readonly currency: CurrencyCode; readonly rate: Rate }

/**
 * The amounts of a document at one rate; for the untaxed part, `name` is '' and `rate` is null. `about`: '' for goods
 * and shipping. `stored`: the amounts in the store currency.
 */
type Line = {
  readonly about: string
  readonly contents: InvoiceContents
  readonly booking: Booking
  readonly figure: TaxFigure
  readonly stored: Pick<TaxFigure, 'net' | 'tax'>
}

/** Amounts of credit notes are negative, so that a column can be summed. */
function createAmountReader(read: (line: Line) => number, getCurrency: (line: Line) => CurrencyCode) {
  return (line: Line) => {
    const amount = toUnits(money(read(line), getCurrency(line)))
    return line.contents.kind === 'credit-note' && amount !== 0 ? -amount : amount
  }
}

/** The row of a second tax on the same net amount does not repeat that amount. */
const getNet = ({ isAdded }: TaxFigure, net: number) => (isAdded ? 0 : net)

const createChargedReader = (read: (line: Line) => number) =>
  createAmountReader(read, ({ contents }) => contents.currency)
const createBookedReader = (read: (line: Line) => number) => createAmountReader(read, ({ booking }) => booking.currency)

const COLUMNS: readonly (readonly [heading: string, value: (line: Line) => string | number])[] = [
  ['Number', ({ contents }) => contents.number],
  ['Kind', ({ contents }) => invoiceText.kinds[contents.kind]],
  ['Date', ({ contents }) => contents.day],
  ['Corrects', ({ contents }) => (contents.kind === 'credit-note' ? contents.invoice.number : '')],
  ['Order', ({ contents }) => contents.order.number],
  ['Customer', ({ contents }) => contents.buyer.name],
  ['Company', ({ contents }) => contents.buyer.company ?? ''],
  ['Country', ({ contents }) => contents.buyer.country],
  ['VAT number', ({ contents }) => contents.buyer.vatNumber],
  ['Intra-Community supply', ({ contents }) => formatYesOrNo(contents.isIntraCommunity || contents.isReverseCharge)],
  ['Export', ({ contents }) => formatYesOrNo(contents.isExport)],
  ['About', ({ about }) => about],
  ['Tax name', ({ figure }) => figure.name],
  ['Tax rate %', ({ figure }) => (figure.rate === null ? '' : formatPpm(figure.rate, 10_000))],
  ['Currency', ({ contents }) => contents.currency],
  ['Net', createChargedReader(({ figure }) => getNet(figure, figure.net))],
  ['Tax', createChargedReader(({ figure }) => figure.tax)],
  ['Total', createChargedReader(({ figure }) => getNet(figure, figure.net) + figure.tax)],
  ['Store currency', ({ booking }) => booking.currency],
  ['Exchange rate', ({ booking }) => formatRate(booking.rate)],
  ['Net booked', createBookedReader(({ figure, stored }) => getNet(figure, stored.net))],
  ['Tax booked', createBookedReader(({ stored }) => stored.tax)],
  ['Total booked', createBookedReader(({ figure, stored }) => getNet(figure, stored.net) + stored.tax)],
]

export const INVOICE_FILE_HEADING: CsvRow = COLUMNS.map(([heading]) => heading)

/** Yields batches ordered by number, with a row for each tax rate of a document. */
export async function* readInvoiceFileRows(db: Database, filter: InvoiceFilter, batch = 500): AsyncGenerator<CsvRow[]> {
  const read = (last?: { readonly number: string }) =>
    db
      .select({
        number: invoices.number,
        contents: invoices.contents,
        currency: orders.storeCurrency,
        rate: { base: orders.rateBase, quote: orders.rateQuote },
      })
      .from(invoices)
      .innerJoin(orders, eq(orders.id, invoices.orderId))
      .where(and(matchesInvoiceFilter(filter), last && gt(invoices.number, last.number)))
      .orderBy(asc(invoices.number))
      .limit(batch)
  for await (const rows of readBatches(batch, read)) {
    yield rows.flatMap(({ contents, ...booking }) => toRows(contents, booking))
  }
}

function toRows(contents: InvoiceContents, booking: Booking): CsvRow[] {
  const { store } = contents
  const stored = store && listParts(store, contents.taxes)
  const fees = contents.paymentFee && listFees(contents.paymentFee, contents.taxes)
  const lines = listParts(contents, contents.taxes).flatMap((figure, index): Line[] => {
    const booked = stored?.[index] ?? convertPart(figure, contents, booking)
    const fee = fees?.[index]
    if (!fee) return [{ about: '', contents, booking, figure, stored: booked }]
    const bookedFee = computeShare(booked, fee, figure, booking)
    return [
      {
        about: '',
        contents,
        booking,
        figure: subtractAmounts(figure, fee),
        stored: subtractAmounts(booked, bookedFee),
      },
      { about: orderText.paymentFee, contents, booking, figure: fee, stored: bookedFee },
    ]
  })
  return [...lines, ...listRoundingLines(contents, booking)]
    .filter(
      ({ figure, stored: { net, tax } }, index) =>
        index === 0 || [figure.net, figure.tax, net, tax].some((part) => part !== 0),
    )
    .map((line) => COLUMNS.map(([, value]) => value(line)))
}

/** Lists the fee for cash on delivery at each of the rates, then its untaxed part, in the same order as `listParts`. */
function listFees({ taxes, untaxed }: PaymentFee, rates: readonly TaxFigure[]): readonly TaxFigure[] {
  return [
    ...rates.map((rate, at) => taxes[at] ?? { ...rate, net: 0, tax: 0 }),
    { name: '', rate: null, net: untaxed, tax: 0 },
  ]
}

type Amounts = Pick<TaxFigure, 'net' | 'tax'>

/** Computes the booked amounts that correspond to a part of the charged amounts. */
function computeShare(stored: Amounts, part: Amounts, whole: Amounts, { currency }: Booking): Amounts {
  const computeAmount = (name: keyof Amounts) =>
    whole[name] === 0
      ? 0
      : computeFraction(money(stored[name], currency), money(part[name], currency), money(whole[name], currency)).minor
  return { net: computeAmount('net'), tax: computeAmount('tax') }
}

function subtractAmounts<Value extends Amounts>(all: Value, part: Amounts): Value {
  return { ...all, net: all.net - part.net, tax: all.tax - part.tax }
}

/** Returns a line for the cash rounding, which is not taxed; none if nothing was rounded. */
function listRoundingLines(contents: InvoiceContents, booking: Booking): Line[] {
  const { rounding = 0, store } = contents
  const figure = { name: '', rate: null, net: rounding, tax: 0 }
  const stored = store ? { net: store.rounding ?? 0, tax: 0 } : convertPart(figure, contents, booking)
  return rounding === 0 ? [] : [{ about: orderText.rounding, contents, booking, figure, stored }]
}

/** Lists the amounts at each of the rates, then the untaxed amount; only the latter if there are no rates. */
function listParts(figures: Figures, rates: readonly TaxFigure[]): readonly TaxFigure[] {
  const untaxed: TaxFigure = { name: '', rate: null, net: getUntaxedAmount(figures), tax: 0 }
  return [...rates.map((rate, at) => figures.taxes[at] ?? { ...rate, net: 0, tax: 0 }), untaxed]
}

/** Converts a part of a document that has no figures in the store currency. */
function convertPart({ net, tax }: TaxFigure, { currency }: InvoiceContents, { currency: to, rate }: Booking) {
  const toBookedAmount = (minor: number) => convert(money(minor, currency), to, invert(rate)).minor
  return { net: toBookedAmount(net), tax: toBookedAmount(tax) }
}
