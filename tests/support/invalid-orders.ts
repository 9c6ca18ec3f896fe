import { randomUUID } from 'node:crypto'
import { address } from '#tests/support/checkout-request.ts'

/** A valid card number, which must not be stored, logged or sent back. */
export const CARD = '4242424242424242'

/** `change` applies to the order, `line` to each of its lines. */
export type InvalidOrder = {
  readonly name: string
  readonly change?: object
  readonly line?: object | undefined
  readonly status?: number
  readonly message: string
}

const required = {
  first_name: 'First name',
  last_name: 'Last name',
  address_line1: 'Address line 1',
  city: 'City',
  state: 'State or province',
  postal_code: 'Postal code',
  phone: 'Phone',
}

const emptyFields = Object.entries(required).flatMap(([field, label]) =>
  ['', ' \t ', undefined, null, 5, ['a']].map((value) => ({
    name: `${field} ${JSON.stringify(value) ?? 'missing'}`,
    change: { address: { ...address, [field]: value } },
    message: `${label} is required`,
  })),
)

const longFields = Object.entries({ ...required, address_line2: 'Address line 2' }).map(([field, label]) => ({
  name: `${field} of 201 characters`,
  change: { address: { ...address, [field]: 'x'.repeat(201) } },
  message: `${label} can have at most`,
}))

const unstorableFields = ['a\0b', 'a\ud800b', 'a\nb', 'a\u0007b'].flatMap((text) =>
  (['first_name', 'address_line2', 'phone'] as const).map((field) => ({
    name: `${field} ${JSON.stringify(text)}`,
    change: { address: { ...address, [field]: text } },
    message: 'cannot be saved',
  })),
)

/** Orders that are rejected, each with part of its message. The default status is 400. */
export const invalidOrders: readonly InvalidOrder[] = [
  ...emptyFields,
  ...longFields,
  ...unstorableFields,
  { name: 'a total of 1 cent', change: { shownTotal: 1 }, status: 409, message: 'changed' },
  { name: 'a total of 1.5 cents', change: { shownTotal: 1.5 }, message: 'confirm the total' },
  { name: 'a total of 1e300', change: { shownTotal: 1e300 }, message: 'confirm the total' },
  { name: 'a price field', line: { price: 1 }, message: 'must have only' },
  { name: 'a total field', change: { total: 1 }, message: 'Something went wrong' },
  {
    name: 'status fields',
    change: { status: 'delivered', paymentStatus: 'refunded' },
    message: 'Something went wrong',
  },
  {
    name: 'an unknown address field',
    change: { address: { ...address, vat: '1' } },
    message: 'unknown field',
  },
  { name: 'card data', change: { cardNumber: CARD }, message: 'Something went wrong' },
  { name: 'a card number as a name', change: { address: { ...address, last_name: CARD } }, message: 'card fields' },
  { name: 'an unknown product', line: { productId: randomUUID() }, message: 'no longer available' },
  { name: 'an invalid product id', line: { productId: "1' or '1'='1" }, message: 'does not exist' },
  { name: 'an unknown size', line: { size: 'XXXXL' }, message: 'no longer available' },
  { name: 'an unknown color', line: { color: 'Octarine' }, message: 'no longer available' },
  { name: 'a size with quotes', line: { size: `'; drop table orders; --` }, message: 'no longer available' },
  { name: 'a size of 101 characters', line: { size: 'x'.repeat(101) }, message: 'at most 100 characters' },
  ...[0, -1, 1.5, 1e9, 1e300, '1', null, undefined, true, [1]].map((quantity) => ({
    name: `quantity ${JSON.stringify(quantity)}`,
    line: { quantity },
    message: 'whole number',
  })),
  { name: 'no email', change: { email: undefined }, message: 'Email is required' },
  { name: 'two emails', change: { email: 'ada@example.com,eve@example.com' }, message: 'valid email address' },
  { name: 'an email that adds a header', change: { email: 'a@example.com\r\nBcc: e@example.com' }, message: 'Email' },
  { name: 'an email of 255 characters', change: { email: `${'a'.repeat(243)}@example.com` }, message: 'at most 254' },
  { name: 'U+0000 in the email', change: { email: 'a\0@example.com' }, message: 'cannot be saved' },
  { name: 'no address', change: { address: undefined }, message: 'address is missing' },
  { name: 'an unknown country', change: { address: { ...address, country: 'XX' } }, message: 'choose a country' },
  { name: 'an unknown shipping method', change: { shippingMethod: 'drone' }, message: 'choose a shipping method' },
  { name: 'an unavailable shipping method', change: { shippingMethod: 'pickup' }, message: 'no longer available' },
  { name: 'an unknown payment', change: { paymentMethod: 'cash' }, message: 'choose a payment method' },
  { name: 'an unknown currency', change: { currency: 'XXX' }, message: 'choose a currency' },
  { name: 'an invalid key', change: { key: "x'" }, message: 'Your checkout has expired' },
  { name: 'no lines', change: { lines: [] }, message: 'cart is empty' },
  { name: 'invalid lines', change: { lines: 'all' }, message: 'cart is empty' },
]
