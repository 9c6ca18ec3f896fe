import { type ReactNode, useEffect, useState } from 'react'
import { href } from 'react-router'
import { formatMoney, type Money } from '#app/base/money.ts'
import { newId } from '#app/lib/id.ts'
import { useOrderAction } from '#app/orders/order-action.ts'
import { getPaymentStatusLabel } from '#app/orders/order-labels.ts'
import { isCharged } from '#app/orders/order-status.ts'
import { orderText } from '#app/orders/order-text.ts'
import type { Order } from '#app/orders/orders.server.ts'
import type { ActivityRow } from '#app/payments/activity/activity.ts'
import { formatMethod, PaymentBadges } from '#app/payments/activity/activity-table.tsx'
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
  /** The provider's id of the payment, which is shown if no payments are recorded. */
  readonly reference: string
  /** The transfer that the order is waiting for. */
  readonly transfer: ReactNode
  /** Invoices and other documents. */
  readonly children: ReactNode
}

/** Shows how an order is paid, with the attempts to pay it, a link to pay it, and its documents. */
export function OrderPayments({ order, payments, arrived, reference, transfer, children }: OrderPaymentsProps) {
  const isUnpaid = !isCharged(order.paymentStatus)
  const { paymentMethod, paymentStatus, charged } = order
  return (
    <Panel title={adminText.payment}>
      <p className="flex flex-wrap justify-between gap-x-4 text-base font-medium tabular-nums">
        <span>
          {orderText.paymentNames[paymentMethod]}, {getPaymentStatusLabel(paymentStatus).toLowerCase()}
        </span>
        <span className="whitespace-nowrap">{formatMoney(charged.total)}</span>
      </p>
      {payments.length === 0 && <CopyReference reference={reference} />}
      <ul className="grid gap-3">
        {payments.map((payment) => (
          <Attempt key={payment.id} payment={payment} order={order} isOnly={payments.length === 1} />
        ))}
      </ul>
      {arrived && (
        <p className="mt-2 text-base tabular-nums">
          {adminText.receivedByTransfer(formatMoney(arrived), formatMoney(charged.total))}
        </p>
      )}
      {transfer}
      {isUnpaid && (order.heldUntil || arrived) && <PaymentLink order={order} arrived={arrived} />}
      {children}
    </Panel>
  )
}

type AttemptProps = { readonly payment: ActivityRow; readonly order: Order; readonly isOnly: boolean }

/** Omits details of the order's only payment that are the same as the order's own. */
function Attempt({ payment, order, isOnly }: AttemptProps) {
  const { amount, method, dispute, at, fee, reference } = payment
  const isSameAmount = amount.minor === order.charged.total.minor && amount.currency === order.charged.total.currency
  const isRedundant = isOnly && isSameAmount && method === order.paymentMethod
  return (
    <li className={`text-sm tabular-nums ${isOnly ? 'mt-1' : 'border-t border-line pt-3 first:mt-3'}`}>
      {!isRedundant && (
        <p className="flex flex-wrap justify-between gap-x-4 text-base">
          <span>{formatMethod(payment)}</span>
          <span className="whitespace-nowrap">{formatMoney(amount)}</span>
        </p>
      )}
      {(!isRedundant || dispute || payment.state !== 'paid') && <PaymentBadges row={payment} />}
      <p className="text-ink-2">
        <LocalTime at={at} />
        {fee && adminText.paymentFee(formatMoney(fee))}
      </p>
      <CopyReference reference={reference} />
    </li>
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
