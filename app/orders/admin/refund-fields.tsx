import type { ReactNode } from 'react'
import { formatMoney, type Money } from '#app/base/money.ts'
import { parseTypedMoney } from '#app/base/typed-money.ts'
import { adminText } from '#app/orders/admin/admin-text.ts'
import type { Order } from '#app/orders/orders.server.ts'
import { computeStoreRefund } from '#app/orders/refund-parts.ts'
import { computeRefundable } from '#app/orders/refunds/refund.ts'
import { TextAreaField, TextField } from '#app/ui/admin/admin-field.tsx'

type RefundAmountProps = {
  readonly order: Order
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
  readonly children?: ReactNode
}

export function RefundAmount({ order, value, error, onChange, children }: RefundAmountProps) {
  const left = computeRefundable(order)
  if (left.minor === 0) {
    return (
      <>
        <input type="hidden" name="amount" value="0" />
        <p className="text-sm text-ink-2">{order.refunded.minor > 0 ? adminText.allRefunded : adminText.nothingPaid}</p>
      </>
    )
  }
  const booked = describeBooked(order, value, left)
  return (
    <TextField
      name="amount"
      label={adminText.refundIn(left.currency)}
      inputMode="decimal"
      maxLength={20}
      className="max-w-90"
      value={value}
      error={error}
      hint={
        <>
          {adminText.limitedTo(formatMoney(left))}
          {booked && <> {booked}</>}
          {children}
        </>
      }
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

/** Returns the typed amount; null if it cannot be refunded. */
export function parseTypedRefund(value: string, left: Money): Money | null {
  const amount = parseTypedMoney(value, left.currency)
  return amount && amount.minor > 0 && amount.minor <= left.minor ? amount : null
}

function describeBooked(order: Order, value: string, left: Money): string {
  const amount = parseTypedRefund(value, left)
  if (!amount) return ''
  const booked = computeStoreRefund(order, amount)
  return booked.currency === amount.currency ? '' : adminText.isBookedAs(formatMoney(amount), formatMoney(booked))
}

export function StaffNoteField(props: { error: string | undefined; onChange: () => void }) {
  return (
    <TextAreaField
      name="note"
      label={adminText.note}
      hint={adminText.visibleToStaffOnly}
      rows={2}
      maxLength={1_000}
      {...props}
    />
  )
}
