import type { Id } from '#app/lib/id.ts'

/** The words of an order that the database, the forms and the screens share. */

export const PAYMENT_METHODS = ['credit_card', 'paypal', 'apple_pay', 'google_pay'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

export const PAYMENT_NAMES: Readonly<Record<PaymentMethod, string>> = {
  credit_card: 'Credit card',
  paypal: 'PayPal',
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
}

export const SHIPPING_METHODS = ['standard', 'express', 'pickup'] as const
export type ShippingMethod = (typeof SHIPPING_METHODS)[number]

export const SHIPPING_NAMES: Readonly<Record<ShippingMethod, string>> = {
  standard: 'Standard',
  express: 'Express',
  pickup: 'Local pickup',
}

/** Who does something to an order: a member of staff, the shopper on the order's own page, or the store by itself. */
export type Actor = Id<'staff'> | 'shopper' | 'shop'

/** What an event keeps of who did it, beside the member of staff. */
export function doneBy(actor: Actor): { readonly by?: 'shopper' } {
  return actor === 'shopper' ? { by: 'shopper' } : {}
}

/** The member of staff, for what is recorded about them; null for the others. */
export function staffOf(actor: Actor): Id<'staff'> | null {
  return actor === 'shopper' || actor === 'shop' ? null : actor
}

/** Where we deliver; 'EU' stands for its members. */
export const COUNTRIES = ['US', 'CA', 'GB', 'EU'] as const
export type Country = (typeof COUNTRIES)[number]

export const COUNTRY_NAMES: Readonly<Record<Country, string>> = {
  US: 'United States',
  CA: 'Canada',
  GB: 'United Kingdom',
  EU: 'European Union',
}

/** A country's name; what was brought in from elsewhere stands for itself. */
export function countryName(country: string): string {
  const known = COUNTRIES.find((code) => code === country)
  return known ? COUNTRY_NAMES[known] : country
}

export const ADDRESS_FIELDS = [
  'first_name',
  'last_name',
  'address_line1',
  'address_line2',
  'city',
  'state',
  'postal_code',
  'country',
  'phone',
] as const

/** As it is stored with the order, under the names that exports and mails use too. */
export type Address = { [Field in (typeof ADDRESS_FIELDS)[number]]: string }

/** Nothing typed yet, or nothing left. */
export const BLANK_ADDRESS: Address = {
  first_name: '',
  last_name: '',
  address_line1: '',
  address_line2: '',
  city: '',
  state: '',
  postal_code: '',
  country: '',
  phone: '',
}

/** An address as it stands on a letter, line by line, with its country's name. What was erased leaves no empty line. */
export function addressLines(address: Address): string[] {
  const { first_name, last_name, city, state, postal_code } = address
  const region = `${state} ${postal_code}`.trim()
  return [
    `${first_name} ${last_name}`.trim(),
    address.address_line1,
    address.address_line2,
    [city, region].filter(Boolean).join(', '),
    countryName(address.country),
    address.phone,
  ].filter(Boolean)
}

/** How an order line names what was chosen. */
export function variantName(size: string, color: string): string {
  return `Size: ${size} | Color: ${color}`
}

/** 'IN', the time in base 36 and four random characters, all upper case. `random`: four of 0-9 and A-Z. */
export function orderNumber(now: Date, random: string): string {
  return `IN${now.getTime().toString(36)}${random}`.toUpperCase()
}
