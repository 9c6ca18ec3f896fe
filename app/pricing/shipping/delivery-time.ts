import type { RateKind } from '#app/pricing/shipping/shipping.ts'
import { shippingText } from '#app/pricing/shipping/shipping-text.ts'

/** In business days. */
export type DeliveryDays = { readonly min: number; readonly max: number }

export function daysOf(min: number | null, max: number | null): DeliveryDays | null {
  return min === null || max === null ? null : { min, max }
}

/** '5-7 business days'; '' if nothing is promised. */
export function deliveryTime({ kind, days }: { readonly kind: RateKind; readonly days: DeliveryDays | null }): string {
  if (days) return shippingText.businessDays(days)
  return kind === 'pickup' ? shippingText.collect : ''
}
