import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OrderStatusBadge } from '#app/orders/admin/order-badges.tsx'
import { getOrderStatusLabel } from '#app/orders/order-labels.ts'
import { ORDER_STATUSES, type OrderStatus } from '#app/orders/order-status.ts'

test('delivered is green, cancelled red and any other status amber, and no status is shown by color alone', () => {
  const marks = ORDER_STATUSES.map((status) => {
    const html = renderToString(<OrderStatusBadge status={status} />)
    return /data-glyph="\S" class="mark (text-(?:moss|danger|amber))">(\w+)</.exec(html)?.slice(1)
  })
  const exceptions: Readonly<Partial<Record<OrderStatus, string>>> = {
    delivered: 'text-moss',
    cancelled: 'text-danger',
  }
  expect(marks).toEqual(
    ORDER_STATUSES.map((status) => [exceptions[status] ?? 'text-amber', getOrderStatusLabel(status)]),
  )
})
