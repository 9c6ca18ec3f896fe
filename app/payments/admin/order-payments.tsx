import { type ReactNode, useEffect, useState } from 'react'
import { href } from 'react-router'
import { formatMoney, type Money } from '#app/base/money.ts'
import { newId } from '#app/lib/id.ts'
import { useOrderAction } from '#app/orders/order-action.ts'
import { paymentStatusLabel } from '#app/orders/order-labels.ts'
import { isCharged } from '#app/orders/order-status.ts'
import { orderText } from '#app/orders/order-text.ts'
import type { Order } from '#app/orders/orders.server.ts'
import type { ActivityRow } from '#app/payments/activity/activity.ts'
import { methodText, PaymentBadges } from '#app/payments/activity/activity-table.tsx'
import { CopyReference } from '#app/payments/activity/copy-reference.tsx'
import { canBePaidNow } from '#app/payments/admin/payable.ts'
import { adminText } from '#app/payments/admin-text.ts'
import { TextButton } from '#app/ui/admin/admin-button.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'
import { ProblemText } from '#app/ui/problem-text.tsx'

type OrderPaymentsProps = {
  readonly order: Order
  readonly payments: readonly ActivityRow[]
  /** The part of an unpaid total that has arrived by transfer. */
  readonly arrived: Money | null
  /** The transfer that the order waits for. */
  readonly children?: ReactNode
}

/** The attempts to pay an order, and a link to pay it. */
export function OrderPayments({ order, payments, arrived, children }: OrderPaymentsProps) {
  const isUnpaid = !isCharged(order.paymentStatus)
  return (
    <Panel title={adminText.payment}>
      {payments.length === 0 ? (
        <p className="text-base text-ink-2">
          {orderText.paymentNames[order.paymentMethod]}: {paymentStatusLabel(order.paymentStatus).toLowerCase()}.
        </p>
      ) : (
        <ul className="grid gap-4">
          {payments.map((payment) => (
            <li
              key={payment.id}
              className="border-t border-line pt-4 text-base tabular-nums first:border-t-0 first:pt-0"
            >
              <p className="flex flex-wrap justify-between gap-x-4">
                <span className="font-medium">{methodText(payment)}</span>
                <span className="whitespace-nowrap">{formatMoney(payment.amount)}</span>
              </p>
              <p className="text-sm">
                <PaymentBadges row={payment} />
              </p>
              <p className="text-sm text-ink-2">
                <LocalTime at={payment.at} />
                {payment.fee && adminText.paymentFee(formatMoney(payment.fee))}
              </p>
              <div className="text-sm">
                <CopyReference reference={payment.reference} />
              </div>
            </li>
          ))}
        </ul>
      )}
      {arrived && (
        <p className="mt-2 text-base tabular-nums">
          {adminText.receivedByTransfer(formatMoney(arrived), formatMoney(order.charged.total))}
        </p>
      )}
      {children}
      {isUnpaid && (order.heldUntil || arrived) && <PaymentLink order={order} arrived={arrived} />}
    </Panel>
  )
}

const getMessages = () => ({ saved: adminText.paymentLinkSent, failed: adminText.paymentLinkNotSent })

function PaymentLink({ order, arrived }: Pick<OrderPaymentsProps, 'order' | 'arrived'>) {
  const [key, setKey] = useState<string | null>(null)
  const [canPay, setCanPay] = useState(false)
  const { id, heldUntil, status, paymentStatus, customerEmail } = order
  useEffect(() => {
    setKey(newId())
    setCanPay(canBePaidNow({ heldUntil, status, paymentStatus, customerEmail }, arrived, new Date()))
  }, [heldUntil, status, paymentStatus, customerEmail, arrived])
  const { fetcher, errors, isSaving } = useOrderAction(getMessages(), () => setKey(newId()))
  return (
    <fetcher.Form method="post" action={href('/admin/orders/:id/payment-link', { id })} className="mt-4">
      <input type="hidden" name="key" value={key ?? ''} />
      <TextButton type="submit" busy={isSaving} disabled={key === null || !canPay} className="text-base">
        {isSaving ? adminText.sending : adminText.sendPaymentLink}
      </TextButton>
      <p className="mt-1 text-sm text-ink-2">{adminText.paymentLinkHint}</p>
      {errors[''] && (
        <ProblemText role="alert" className="mt-1 text-sm">
          {errors['']}
        </ProblemText>
      )}
    </fetcher.Form>
  )
}
