import { type Address, BLANK_ADDRESS } from '#app/features/addresses/address.ts'
import { ADDRESS_RULES, countryChoices } from '#app/features/addresses/address-rules.ts'
import { PAYMENT_METHODS, type PaymentMethod } from '#app/features/orders/order.ts'
import { fieldsOf, parseJson } from '#app/lib/json.ts'

const STORED = 'checkout.draft'
const LONG_NUMBER = /(\p{Nd}[^\p{L}\p{Nd}]{0,3}){12}/u

export type CheckoutDraft = {
  readonly email: string
  readonly address: Address
  readonly shippingMethod: string
  /** '' for none. */
  readonly pickupPoint: string
  readonly paymentMethod: PaymentMethod
  readonly discountCode: string
  readonly isComplete: boolean
}

const COUNTRIES = countryChoices(ADDRESS_RULES)

const EMPTY: CheckoutDraft = {
  email: '',
  address: { ...BLANK_ADDRESS, country: COUNTRIES[0] ?? '' },
  shippingMethod: 'standard',
  pickupPoint: '',
  paymentMethod: 'credit_card',
  discountCode: '',
  isComplete: false,
}

export function readDraft(): CheckoutDraft {
  try {
    const stored = { discountCode: '', pickupPoint: '', ...fieldsOf(parseJson(sessionStorage.getItem(STORED))) }
    return isDraft(stored) ? stored : EMPTY
  } catch {
    return EMPTY
  }
}

/** Skips a draft with a text like a card number, so that no part of one is stored. A phone number may be as long. */
export function storeDraft(draft: CheckoutDraft | null): void {
  const texts = Object.values({ ...draft?.address, email: draft?.email ?? '', phone: '' })
  if (texts.some((text) => LONG_NUMBER.test(text))) return
  try {
    if (draft) sessionStorage.setItem(STORED, JSON.stringify(draft))
    else sessionStorage.removeItem(STORED)
  } catch {
    // Storage is full or forbidden
  }
}

function isDraft(value: unknown): value is CheckoutDraft {
  const { email, address, shippingMethod, pickupPoint, paymentMethod, discountCode, isComplete } = fieldsOf(value)
  const texts = [
    email,
    shippingMethod,
    pickupPoint,
    discountCode,
    ...Object.keys(EMPTY.address).map((name) => fieldsOf(address)[name]),
  ]
  return (
    texts.every((text) => typeof text === 'string') &&
    COUNTRIES.some((country) => country === fieldsOf(address).country) &&
    PAYMENT_METHODS.some((method) => method === paymentMethod) &&
    typeof isComplete === 'boolean'
  )
}
