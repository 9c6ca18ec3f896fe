import { isCancelled, isUnshipped, type OrderStatus } from '#app/orders/order-status.ts'
import type { OrderItem } from '#app/orders/orders.server.ts'

/** In the order shown to staff. `returnReasons` in the messages contains the labels. */
export const RETURN_REASONS = [
  'too_small',
  'too_large',
  'size',
  'fit',
  'quality',
  'damaged',
  'wrong_item',
  'changed_mind',
  'withdrawal',
  'other',
] as const
export type ReturnReason = (typeof RETURN_REASONS)[number]

/** Returns the fit that a return reason reports; null if it does not report one. */
export function findReportedFit(reason: ReturnReason): 'small' | 'large' | null {
  if (reason === 'too_small') return 'small'
  return reason === 'too_large' ? 'large' : null
}

/** Returns how many units of a line can still be returned (docs/rules.md, Returns and refunds). */
export function countReturnable(
  { quantity, returned, backordered }: Pick<OrderItem, 'quantity' | 'returned' | 'backordered'>,
  status: OrderStatus,
): number {
  if (isCancelled(status)) return 0
  return Math.max(0, quantity - returned - (isUnshipped(status) ? backordered : 0))
}
