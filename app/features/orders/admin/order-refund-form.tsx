import { useState } from 'react'
import { href } from 'react-router'
import { formatMoney, parseMoney, toDecimal } from '#app/features/money/money.ts'
import { RefundAmount } from '#app/features/orders/admin/refund-amount.tsx'
import { StaffNoteField } from '#app/features/orders/admin/staff-note-field.tsx'
import { type DialogFormProps, useOrderAction } from '#app/features/orders/admin/use-order-action.ts'
import type { Order } from '#app/features/orders/orders.server.ts'
import { refundable } from '#app/features/payments/refunds/refund.ts'
import { newId } from '#app/lib/id.ts'
import { TextButton } from '#app/ui/admin/admin-button.tsx'
import { ErrorSummary } from '#app/ui/admin/error-summary.tsx'
import { FormButtons } from '#app/ui/admin/form-buttons.tsx'

const MESSAGES = { saved: 'Refund saved' }

export function OrderRefundForm({ order, onClose, onBusy }: DialogFormProps & { readonly order: Order }) {
  const [key] = useState(() => newId<'refund'>())
  const [value, setValue] = useState('')
  const { fetcher, errors, isSaving, forget } = useOrderAction(MESSAGES, onClose, onBusy)
  const left = refundable(order)
  const amount = parseMoney(value, 'USD')
  const set = (text: string) => {
    setValue(text)
    forget('amount')
  }
  return (
    <fetcher.Form
      method="post"
      action={href('/admin/orders/:id/returns', { id: order.id })}
      noValidate
      className="grid gap-4"
    >
      <h2 className="text-lg font-semibold">Refund</h2>
      {Object.keys(errors).length > 0 && <ErrorSummary title="Failed to refund" errors={errors} />}
      <p className="text-base">
        {formatMoney(order.usd.total)} was charged
        {order.refunded.minor > 0 && `, of which ${formatMoney(order.refunded)} was refunded`}. The refund goes to the
        original payment method, and the customer is notified by email.
      </p>
      <input type="hidden" name="intent" value="refund" />
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="seen" value={order.refunded.minor} />
      <RefundAmount order={order} value={value} error={errors.amount} onChange={set}>
        {' '}
        <TextButton onClick={() => set(toDecimal(left))}>Full amount</TextButton>
      </RefundAmount>
      <StaffNoteField error={errors.note} onChange={() => forget('note')} />
      <FormButtons isSaving={isSaving} onCancel={onClose}>
        {isSaving ? 'Saving...' : amount && amount.minor > 0 ? `Refund ${formatMoney(amount)}` : 'Refund'}
      </FormButtons>
    </fetcher.Form>
  )
}
