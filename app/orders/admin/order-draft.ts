import type { Address } from '#app/base/address.ts'
import type { OrderStatus } from '#app/orders/order-status.ts'
import type { FormResult } from '#app/ui/admin/form-result.ts'

export type FormOrder = {
  readonly status: OrderStatus
  readonly trackingNumber: string
  readonly carrier: string
  readonly version: string
  readonly address: Address
  /** The lines of the address as printed. */
  readonly addressLines: readonly string[]
  readonly addressVersion: string
}

export type OrderResult = FormResult<FormOrder>

export type FulfillmentDraft = Pick<FormOrder, 'status' | 'trackingNumber' | 'carrier'>

export function toFulfillmentDraft({ status, trackingNumber, carrier }: FormOrder): FulfillmentDraft {
  return { status, trackingNumber, carrier }
}
