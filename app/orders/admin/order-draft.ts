import type { Address } from '#app/base/address.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import { adminText } from '#app/orders/admin-text.ts'
import type { OrderStatus } from '#app/orders/order-status.ts'
import type { FormResult } from '#app/ui/admin/form-result.ts'

export type FormOrder = {
  readonly status: OrderStatus
  readonly trackingNumber: string
  readonly carrier: string
  readonly version: string
  readonly address: Address
  /** As printed. */
  readonly addressLines: readonly string[]
  readonly addressVersion: string
}

export type OrderResult = FormResult<FormOrder>

export type FulfillmentDraft = Pick<FormOrder, 'status' | 'trackingNumber' | 'carrier'>

export function fulfillmentDraft({ status, trackingNumber, carrier }: FormOrder): FulfillmentDraft {
  return { status, trackingNumber, carrier }
}

/** `isStale`: someone else changed the order in the meantime. */
export type OrderActionResult =
  | { readonly outcome: 'saved' }
  | { readonly outcome: 'refused'; readonly errors: FieldErrors; readonly isStale: boolean }

/** What staff read if saving fails for a reason that they cannot change. */
export function saveFailed(): string {
  return adminText.saveFailed
}

export function refusedAction(errors: FieldErrors, isStale = false): OrderActionResult {
  return { outcome: 'refused', errors, isStale }
}
