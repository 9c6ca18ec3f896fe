import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OrderStatusBadge } from '#app/orders/admin/order-badges.tsx'
import { ORDER_STATUSES } from '#app/orders/order-status.ts'

test('§2 delivered is green, cancelled red, any other status amber, and none is shown by its color alone', () => {
  const marks = ORDER_STATUSES.map((status) => {
    const html = renderToString(<OrderStatusBadge status={status} />)
    return /data-glyph="\S" class="mark (text-(?:moss|danger|amber))">(\w+)</.exec(html)?.slice(1)
  })
  expect(marks).toEqual([
    ['text-amber', 'Pending'],
    ['text-amber', 'Processing'],
    ['text-amber', 'Shipped'],
    ['text-moss', 'Delivered'],
    ['text-danger', 'Cancelled'],
  ])
})
