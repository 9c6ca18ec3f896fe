import type { Id } from '#app/lib/id.ts'

/** The words of an order that the database, the forms and the screens share. */

export const PAYMENT_METHODS = ['credit_card', 'paypal', 'apple_pay', 'google_pay'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

export const SHIPPING_METHODS = ['standard', 'express', 'pickup'] as const
export type ShippingMethod = (typeof SHIPPING_METHODS)[number]

/** Who does something to an order: a member of staff, the shopper on the order's own page, or the store by itself. */
export type Actor = Id<'staff'> | 'shopper' | 'store'

/** What an event keeps of who did it, beside the member of staff. */
export function doneBy(actor: Actor): { readonly by?: 'shopper' } {
  return actor === 'shopper' ? { by: 'shopper' } : {}
}

/** The member of staff, for what is recorded about them; null for the others. */
export function staffOf(actor: Actor): Id<'staff'> | null {
  return actor === 'shopper' || actor === 'store' ? null : actor
}

/** How an order line names what was chosen. */
export function variantName(size: string, color: string): string {
  return `Size: ${size} | Color: ${color}`
}

/** 'IN', the time in base 36 and four random characters, all upper case. `random`: four of 0-9 and A-Z. */
export function orderNumber(now: Date, random: string): string {
  return `IN${now.getTime().toString(36)}${random}`.toUpperCase()
}
