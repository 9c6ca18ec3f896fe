import type { Address } from '#app/features/addresses/address.ts'
import type { OrderStatus } from '#app/features/orders/order-status.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import type { FormResult } from '#app/ui/admin/form-result.ts'

export type FormOrder = {
  readonly status: OrderStatus
  readonly trackingNumber: string
  readonly version: string
  readonly address: Address
  /** As printed. */
  readonly addressLines: readonly string[]
  readonly addressVersion: string
}

export type OrderResult = FormResult<FormOrder>

export const ORDER_SAVED = 'Order updated successfully!'
export const ORDER_NOT_SAVED = 'Failed to update order'

export const SAVE_FAILED = 'This could not be saved because of an error. Nothing you typed is lost: please save again.'

export type FulfillmentDraft = Pick<FormOrder, 'status' | 'trackingNumber'>

export function fulfillmentDraft({ status, trackingNumber }: FormOrder): FulfillmentDraft {
  return { status, trackingNumber }
}

/** `isStale`: someone else changed the order in the meantime. */
export type OrderActionResult =
  | { readonly outcome: 'saved' }
  | { readonly outcome: 'refused'; readonly errors: FieldErrors; readonly isStale: boolean }

export function refusedAction(errors: FieldErrors, isStale = false): OrderActionResult {
  return { outcome: 'refused', errors, isStale }
}
