import type { Exemption } from '#app/catalog/constants.ts'
import { isCancelled, isUnshipped, type OrderStatus } from '#app/orders/order-status.ts'

/** `declared` counts the units that are covered by a withdrawal and have not been returned. */
export type WithdrawableLine = {
  readonly quantity: number
  readonly returned: number
  readonly declared: number
  readonly exemption: Exemption | null
}

/**
 * Returns the reason why a line is exempt from withdrawal. Consumers can withdraw from sealed goods until the goods are
 * shipped, since the seal is unbroken.
 */
export function findExemption(
  status: OrderStatus,
  { exemption }: Pick<WithdrawableLine, 'exemption'>,
): Exemption | null {
  return exemption === 'sealed' && isUnshipped(status) ? null : exemption
}

/** Returns how many units of a line the consumer can withdraw from. */
export function countWithdrawable(status: OrderStatus, line: WithdrawableLine): number {
  if (isCancelled(status) || findExemption(status, line)) return 0
  return Math.max(0, line.quantity - line.returned - line.declared)
}

/** Returns true if the consumer keeps no part of the order once `units` of each line are withdrawn. */
export function isWholeOrder(lines: readonly WithdrawableLine[], units: readonly number[]): boolean {
  return lines.every(({ quantity, returned, declared }, index) => returned + declared + (units[index] ?? 0) >= quantity)
}
