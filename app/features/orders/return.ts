import { isUnshipped, type OrderStatus } from '#app/features/orders/order-status.ts'
import { formatNumber } from '#app/lib/format/number.ts'

/** Why a piece came back: what the database, the form and the screens share. */

export const RETURN_REASONS = ['size', 'fit', 'quality', 'damaged', 'wrong_item', 'changed_mind', 'other'] as const
export type ReturnReason = (typeof RETURN_REASONS)[number]

export const RETURN_REASON_LABELS: Readonly<Record<ReturnReason, string>> = {
  size: 'Wrong size',
  fit: 'Does not fit well',
  quality: 'Not as expected',
  damaged: 'Damaged or faulty',
  wrong_item: 'Wrong item sent',
  changed_mind: 'Changed their mind',
  other: 'Other',
}

/** As much of a line as its returns depend on. */
type ReturnableLine = { readonly quantity: number; readonly returned: number; readonly backordered: number }

/**
 * How many units of a line can still come back: those that did not yet, less what an order that has not left owes, as that
 * was never sent. Nothing of a cancelled order: its units are on the shelf (docs/rules.md, Returns and refunds).
 */
export function returnable({ quantity, returned, backordered }: ReturnableLine, status: OrderStatus): number {
  if (status === 'cancelled') return 0
  return Math.max(0, quantity - returned - (isUnshipped(status) ? backordered : 0))
}

/** How many pieces, in words. */
export function unitsOf(count: number): string {
  return count === 1 ? '1 piece' : `${formatNumber(count)} pieces`
}
