import { type Money, subtract } from '#app/base/money.ts'
import { wiredList } from '#app/lib/wired-list.ts'
import type { Order } from '#app/orders/orders.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'

export type PayableOrder = Pick<Order, 'id' | 'paymentProvider' | 'paymentStatus' | 'charged'>

/** Each returns the part of an unpaid order that has arrived by payment methods that can be paid in parts. */
export const partialPayments =
  wiredList<(db: Database, order: PayableOrder) => Promise<Money | null>>('partialPayments')

/** The part of an unpaid order that has arrived, if any. */
export async function readArrived(db: Database, order: PayableOrder): Promise<Money | null> {
  for (const read of partialPayments.entries) {
    const arrived = await read(db, order)
    if (arrived) return arrived
  }
  return null
}

/** Returns the part of the total that is missing. */
export function computeDue({ charged }: Pick<Order, 'charged'>, arrived: Money | null): Money {
  return arrived ? subtract(charged.total, arrived) : charged.total
}
