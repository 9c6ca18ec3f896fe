import { sql } from 'drizzle-orm'
import { orders } from '#app/orders/orders.table.ts'
import { refunds } from '#app/orders/refunds.table.ts'
import { needsManualPayout } from '#app/payments/activity/activity.server.ts'
import { awaitsStaffDecision } from '#app/payments/transfers/transfer-orders.server.ts'
import { statementRows } from '#app/payments/transfers/transfers.table.ts'

export const refundsToPayOut = {
  item: 'refunds',
  table: refunds,
  get where() {
    return sql`${needsManualPayout()}`
  },
} as const

export const transfersToMatch = {
  item: 'toMatch',
  table: statementRows,
  where: sql`${statementRows.state} = 'open'`,
} as const

export const transfersToDecide = {
  item: 'transfers',
  table: orders,
  get where() {
    return sql`${awaitsStaffDecision()}`
  },
} as const
