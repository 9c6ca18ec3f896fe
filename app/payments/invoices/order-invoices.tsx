import { type ReactNode, useId } from 'react'
import { href } from 'react-router'
import { formatDay } from '#app/lib/format/date.ts'
import { useOrderAction } from '#app/orders/order-action.ts'
import { isCharged } from '#app/orders/order-status.ts'
import type { Order } from '#app/orders/orders.server.ts'
import { adminText } from '#app/payments/invoices/admin-text.ts'
import { isInvoiceMissing } from '#app/payments/invoices/find-current-invoice.ts'
import type { OrderInvoice } from '#app/payments/invoices/invoice-list.server.ts'
import { formatSignedTotal } from '#app/payments/invoices/invoice-table.tsx'
import { invoiceText } from '#app/payments/invoices/invoice-text.ts'
import { TextButton, TextLink } from '#app/ui/admin/admin-button.tsx'
import { useFocusFallback } from '#app/ui/admin/use-focus-fallback.ts'
import { useHydrated } from '#app/ui/hydrated.ts'
import { ProblemText } from '#app/ui/problem-text.tsx'

type OrderInvoicesProps = {
  readonly order: Order
  readonly invoices: readonly OrderInvoice[]
  /** Links to documents that are printed from the order. */
  readonly children: ReactNode
}

export function OrderInvoices({ order, invoices, children }: OrderInvoicesProps) {
  const { fallback, restoreFocus } = useFocusFallback<HTMLElement>()
  const { fetcher, errors, isSaving } = useOrderAction({ saved: adminText.invoiceIssued }, restoreFocus)
  const isReady = useHydrated() // without JavaScript, the form would navigate away
  const documents = invoices.map((invoice) => ({ ...invoice, total: invoice.total.minor }))
  const id = useId()
  return (
    <section ref={fallback} tabIndex={-1} aria-labelledby={id} className="mt-4 border-t border-line pt-4">
      <div className="mb-1 flex flex-wrap items-center justify-between gap-x-4">
        <h3 id={id} className="text-base font-semibold">
          {adminText.invoices}
        </h3>
        {canInvoice(order) && isInvoiceMissing(order, documents) && (
          <fetcher.Form method="post" action={href('/admin/orders/:id/invoices', { id: order.id })}>
            <TextButton type="submit" busy={isSaving} disabled={!isReady} className="text-base">
              {isSaving ? adminText.issuing : adminText.issueInvoice}
            </TextButton>
          </fetcher.Form>
        )}
      </div>
      {errors[''] && (
        <ProblemText role="alert" className="mb-3 text-sm">
          {errors['']}
        </ProblemText>
      )}
      {invoices.length === 0 ? (
        <p className="text-base text-ink-2">{getEmptyText(order)}</p>
      ) : (
        <ul className="grid gap-3">
          {invoices.map((invoice) => (
            <li
              key={invoice.id}
              className="flex flex-wrap items-baseline justify-between gap-x-4 text-base tabular-nums"
            >
              <span className="min-w-0 wrap-anywhere">
                <TextLink to={href('/admin/invoices/:id', { id: invoice.id })} isInText className="font-medium">
                  {invoice.number}
                </TextLink>
                <span className="block text-sm text-ink-2">
                  {invoiceText.kinds[invoice.kind]}, {formatDay(invoice.day)}
                </span>
              </span>
              <span className="whitespace-nowrap">{formatSignedTotal(invoice)}</span>
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  )
}

function canInvoice({ paymentStatus, customerEmail }: Order): boolean {
  return isCharged(paymentStatus) && customerEmail !== ''
}

function getEmptyText(order: Order): string {
  if (order.customerEmail === '') return adminText.noneDataErased
  return canInvoice(order) ? adminText.noneYet : adminText.noneUntilPaid
}
