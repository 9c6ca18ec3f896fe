import type { OrderStatus, PaymentStatus } from '#app/features/orders/order.ts'
import { Mark } from '#app/ui/admin/mark.tsx'

export const ORDER_STATUS_LABELS: Readonly<Record<OrderStatus, string>> = {
  pending: 'Pending',
  processing: 'Processing',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
}

/** Green for delivered, red for cancelled, amber otherwise, on every screen. */
export function OrderStatusMark({ status }: { status: OrderStatus }) {
  const label = ORDER_STATUS_LABELS[status]
  if (status === 'delivered') {
    return (
      <Mark glyph="●" tone="moss">
        {label}
      </Mark>
    )
  }
  const isCancelled = status === 'cancelled'
  return (
    <Mark glyph={isCancelled ? '✕' : '◐'} tone={isCancelled ? 'danger' : 'amber'}>
      {label}
    </Mark>
  )
}

export const PAYMENT_STATUS_LABELS: Readonly<Record<PaymentStatus, string>> = {
  pending: 'Pending',
  paid: 'Paid',
  failed: 'Not paid in time',
  partly_refunded: 'Partly refunded',
  refunded: 'Refunded',
}
