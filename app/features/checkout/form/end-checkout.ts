import { storeDraft } from '#app/features/checkout/form/checkout-draft.ts'
import { forgetKey } from '#app/features/checkout/order/idempotency-key.ts'

/** Once an order is paid, checkout begins again; once its payment is gone, it can be placed again with the same draft. */
export function endCheckout(isPaid: boolean): void {
  forgetKey()
  if (isPaid) storeDraft(null)
}
