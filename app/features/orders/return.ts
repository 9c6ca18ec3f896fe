import { isUnshipped, type OrderStatus } from '#app/features/orders/order-status.ts'
import type { OrderItem } from '#app/features/orders/orders.server.ts'
import { keysOf } from '#app/lib/keys-of.ts'

export const RETURN_REASON_LABELS = {
  too_small: 'Too small',
  too_large: 'Too large',
  size: 'Wrong size, either way',
  fit: 'Does not fit well',
  quality: 'Not as expected',
  damaged: 'Damaged or faulty',
  wrong_item: 'Wrong item sent',
  changed_mind: 'Changed their mind',
  withdrawal: 'Withdrawal from the contract',
  other: 'Other',
} as const

export type ReturnReason = keyof typeof RETURN_REASON_LABELS
export const RETURN_REASONS = keysOf(RETURN_REASON_LABELS)

/** What a return says about the fit of what came back; null if nothing (docs/rules.md, Fit). */
export function fitOfReturn(reason: ReturnReason): 'small' | 'large' | null {
  if (reason === 'too_small') return 'small'
  return reason === 'too_large' ? 'large' : null
}

/** See docs/rules.md, Returns and refunds. */
export function returnable(
  { quantity, returned, backordered }: Pick<OrderItem, 'quantity' | 'returned' | 'backordered'>,
  status: OrderStatus,
): number {
  if (status === 'cancelled') return 0
  return Math.max(0, quantity - returned - (isUnshipped(status) ? backordered : 0))
}
