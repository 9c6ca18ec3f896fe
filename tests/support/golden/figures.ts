import { asc, eq } from 'drizzle-orm'
import type { Money } from '#app/base/money.ts'
import type { Id } from '#app/lib/id.ts'
import type { Quote } from '#app/orders/checkout/quote/quote.ts'
import type { Sums } from '#app/orders/order-sums.ts'
import type { listOrderItems, Order } from '#app/orders/orders.server.ts'
import type { InvoiceContents } from '#app/payments/invoices/invoice-contents.ts'
import { invoices } from '#app/payments/invoices/invoices.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { mailOutbox } from '#app/platform/mail/mail-outbox.table.ts'
import type { ExpectedOrder, Figures, Side } from '#tests/support/golden/reference.ts'

// Reads the figures of a quote, an order, an email or an invoice, and computes the reference's expected figures.

type SideName = 'charged' | 'store' | 'shown'

export function toFigures(expected: ExpectedOrder, sides: readonly SideName[]): Figures {
  const lines = expected.lines.flatMap((line, index) => [
    ...[
      ['price', line.price],
      ['total', line.price * line.quantity],
      ['store price', line.storePrice],
      ['store total', line.storePrice * line.quantity],
      ['discount', line.discount],
      ['tax', line.tax],
      ['tax rate', line.taxRate],
    ].map(([name, value]) => [`line ${index + 1} ${name}`, value]),
    ...(sides.includes('shown')
      ? [
          [`line ${index + 1} shown price`, line.shownPrice],
          [`line ${index + 1} shown total`, line.shownPrice * line.quantity],
        ]
      : []),
  ])
  const sums = sides.flatMap((name) => Object.entries(toSideFigures(name, expected[name])))
  return { method: expected.method ?? '', ...Object.fromEntries(lines), ...Object.fromEntries(sums) }
}

function toSideFigures(name: string, { taxes, ...sums }: Side): Figures {
  return Object.fromEntries([
    ...Object.entries(sums).flatMap(([part, amount]) =>
      typeof amount === 'bigint' ? [[`${name} ${part}`, amount]] : [],
    ),
    ...taxes.flatMap((tax, index) =>
      Object.entries(tax).map(([part, value]) => [`${name} tax ${index + 1} ${part}`, value]),
    ),
  ])
}

function toSumFigures(name: string, { discount, subtotal, shipping, tax, total, taxes }: Sums): Figures {
  const minor = ({ minor: amount }: Money) => BigInt(amount)
  return toSideFigures(name, {
    discount: minor(discount),
    subtotal: minor(subtotal),
    shipping: minor(shipping),
    tax: minor(tax),
    total: minor(total),
    taxes: taxes.map((taxLine) => ({
      name: taxLine.name,
      rate: BigInt(taxLine.rate ?? -1),
      net: minor(taxLine.net),
      tax: minor(taxLine.tax),
    })),
  })
}

type SoldLine = Pick<Awaited<ReturnType<typeof listOrderItems>>[number], LineAmount> & {
  readonly taxRate: number | null
}
type LineAmount = 'price' | 'total' | 'storePrice' | 'storeTotal' | 'discount' | 'tax'

function toLineFigures(line: SoldLine, index: number): Figures {
  const amounts = {
    price: line.price,
    total: line.total,
    'store price': line.storePrice,
    'store total': line.storeTotal,
    discount: line.discount,
    tax: line.tax,
  }
  const entries = Object.entries(amounts).map(([name, { minor }]) => [`line ${index + 1} ${name}`, BigInt(minor)])
  return { ...Object.fromEntries(entries), [`line ${index + 1} tax rate`]: BigInt(line.taxRate ?? -1) }
}

export function toQuoteFigures(quote: Quote): Figures {
  const shown = quote.lines.map((line, index) => ({
    [`line ${index + 1} shown price`]: BigInt(line.shownPrice.minor),
    [`line ${index + 1} shown total`]: BigInt(line.shownTotal.minor),
  }))
  return Object.assign(
    { method: quote.method ?? '' },
    ...quote.lines.map(toLineFigures),
    ...shown,
    toSumFigures('charged', quote.charged),
    toSumFigures('store', quote.store),
    toSumFigures('shown', quote.shown),
  )
}

export function toOrderFigures(order: Order, items: Awaited<ReturnType<typeof listOrderItems>>): Figures {
  return Object.assign(
    { method: order.shippingMethod },
    ...items.map(toLineFigures),
    toSumFigures('charged', order.charged),
    toSumFigures('store', order.store),
  )
}

export function formatRate({ base, quote }: { readonly base: number; readonly quote: number }): string {
  return `${base}/${quote}`
}

/** Returns the amounts in the sums of the confirmation email, in order. */
export async function readMailFigures(db: Database, id: Id<'order'>): Promise<Figures> {
  const [mail] = await db
    .select({ body: mailOutbox.body })
    .from(mailOutbox)
    .where(eq(mailOutbox.event, `order-placed:${id}`))
  const parts = mail?.body.text.split('\n\n') ?? []
  const sums = parts.find((part) => /^Total: /m.test(part))?.split('\n') ?? []
  const amounts = sums.flatMap((row) => row.slice(row.lastIndexOf(': ') + 2).split(/, charged as /))
  return Object.fromEntries(
    amounts.map((amount, index) => {
      const digits = amount.replace(/\D/g, '')
      return [`amount ${index + 1}`, digits && BigInt(digits)] // 'Free' has no digits
    }),
  )
}

export function computeExpectedMailFigures(
  { charged, shown, isDiscounted, isReverseCharge }: ExpectedOrder,
  taxIncluded: boolean,
): Figures {
  const isShownInOtherCurrency = charged !== shown
  const paid = shown.taxes.filter(({ rate }) => rate > 0n).map(({ tax }) => tax)
  const amounts = [
    ...(isDiscounted ? [shown.subtotal + shown.discount, shown.discount] : []),
    shown.subtotal,
    shown.shipping === 0n ? '' : shown.shipping,
    ...(taxIncluded ? [] : paid.length > 1 ? paid : [shown.tax]),
    shown.total,
    ...(isShownInOtherCurrency ? [charged.total] : []),
    ...(taxIncluded ? (isReverseCharge ? [0n] : paid) : []),
  ]
  return Object.fromEntries(amounts.map((amount, index) => [`amount ${index + 1}`, amount]))
}

export async function listDocuments(db: Database, id: Id<'order'>): Promise<readonly InvoiceContents[]> {
  const rows = await db
    .select({ contents: invoices.contents })
    .from(invoices)
    .where(eq(invoices.orderId, id))
    .orderBy(asc(invoices.issuedAt), asc(invoices.id))
  return rows.map(({ contents }) => contents)
}

export function toInvoiceFigures(documents: readonly InvoiceContents[]): Figures {
  const invoice = documents.find((document) => document.kind === 'invoice')
  if (!invoice) return {}
  const { net, tax, total, taxes, subtotal, discount, shipping, lines } = invoice
  const linePrices = lines.map((line, index) => ({
    [`line ${index + 1} price`]: BigInt(line.price),
    [`line ${index + 1} total`]: BigInt(line.total),
    [`line ${index + 1} tax rate`]: BigInt(line.rate ?? -1),
  }))
  const sums = { net, tax, total, subtotal, discount: discount.amount, shipping: shipping.amount }
  return Object.assign({ ...toAmounts(sums), ...toTaxFigures(taxes) }, ...linePrices)
}

/** Returns the number and sums of the credit notes. */
export function sumCreditNotes(documents: readonly InvoiceContents[]): Figures {
  const notes = documents.filter(({ kind }) => kind === 'credit-note')
  const sums: Record<string, bigint> = { notes: BigInt(notes.length) }
  for (const { net, tax, total, taxes } of notes) {
    for (const [name, amount] of Object.entries({ ...toAmounts({ net, tax, total }), ...toTaxFigures(taxes) })) {
      sums[name] = (sums[name] ?? 0n) + BigInt(amount)
    }
  }
  return sums
}

export function computeExpectedInvoiceFigures({ charged, lines }: ExpectedOrder): Figures {
  const { taxes, tax, total, subtotal, discount, shipping } = charged
  const linePrices = lines.map((line, index) => ({
    [`line ${index + 1} price`]: line.price,
    [`line ${index + 1} total`]: line.price * line.quantity,
    [`line ${index + 1} tax rate`]: line.taxRate,
  }))
  const sums = { net: total - tax, tax, total, subtotal, discount, shipping, ...toTaxFigures(taxes) }
  return Object.assign(sums, ...linePrices)
}

/** Returns the expected figures of `notes` credit notes that together cover the full invoice. */
export function computeExpectedCreditFigures(
  { charged: { taxes, tax, total } }: ExpectedOrder,
  notes: number,
): Figures {
  const paid = taxes.filter((taxLine) => taxLine.net + taxLine.tax > 0n)
  return { notes: BigInt(notes), net: total - tax, tax, total, ...toTaxFigures(paid) }
}

type TaxSum = { readonly name: string; readonly rate: bigint | number | null }
type NetAndTax = Readonly<Record<'net' | 'tax', bigint | number>>

function toTaxFigures(taxes: readonly (TaxSum & NetAndTax)[]): Figures {
  const taxEntries = taxes.map(({ name, rate, net, tax }) => ({
    [`${name} ${rate} net`]: BigInt(net),
    [`${name} ${rate} tax`]: BigInt(tax),
  }))
  return Object.assign({}, ...taxEntries)
}

function toAmounts(amounts: Readonly<Record<string, number>>): Figures {
  return Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, BigInt(amount)]))
}
