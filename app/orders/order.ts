import { hasOptions } from '#app/catalog/catalog.ts'
import type { Id } from '#app/lib/id.ts'
import { withPrefix } from '#app/lib/local-path.ts'

/** The place where a shopper picks up an order, as stored when the order was placed. */
export type OrderPickupPoint = { readonly name: string; readonly address: string; readonly hours: string }

/** The VIES result when the order was placed. 'unavailable': only the format of the number was checked. */
export type VatCheck = {
  readonly status: 'valid' | 'unavailable'
  readonly checkedAt: string
  /** The consultation number, which proves the check. */
  readonly consultation: string | null
}

/** Returns the pickup point as lines of an address. */
export function formatPickupPoint({ name, address, hours }: OrderPickupPoint): string {
  return [name, address, hours].filter(Boolean).join('\n')
}

/** 'shopper' is anyone on the order's own page. */
export type Actor = Id<'staff'> | 'shopper' | 'store'

/** A line can be reviewed if 'open'. 'gone': its product was deleted, or the order was cancelled or erased. */
export type ReviewState = 'open' | 'written' | 'early' | 'gone'

export function toEventAuthor(actor: Actor): { readonly by?: 'shopper' } {
  return actor === 'shopper' ? { by: 'shopper' } : {}
}

export function findStaffId(actor: Actor): Id<'staff'> | null {
  return actor === 'shopper' || actor === 'store' ? null : actor
}

/** Returns '' for a product without sizes and colors. */
export function formatVariantName(size: string, color: string): string {
  return hasOptions(size, color) ? `Size: ${size} | Color: ${color}` : ''
}

type ItemNames = { readonly productName: string; readonly variantName: string }

/**
 * Returns, for example, 'Ember Shift (Size: M | Color: Flax)', or only the product's name if it has no sizes or colors.
 */
export function formatItem({ productName, variantName }: ItemNames): string {
  return variantName ? `${productName} (${variantName})` : productName
}

/** `random` is four characters from 0-9 and A-Z. */
export function formatOrderNumber(now: Date, random: string): string {
  return `IN${now.getTime().toString(36)}${random}`.toUpperCase()
}

/** The path grants access, so only the shopper and staff may see it. `prefix` is the prefix of a locale. */
export function getOrderPath(link: string, prefix = ''): string {
  return withPrefix(prefix, `/order/${link}`)
}

export function isOrderLink(text: string): boolean {
  return /^[0-9a-f]{48}$/.test(text)
}

/** The key in browser storage of the order that is awaiting its payment (waiting-order.ts). */
export const WAITING_ORDER_KEY = 'checkout.waiting'
