import { ADDRESS_FIELDS, type Address, type AddressRules, BLANK_ADDRESS } from '#app/base/address.ts'
import { parseJson, readFields } from '#app/lib/json.ts'
import { containsCardNumber } from '#app/lib/unwanted-text.ts'
import { PAYMENT_METHODS, type PaymentMethod } from '#app/pricing/payment-method.ts'

const STORAGE_KEY = 'checkout.draft'
const LONG_NUMBER = /(\p{Nd}[^\p{L}\p{Nd}]{0,3}){12}/u

/**
 * The fields in which a shopper might type a card number by mistake, except the phone number, which can be as long as a
 * card number.
 */
const TYPED_FIELDS: ReadonlySet<string> = new Set(['email', ...ADDRESS_FIELDS.filter((field) => field !== 'phone')])

export type CheckoutDraft = {
  readonly email: string
  readonly address: Address
  readonly shippingMethod: string
  /** '' for none. */
  readonly pickupPoint: string
  readonly paymentMethod: PaymentMethod
  readonly discountCode: string
  /** The typed text; '' for none. */
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

/** `rules`: the rules of the current market. The stored draft may be from a different market. */
export function readDraft(rules: AddressRules): CheckoutDraft {
  const { countries } = rules
  const empty = { ...EMPTY, address: { ...BLANK_ADDRESS, country: countries[0] ?? '' } }
  try {
    const stored = {
      discountCode: '',
      pickupPoint: '',
      vatNumber: '',
      ...readFields(parseJson(sessionStorage.getItem(STORAGE_KEY))),
    }
    return isDraft(stored) && countries.includes(stored.address.country) ? stored : empty
  } catch {
    return empty
  }
}

export function storeDraft(draft: CheckoutDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(STORAGE_KEY, serializeDraft(draft))
    else sessionStorage.removeItem(STORAGE_KEY)
  } catch {
    // Storage is full or forbidden
  }
}

/**
 * Empties each field that may contain a card number, even one that is still being typed, and marks the draft as
 * incomplete.
 */
function serializeDraft(draft: CheckoutDraft): string {
  const complete = JSON.stringify(draft)
  const safe = JSON.stringify(draft, emptyCardNumber)
  return safe === complete ? complete : JSON.stringify({ ...draft, isComplete: false }, emptyCardNumber)
}

function emptyCardNumber(field: string, value: unknown): unknown {
  return typeof value === 'string' && TYPED_FIELDS.has(field) && mayContainCardNumber(field, value) ? '' : value
}

/**
 * An email address may contain a long number, such as a phone number. Only one that can be a card number counts there.
 */
function mayContainCardNumber(field: string, text: string): boolean {
  return field === 'email' && /^\S+@\S+$/.test(text) ? containsCardNumber(text) : LONG_NUMBER.test(text)
}

function isDraft(value: unknown): value is CheckoutDraft {
  const { email, address, shippingMethod, pickupPoint, paymentMethod, discountCode, vatNumber, isComplete } =
    readFields(value)
  const { company = '' } = readFields(address)
  const texts = [
    email,
    shippingMethod,
    pickupPoint,
    discountCode,
    vatNumber,
    company,
    ...Object.keys(EMPTY.address).map((name) => readFields(address)[name]),
  ]
  return (
    texts.every((text) => typeof text === 'string') &&
    PAYMENT_METHODS.some((method) => method === paymentMethod) &&
    typeof isComplete === 'boolean'
  )
}
