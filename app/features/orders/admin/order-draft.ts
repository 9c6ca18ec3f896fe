import type { Address, OrderStatus } from '#app/features/orders/order.ts'
import type { FormAnswer } from '#app/ui/admin/form-answer.ts'

/** What the forms of an order are filled with, and the names of these states: see `fulfilmentVersion`, `addressVersion`. */
export type FormOrder = {
  readonly status: OrderStatus
  readonly trackingNumber: string
  readonly version: string
  readonly address: Address
  readonly addressVersion: string
}

export type OrderAnswer = FormAnswer<FormOrder>

export const ORDER_SAVED = 'Order updated successfully!'
export const ORDER_NOT_SAVED = 'Failed to update order'

/** What a form of an order's screen is told where something of ours broke. */
export const SHOP_FAILED = 'The shop could not save it. Nothing you typed is lost: please save again.'

export type FulfilmentDraft = Pick<FormOrder, 'status' | 'trackingNumber'>

export function fulfilmentDraft({ status, trackingNumber }: FormOrder): FulfilmentDraft {
  return { status, trackingNumber }
}
