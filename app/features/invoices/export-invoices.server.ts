import { and, asc, gt, type SQL } from 'drizzle-orm'
import { type InvoiceContents, moneyOf } from '#app/features/invoices/invoice-contents.ts'
import { matchingInvoices } from '#app/features/invoices/invoice-list.server.ts'
import type { InvoiceFilter } from '#app/features/invoices/invoice-list.ts'
import { taxTerm } from '#app/features/invoices/invoice-rows.ts'
import { invoiceText } from '#app/features/invoices/invoice-text.ts'
import { invoices } from '#app/features/invoices/invoices.table.ts'
import { toDecimal } from '#app/features/money/money.ts'
import type { CsvRow } from '#app/lib/csv.ts'
import type { Database } from '#app/platform/db/db.server.ts'

const amountOf = (name: 'net' | 'tax' | 'total') => (contents: InvoiceContents) =>
  toDecimal(moneyOf(contents)(contents[name]))

/** Amounts of credit notes are above 0 too: the kind says that they are given back. */
const COLUMNS: readonly (readonly [heading: string, value: (contents: InvoiceContents) => string])[] = [
  ['Number', ({ number }) => number],
  ['Kind', ({ kind }) => invoiceText.kinds[kind]],
  ['Date', ({ day }) => day],
  ['Corrects', (contents) => (contents.kind === 'credit-note' ? contents.invoice.number : '')],
  ['Order', ({ order }) => order.number],
  ['Customer', ({ buyer }) => buyer.name],
  ['Country', ({ buyer }) => buyer.country],
  ['Currency', ({ currency }) => currency],
  ['Net', amountOf('net')],
  ['Tax', amountOf('tax')],
  ['Total', amountOf('total')],
  ['Tax by rate', taxesText],
]

export const INVOICE_FILE_HEADING: CsvRow = COLUMNS.map(([heading]) => heading)

/** In batches, by number. */
export async function* invoicesForFile(db: Database, filter: InvoiceFilter, batch = 500): AsyncGenerator<CsvRow[]> {
  let after: SQL | undefined
  for (;;) {
    const rows = await db
      .select({ number: invoices.number, contents: invoices.contents })
      .from(invoices)
      .where(and(matchingInvoices(filter), after))
      .orderBy(asc(invoices.number))
      .limit(batch)
    if (rows.length > 0) yield rows.map(({ contents }) => COLUMNS.map(([, value]) => value(contents)))
    const last = rows.at(-1)
    if (!last || rows.length < batch) return
    after = gt(invoices.number, last.number)
  }
}

/** 'VAT 20% of 100.00: 20.00; …' */
function taxesText(contents: InvoiceContents): string {
  const money = moneyOf(contents)
  const texts = contents.taxes.map(
    (one) => `${taxTerm(one)} of ${toDecimal(money(one.net))}: ${toDecimal(money(one.tax))}`,
  )
  return texts.join('; ')
}
