import { expect, test } from 'vitest'
import { checkOrderStatuses } from '#tools/lint/order-statuses.ts'

const FILE = 'app/payments/a.ts'

/** Returns the lines of the comparisons. `#{…}` is an SQL placeholder. */
function check(source: string): readonly number[] {
  const sources = new Map([[FILE, source.replaceAll('#{', '\u0024{')]])
  return checkOrderStatuses(sources).map(({ line }) => line)
}

test.each([
  "if (order.status === 'pending') return",
  "if (status !== 'cancelled') return",
  "const isLate = order?.paymentStatus === 'failed'",
  "if (from === to || to !== 'cancelled') return",
  "if ('cancelled' === order.status) return",
  "if ('paid' === order?.paymentStatus) return",
  "if ((status as string) === 'cancelled') return",
  "where(and(eq(orders.id, id), ne(orders.status, 'cancelled')))",
  "inArray(\n    orders.paymentStatus, ['paid', 'refunded'])",
  "inArray(orders.status, ['pending', 'shipped'])",
  "if (!['pending', 'failed'].includes(order.paymentStatus)) return",
  "if (new Set(['shipped']).has(status)) return",
  "if (new Set<string>(['shipped'] as const).has(order.status)) return",
  "switch (order.status) { case 'cancelled': return null }",
  "switch (status) { case 'pending': return 1; case 'shipped': return 2 }",
  "switch (status) { case 'pending': { await send(id) } case 'shipped': return 2 }",
  "sql`#{orders.status} <> 'cancelled'`",
  "sql`#{orders.status} in ('pending', 'processing')`",
  "sql`#{orders.status} = #{'shipped'}`",
  "sql`where o.payment_status = 'refunded'`",
  "sql`o.status in ('shipped', 'delivered')`",
  "sql`status = 'pending' or o.status = 'pending'`",
  "sql`#{detail} ->> 'to' = 'delivered'`",
])('a comparison is found: %s', (comparison) => {
  expect(check(`async function a() {\n${comparison}\n}`)).toEqual([2])
})

test.each([
  "import { orders as sold } from '#app/orders/orders.table.ts'\nconst isOpen = eq(sold.status, 'pending')",
  "import { eq as equals } from 'drizzle-orm'\nconst isOpen = equals(orders.status, 'pending')",
  "import { orders as sold } from '#app/orders/orders.table.ts'\nconst isOpen = sql`#{sold.status} = 'pending'`",
  "const sold = orders\nconst isOpen = eq(sold.status, 'pending')",
  "const { status: current } = order\nif (current === 'cancelled') stop()",
  "const current = order.status\nif (current === 'pending') stop()",
  "const ENDED = ['delivered', 'cancelled']\nif (ENDED.includes(order.status)) stop()",
  "const ENDED: ReadonlySet<string> = new Set(['delivered', 'cancelled'])\nif (ENDED.has(order.status)) stop()",
  "const ENDED = ['delivered', 'cancelled'] as const\nconst isEnded = inArray(orders.status, ENDED)",
  "const ENDED = ['delivered', 'cancelled']\nconst isEnded = sql`#{orders.status} in #{ENDED}`",
])('a comparison under a different name is found: %s', (source) => {
  expect(check(source)).toEqual([2])
})

test.each([
  "if (refund.status === 'pending') return",
  "if (result.outcome === 'cancelled') return",
  "await changeStatus(tx, id, { status: 'cancelled' }, actor)",
  "sql`#{refunds.status} = 'failed'`",
  "sql`status = 'pending'`",
  'if (isCancelled(order.status)) return',
  "if (['waiting', 'failed'].includes(mail.status)) return",
  "if (session.payment_status === 'paid') return",
])('other code is not a comparison: %s', (code) => {
  expect(check(`async function a() {\n${code}\n}`)).toEqual([])
})

test('app/orders/order-status.ts may compare statuses', () => {
  const sources = new Map([['app/orders/order-status.ts', "export const a = status === 'cancelled'"]])
  expect(checkOrderStatuses(sources)).toEqual([])
})
