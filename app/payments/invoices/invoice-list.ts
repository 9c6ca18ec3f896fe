import { formatMonth } from '#app/lib/format/date.ts'
import { readChoice, readDirection, readPage, readSearch } from '#app/lib/list-query.ts'
import { adminText } from '#app/payments/invoices/admin-text.ts'
import { INVOICE_KINDS } from '#app/payments/invoices/invoice-contents.ts'

export type InvoiceFilter = ReturnType<typeof readInvoiceFilter>
export type InvoiceListQuery = ReturnType<typeof readInvoiceListQuery>

/** The value of `pdfs` in the query of the list if there were too many PDFs for one archive. */
export const TOO_MANY_PDFS = 'too-many'

export function readInvoiceFilter(query: URLSearchParams) {
  return { q: readSearch(query), kind: readChoice(query, 'kind', INVOICE_KINDS), month: readMonth(query) }
}

export function readInvoiceListQuery(query: URLSearchParams) {
  return {
    ...readInvoiceFilter(query),
    sort: readChoice(query, 'sort', ['date', 'number']) ?? 'date',
    dir: readDirection(query) ?? 'desc',
    page: readPage(query),
  }
}

/** Returns a month such as '2026-11'. */
function readMonth(query: URLSearchParams): string | null {
  const month = query.get('month') ?? ''
  return /^20\d\d-(0[1-9]|1[0-2])$/.test(month) ? month : null
}

/** Lists the months from `newest` back to `oldest`, at most ten years. */
export function listMonthsBetween(oldest: string, newest: string): readonly string[] {
  const toMonthNumber = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
  const [first, last] = [toMonthNumber(oldest), toMonthNumber(newest)]
  return Array.from({ length: Math.min(last - first + 1, 120) }, (_, back) => {
    const month = last - back
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
  })
}

/** Returns options for a select, keyed by month. */
export function toMonthOptions(months: readonly string[]): Readonly<Record<string, string>> {
  return { '': adminText.allMonths, ...Object.fromEntries(months.map((month) => [month, formatMonth(month)])) }
}
