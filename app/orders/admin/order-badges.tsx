import { getOrderStatusLabel } from '#app/orders/order-labels.ts'
import { ORDER_STATUS, type OrderStatus } from '#app/orders/order-status.ts'
import { Badge } from '#app/ui/admin/status-badge.tsx'

export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  return <Badge {...ORDER_STATUS[status].badge}>{getOrderStatusLabel(status)}</Badge>
}
