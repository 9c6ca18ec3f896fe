import { formatDay } from '#app/lib/format/date.ts'
import type { InvoiceContents, TaxFigure } from '#app/payments/invoices/invoice-contents.ts'
import {
  createMoneyFormatter,
  formatRate,
  getClosingText,
  listBuyerLines,
  listReferences,
  listSellerLines,
  listSumRows,
  toTaxTable,
} from '#app/payments/invoices/invoice-rows.ts'
import { invoiceText } from '#app/payments/invoices/invoice-text.ts'
import { HeaderCell, SheetAddress } from '#app/ui/admin/print-sheet.tsx'

/** Shows an invoice or credit note, as issued. */
export function InvoiceSheet({ contents }: { readonly contents: InvoiceContents }) {
  const { kind, number, day, seller, buyer } = contents
  const closing = getClosingText(contents)
  return (
    <article className="print-sheet" aria-label={`${invoiceText.kinds[kind]} ${number}`}>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4 border-b-2 border-ink pb-4 wrap-anywhere">
        <div className="min-w-0">
          <p className="text-lg font-semibold">{seller.name}</p>
          <p className="mt-2 text-sm whitespace-pre-line">{listSellerLines(seller).join('\n')}</p>
        </div>
        <div className="sm:text-right">
          <h2 className="text-lg font-semibold">{invoiceText.kinds[kind]}</h2>
          <p className="text-lg font-semibold tabular-nums">{number}</p>
          <p className="text-sm">
            {invoiceText.issued} {formatDay(day)}
          </p>
          {listReferences(contents).map((text) => (
            <p key={text} className="text-sm">
              {text}
            </p>
          ))}
        </div>
      </div>
      <div className="mt-6 grid grid-cols-2 gap-6">
        <SheetAddress title={invoiceText.billedTo} lines={listBuyerLines(buyer)} />
        {contents.kind === 'invoice' && <SheetAddress title={invoiceText.shippedTo} lines={contents.shipTo} />}
      </div>
      <Lines contents={contents} />
      <dl className="mt-4 ml-auto grid break-inside-avoid gap-1 text-base tabular-nums sm:max-w-80">
        {listSumRows(contents).map(({ term, amount, isTotal = false }) => (
          <div
            key={term}
            className={`flex justify-between gap-4 ${isTotal ? 'border-t border-ink pt-2 text-md font-semibold' : ''}`}
          >
            <dt className="min-w-0 wrap-anywhere">{term}</dt>
            <dd className="whitespace-nowrap">{amount}</dd>
          </div>
        ))}
      </dl>
      <TaxTable contents={contents} />
      {closing && <p className="mt-6 text-sm wrap-anywhere whitespace-pre-line">{closing}</p>}
    </article>
  )
}

const ROW = 'break-inside-avoid border-b border-line align-top'

function Lines({ contents }: { readonly contents: InvoiceContents }) {
  const write = createMoneyFormatter(contents)
  const isInvoice = contents.kind === 'invoice'
  const lines: readonly Line[] = isInvoice ? contents.lines : contents.returned
  if (lines.length === 0) return null
  return (
    <table className="mt-6 w-full text-base tabular-nums">
      <caption className={isInvoice ? 'sr-only' : 'text-left text-sm'}>
        {isInvoice ? invoiceText.items : invoiceText.returned}
      </caption>
      <thead className="text-left text-sm">
        <tr className="border-b border-ink">
          <HeaderCell>{invoiceText.product}</HeaderCell>
          <HeaderCell className="px-3 text-right">{invoiceText.quantity}</HeaderCell>
          {isInvoice && (
            <>
              <HeaderCell className="px-3 text-right max-sm:hidden">{invoiceText.price}</HeaderCell>
              <HeaderCell className="px-3 text-right max-sm:hidden">{invoiceText.taxRate}</HeaderCell>
              <HeaderCell className="text-right">{invoiceText.lineTotal}</HeaderCell>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, variant, sku, quantity, price, rate, total }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no ids here, and their order never changes
          <tr key={at} className={ROW}>
            <th scope="row" className="py-2 text-left font-normal wrap-anywhere">
              <span className="block font-medium">{name}</span>
              <span className="block text-sm">
                {variant}, {sku}
              </span>
            </th>
            <td className="px-3 py-2 text-right">{quantity}</td>
            {price !== undefined && total !== undefined && (
              <>
                <td className="px-3 py-2 text-right max-sm:hidden">{write(price)}</td>
                <td className="px-3 py-2 text-right max-sm:hidden">{formatRate(rate ?? null)}</td>
                <td className="py-2 text-right">{write(total)}</td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type Line = {
  readonly name: string
  readonly variant: string
  readonly sku: string
  readonly quantity: number
  readonly price?: number
  readonly total?: number
  readonly rate?: TaxFigure['rate']
}

function TaxTable({ contents }: { readonly contents: InvoiceContents }) {
  const rows = toTaxTable(contents)
  if (rows.length < 2) return null // a single row would only repeat the sums
  return (
    <table className="mt-6 ml-auto w-full break-inside-avoid text-sm tabular-nums sm:max-w-80">
      <thead>
        <tr className="border-b border-line text-left">
          <HeaderCell>{invoiceText.taxByRate}</HeaderCell>
          <HeaderCell className="px-3 text-right">{invoiceText.net}</HeaderCell>
          <HeaderCell className="text-right">{invoiceText.tax}</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ term, net, tax }) => (
          <tr key={term} className={ROW}>
            <th scope="row" className="py-1 text-left font-normal wrap-anywhere">
              {term}
            </th>
            <td className="px-3 py-1 text-right">{net}</td>
            <td className="py-1 text-right">{tax}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
