import { sql } from 'drizzle-orm'
import { orders } from '#app/orders/orders.table.ts'
import { refunds } from '#app/orders/refunds.table.ts'
import { isToPayOut } from '#app/payments/activity/activity.server.ts'
import { isAtDesk } from '#app/payments/transfers/transfer-orders.server.ts'
import { statementRows } from '#app/payments/transfers/transfers.table.ts'

export const refundsToPayOut = {
  item: 'refunds',
  get rows() {
    return sql`${refunds} where ${isToPayOut()}`
  },
} as const

export const transfersToMatch = {
  item: 'toMatch',
  rows: sql`${statementRows} where ${statementRows.state} = 'open'`,
} as const

export const transfersToReceive = {
  item: 'transfers',
  get rows() {
    return sql`${orders} where ${isAtDesk()}`
  },
} as const
