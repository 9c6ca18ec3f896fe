import { type Address, BLANK_ADDRESS, COUNTRIES } from '#app/features/orders/address.ts'
import {
  PAYMENT_METHODS,
  type PaymentMethod,
  SHIPPING_METHODS,
  type ShippingMethod,
} from '#app/features/orders/order.ts'
import { fieldsOf, parseJson } from '#app/lib/json.ts'

const STORED = 'checkout.draft'
const LONG_NUMBER = /(\p{Nd}[^\p{L}\p{Nd}]{0,3}){12}/u

/** What was typed and chosen on the way to an order. Card data has no place in it. */
export type CheckoutDraft = {
  readonly email: string
  readonly address: Address
  readonly shippingMethod: ShippingMethod
  readonly paymentMethod: PaymentMethod
  /** The code that the shopper asks for; '' where there is none. */
  readonly discountCode: string
  /** Whether the server has found nothing to mend in the shipping step. */
  readonly isComplete: boolean
}

const NOTHING_TYPED: CheckoutDraft = {
  email: '',
  address: { ...BLANK_ADDRESS, country: 'US' },
  shippingMethod: 'standard',
  paymentMethod: 'credit_card',
  discountCode: '',
  isComplete: false,
}

/** What this tab has kept; nothing typed where it kept nothing that can be read. */
export function readDraft(): CheckoutDraft {
  try {
    const stored = { discountCode: '', ...fieldsOf(parseJson(sessionStorage.getItem(STORED))) }
    return isDraft(stored) ? stored : NOTHING_TYPED
  } catch {
    return NOTHING_TYPED
  }
}

/**
 * Keeps it until the tab is closed, the order is placed, or `null` is given. While a text looks as if a card number is
 * being typed into it, the draft of before stays: no part of one is ever stored. A phone number may be as long.
 */
export function storeDraft(draft: CheckoutDraft | null): void {
  const texts = Object.values({ ...draft?.address, email: draft?.email ?? '', phone: '' })
  if (texts.some((text) => LONG_NUMBER.test(text))) return
  try {
    if (draft) sessionStorage.setItem(STORED, JSON.stringify(draft))
    else sessionStorage.removeItem(STORED)
  } catch {
    // Full or forbidden: then it lives as long as the page
  }
}

function isDraft(value: unknown): value is CheckoutDraft {
  const { email, address, shippingMethod, paymentMethod, discountCode, isComplete } = fieldsOf(value)
  const texts = [email, discountCode, ...Object.keys(NOTHING_TYPED.address).map((name) => fieldsOf(address)[name])]
  return (
    texts.every((text) => typeof text === 'string') &&
    COUNTRIES.some((country) => country === fieldsOf(address).country) &&
    SHIPPING_METHODS.some((method) => method === shippingMethod) &&
    PAYMENT_METHODS.some((method) => method === paymentMethod) &&
    typeof isComplete === 'boolean'
  )
}
