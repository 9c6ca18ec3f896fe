import { sql } from 'drizzle-orm'
import { hasUnitsToShip } from '#app/orders/find-orders.server.ts'
import { STATUS_TO_SHIP } from '#app/orders/order-status.ts'
import { orders } from '#app/orders/orders.table.ts'
import { withdrawals } from '#app/orders/withdrawals/withdrawals.table.ts'

export const openWithdrawals = {
  item: 'withdrawals',
  count: sql<number>`(select count(distinct ${withdrawals.orderId})::int from ${withdrawals} where ${withdrawals.settledAt} is null)`,
} as const

export const ordersToShip = {
  item: 'toShip',
  table: orders,
  where: sql`${orders.status} = ${STATUS_TO_SHIP} and ${hasUnitsToShip}`,
} as const
