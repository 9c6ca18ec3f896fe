import { href } from 'react-router'
import { formatMoney } from '#app/base/money.ts'
import { adminText } from '#app/payments/transfers/admin-text.ts'
import { PaymentFacts } from '#app/payments/transfers/screen/payment-facts.tsx'
import { useDeskAction } from '#app/payments/transfers/screen/use-desk-action.ts'
import type { listSetAside } from '#app/payments/transfers/transfer-desk.server.ts'
import { TextButton, TextLink } from '#app/ui/admin/admin-button.tsx'
import { EmptyList } from '#app/ui/admin/lists/empty-list.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { OrderNumber } from '#app/ui/order-number.tsx'
import { ProblemText } from '#app/ui/problem-text.tsx'

type Row = Awaited<ReturnType<typeof listSetAside>>[number]

/** Lists money that belongs to no known order, or exceeds an order's total. */
export function SetAsideList({ rows }: { readonly rows: readonly Row[] }) {
  if (rows.length === 0) {
    return (
      <div className="rounded-field border border-line bg-paper">
        <EmptyList noun={adminText.emptyNouns.payments} title={adminText.noneSetAside} clear={null} />
      </div>
    )
  }
  return (
    <ul aria-label={adminText.paymentsSetAside} className="grid gap-3">
      {rows.map((row) => (
        <SetAsideRow key={row.id} row={row} />
      ))}
    </ul>
  )
}

function SetAsideRow({ row }: { readonly row: Row }) {
  const { send, isBusy, error } = useDeskAction()
  const isReady = useHydrated()
  return (
    <li className="grid gap-3 rounded-field border border-line bg-paper p-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] md:gap-8">
      <PaymentFacts row={row} />
      <div className="min-w-0">
        <p className="text-base wrap-anywhere">{row.note || adminText.noNote}</p>
        {row.bookings.map(({ id, orderId, orderNumber, customerName, amount }) => (
          <p key={id} className="text-sm wrap-anywhere text-ink-2">
            {adminText.paidBy.before(formatMoney(amount))}{' '}
            <TextLink to={href('/admin/orders/:id', { id: orderId })} isInText>
              <OrderNumber number={orderNumber} />
            </TextLink>{' '}
            {adminText.paidBy.after(customerName)}
          </p>
        ))}
        <div className="mt-2 flex flex-wrap gap-x-4">
          <TextButton
            busy={isBusy}
            disabled={!isReady}
            onClick={() => send({ intent: 'put-back', row: row.id, version: row.version })}
          >
            {adminText.restore}
            <span className="sr-only"> {adminText.paymentBy(row.payerName)}</span>
          </TextButton>
          {row.bookings.length > 0 && (
            <TextButton busy={isBusy} disabled={!isReady} onClick={() => send({ intent: 'undo', row: row.id })}>
              {adminText.undo}
              <span className="sr-only">
                {' '}
                {adminText.forOrders(row.bookings.map(({ orderNumber }) => orderNumber).join(', '))}
              </span>
            </TextButton>
          )}
        </div>
        {error && <ProblemText className="text-sm">{error}</ProblemText>}
      </div>
    </li>
  )
}
