import type { Id } from '#app/lib/id.ts'

export const PAYMENT_METHODS = ['credit_card', 'paypal', 'apple_pay', 'google_pay'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

export const SHIPPING_METHODS = ['standard', 'express', 'pickup'] as const
export type ShippingMethod = (typeof SHIPPING_METHODS)[number]

/** The shopper acts on the order's own page. */
export type Actor = Id<'staff'> | 'shopper' | 'store'

export function doneBy(actor: Actor): { readonly by?: 'shopper' } {
  return actor === 'shopper' ? { by: 'shopper' } : {}
}

export function staffOf(actor: Actor): Id<'staff'> | null {
  return actor === 'shopper' || actor === 'store' ? null : actor
}

export function variantName(size: string, color: string): string {
  return `Size: ${size} | Color: ${color}`
}

/** `random`: four of 0-9 and A-Z. */
export function orderNumber(now: Date, random: string): string {
  return `IN${now.getTime().toString(36)}${random}`.toUpperCase()
}
