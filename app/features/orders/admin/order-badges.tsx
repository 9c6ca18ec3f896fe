import { ORDER_STATUS, type OrderStatus } from '#app/features/orders/order-status.ts'
import { Badge } from '#app/ui/admin/status-badge.tsx'

export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  const { label, badge } = ORDER_STATUS[status]
  return <Badge {...badge}>{label}</Badge>
}
