import type { OrderStatus, PaymentStatus } from '#app/features/orders/order.ts'
import { Badge } from '#app/ui/admin/status-badge.tsx'

export const ORDER_STATUS_LABELS: Readonly<Record<OrderStatus, string>> = {
  pending: 'Pending',
  processing: 'Processing',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
}

/** Green for delivered, red for cancelled, amber otherwise, on every screen. */
export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  const label = ORDER_STATUS_LABELS[status]
  if (status === 'delivered') {
    return (
      <Badge glyph="●" tone="moss">
        {label}
      </Badge>
    )
  }
  const isCancelled = status === 'cancelled'
  return (
    <Badge glyph={isCancelled ? '✕' : '◐'} tone={isCancelled ? 'danger' : 'amber'}>
      {label}
    </Badge>
  )
}

export const PAYMENT_STATUS_LABELS: Readonly<Record<PaymentStatus, string>> = {
  pending: 'Pending',
  paid: 'Paid',
  failed: 'Not paid in time',
  partly_refunded: 'Partly refunded',
  refunded: 'Refunded',
}
