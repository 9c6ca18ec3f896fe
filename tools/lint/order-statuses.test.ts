import { expect, test } from 'vitest'
import { checkOrderStatuses } from '#tools/lint/order-statuses.ts'

const FILE = 'app/payments/a.ts'

function check(source: string): readonly string[] {
  return checkOrderStatuses(new Map([[FILE, source]])).map(({ file, line }) => `${file}:${line}`)
}

test.each([
  "if (order.status === 'pending') return",
  "if (status !== 'cancelled') return",
  "const isLate = order?.paymentStatus === 'failed'",
  "if (from === to || to !== 'cancelled') return",
  "where(and(eq(orders.id, id), ne(orders.status, 'cancelled')))",
  "inArray(\n    orders.paymentStatus, ['paid', 'refunded'])",
  "if (!['pending', 'failed'].includes(order.paymentStatus)) return",
  "sql`{orders.status} <> 'cancelled'`",
  "sql`where o.payment_status = 'refunded'`",
  "sql`o.status in ('shipped', 'delivered')`",
  "sql`{detail} ->> 'to' = 'delivered'`",
  "if ('cancelled' === order.status) return",
  "inArray(orders.status, ['pending', 'shipped'])",
  "if (new Set(['shipped']).has(status)) return",
  "switch (order.status) { case 'cancelled': return null }",
  "switch (status) { case 'pending': return 1; case 'shipped': return 2 }",
])('a comparison is found: %s', (comparison) => {
  expect(check(`const a = 1\n${comparison}\n`)).toEqual([`${FILE}:2`])
})

test.each([
  "if (refund.status === 'pending') return",
  "if (result.outcome === 'cancelled') return",
  "await changeStatus(tx, id, { status: 'cancelled' }, actor)",
  "sql`{refunds.status} = 'failed'`",
  'if (isCancelled(order.status)) return',
])('other code is none: %s', (code) => {
  expect(check(code)).toEqual([])
})

test('the table of statuses may compare them', () => {
  const sources = new Map([['app/orders/order-status.ts', "if (status === 'cancelled') return"]])
  expect(checkOrderStatuses(sources)).toEqual([])
})
