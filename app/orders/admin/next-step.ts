import { adminText } from '#app/orders/admin/admin-text.ts'
import {
  isCancelled,
  isDelivered,
  isReadyToPack,
  isShipped,
  type OrderStatus,
  type PaymentStatus,
} from '#app/orders/order-status.ts'

export type NextStep = 'confirm-payment' | 'pack' | 'ship' | 'deliver'

type StepOrder = {
  readonly status: OrderStatus
  readonly paymentStatus: PaymentStatus
  /** True if staff have to confirm the payment. */
  readonly awaitsTransfer: boolean
  /** Does not include returned and withdrawn units. */
  readonly units: number
  readonly isPacked: boolean
}

/**
 * Returns what staff have to do next with an order; null if nothing is left to do, or staff are waiting for the
 * customer.
 */
export function findNextStep({ status, paymentStatus, awaitsTransfer, units, isPacked }: StepOrder): NextStep | null {
  if (isCancelled(status) || units === 0) return null
  if (awaitsTransfer) return 'confirm-payment'
  if (isShipped(status)) return isDelivered(status) ? null : 'deliver'
  if (!isReadyToPack({ status, paymentStatus })) return null
  return isPacked ? 'ship' : 'pack'
}

export function getShipLabel(isPickup: boolean): string {
  return isPickup ? adminText.readyForPickup : adminText.ship
}
