import type { FieldErrors } from '#app/lib/form.ts'
import type { SentOrder } from '#app/orders/checkout/checkout-input.ts'
import { checkoutText } from '#app/orders/checkout/checkout-text.ts'
import { checkBuyer } from '#app/orders/checkout/order/buyer-vat.server.ts'
import type { EarlierOrder, FreshCart, PlacedOrder } from '#app/orders/checkout/order/order-outcome.ts'
import { placeInQueue } from '#app/orders/checkout/order/order-queue.server.ts'
import { placeOrder } from '#app/orders/checkout/order/place-order.server.ts'
import type { VatCheck } from '#app/orders/order.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/**
 * `prefix` is the locale's path prefix; by default, the primary market's. `vatCheck` is the result of checking the VAT
 * number.
 */
export type OrderRequest = SentOrder & { readonly prefix?: string; readonly vatCheck?: VatCheck | null }

/**
 * 'awaiting': the shopper pays at `address`. 'lapsed': cancelled, since it was not paid in time. 'changed': nothing was
 * ordered; the shopper must accept the fresh cart. 'conflict': nothing was ordered, as an order with this key has
 * different contents. 'cancelled': the order with this key was cancelled; a new order needs a new key.
 */
export type OrderOutcome =
  | { readonly outcome: 'placed'; readonly order: PlacedOrder }
  | { readonly outcome: 'awaiting'; readonly order: PlacedOrder; readonly address: string }
  | { readonly outcome: 'lapsed' }
  | ({ readonly outcome: 'changed' } & FreshCart)
  | { readonly outcome: 'rejected'; readonly errors: FieldErrors }
  | { readonly outcome: 'conflict'; readonly earlier: EarlierOrder }
  | { readonly outcome: 'cancelled' }

/**
 * Places an order if its VAT number is valid; waits while too many other orders are being placed. Does not begin the
 * payment. 'busy': nothing was done.
 */
export async function checkAndPlaceOrder(db: Database, input: OrderRequest, now: Date, confirm = checkBuyer) {
  const vatCheck = await confirm(db, input)
  if (vatCheck === 'invalid') {
    return { outcome: 'rejected', errors: { vatNumber: checkoutText.unknownVatNumber } } as const
  }
  return await placeInQueue(() => placeOrder(db, { ...input, vatCheck }, now))
}
