import { type Address, BLANK_ADDRESS } from '#app/features/addresses/address.ts'
import type { AddressRules } from '#app/features/addresses/address-rules.ts'
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
  /** As typed; '' for none. */
  readonly vatNumber: string
  readonly isComplete: boolean
}

const EMPTY: CheckoutDraft = {
  email: '',
  address: BLANK_ADDRESS,
  shippingMethod: 'standard',
  pickupPoint: '',
  paymentMethod: 'credit_card',
  discountCode: '',
  vatNumber: '',
  isComplete: false,
}

/** `rules`: of the market, which may be another one than that of the stored draft. */
export function readDraft(rules: AddressRules): CheckoutDraft {
  const { countries } = rules
  const empty = { ...EMPTY, address: { ...BLANK_ADDRESS, country: countries[0] ?? '' } }
  try {
    const stored = {
      discountCode: '',
      pickupPoint: '',
      vatNumber: '',
      ...fieldsOf(parseJson(sessionStorage.getItem(STORED))),
    }
    return isDraft(stored) && countries.includes(stored.address.country) ? stored : empty
  } catch {
    return empty
  }
}

/** Leaves out each text like a card number, so that no part of one is stored. */
export function storeDraft(draft: CheckoutDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(STORED, withoutCardNumbers(draft))
    else sessionStorage.removeItem(STORED)
  } catch {
    // Storage is full or forbidden
  }
}

function withoutCardNumbers(draft: CheckoutDraft): string {
  const isWhole = !Object.entries({ ...draft, ...draft.address }).some(([field, value]) =>
    isLikeCardNumber(field, value),
  )
  const stored = { ...draft, isComplete: draft.isComplete && isWhole }
  return JSON.stringify(stored, (field, value) => (isLikeCardNumber(field, value) ? '' : value))
}

/** Phone and VAT numbers may be as long, and an email may contain a phone number. */
const isLikeCardNumber = (field: string, value: unknown) =>
  typeof value === 'string' &&
  !['phone', 'vatNumber'].includes(field) &&
  !value.includes('@') &&
  LONG_NUMBER.test(value)

function isDraft(value: unknown): value is CheckoutDraft {
  const { email, address, shippingMethod, pickupPoint, paymentMethod, discountCode, vatNumber, isComplete } =
    fieldsOf(value)
  const { company = '' } = fieldsOf(address)
  const texts = [
    email,
    shippingMethod,
    pickupPoint,
    discountCode,
    vatNumber,
    company,
    ...Object.keys(EMPTY.address).map((name) => fieldsOf(address)[name]),
  ]
  return (
    texts.every((text) => typeof text === 'string') &&
    PAYMENT_METHODS.some((method) => method === paymentMethod) &&
    typeof isComplete === 'boolean'
  )
}
