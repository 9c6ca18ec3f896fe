import type { Id } from '#app/lib/id.ts'

export const PAYMENT_METHODS = ['credit_card', 'paypal', 'apple_pay', 'google_pay'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

export const SHIPPING_METHODS = ['standard', 'express', 'pickup'] as const
export type ShippingMethod = (typeof SHIPPING_METHODS)[number]

/** Who changes an order: a member of staff, the shopper on the order's own page, or the store itself. */
export type Actor = Id<'staff'> | 'shopper' | 'store'

/** The part of an event's detail that says who did it, in addition to its `staffId`. */
export function doneBy(actor: Actor): { readonly by?: 'shopper' } {
  return actor === 'shopper' ? { by: 'shopper' } : {}
}

export function staffOf(actor: Actor): Id<'staff'> | null {
  return actor === 'shopper' || actor === 'store' ? null : actor
}

export function variantName(size: string, color: string): string {
  return `Size: ${size} | Color: ${color}`
}

/** 'IN', the time in base 36 and four random characters, all upper case. `random`: four of 0-9 and A-Z. */
export function orderNumber(now: Date, random: string): string {
  return `IN${now.getTime().toString(36)}${random}`.toUpperCase()
}
