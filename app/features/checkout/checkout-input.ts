import * as z from 'zod/mini'
import { MAX_LINES, MAX_UNITS } from '#app/features/cart/cart.ts'
import { MAX_CODE } from '#app/features/discounts/discount.ts'
import { SHOPPER_CURRENCIES } from '#app/features/money/money.ts'
import { addressInput, requiredLine } from '#app/features/orders/address-input.ts'
import { COUNTRIES, PAYMENT_METHODS, SHIPPING_METHODS } from '#app/features/orders/order.ts'
import { formatNumber } from '#app/lib/format/number.ts'

/** The shipping step: what the browser checks before it goes on to payment. */
export const shippingStepInput = z.strictObject({
  email: requiredLine('Email', 254).check(z.email('Please enter a valid email address')),
  address: addressInput,
  shippingMethod: z.enum(SHIPPING_METHODS, 'Please choose a shipping method'),
})

const quantityMessage = `The quantity must be a whole number from 1 to ${formatNumber(MAX_UNITS)}`

/** A line of the cart as the server wants it: what, never what it costs. */
export const checkoutLine = z.strictObject(
  {
    productId: z.uuid('This product does not exist'),
    size: requiredLine('Size', 100),
    color: requiredLine('Color', 100),
    quantity: z.int(quantityMessage).check(z.minimum(1, quantityMessage), z.maximum(MAX_UNITS, quantityMessage)),
  },
  'A line has a product, a size, a color and a quantity, and nothing else',
)

const manyLines = [
  z.minLength(1, 'Your cart is empty'),
  z.maxLength(MAX_LINES, `An order can have at most ${MAX_LINES} lines`),
] as const

const checkoutLines = z.array(checkoutLine, 'Your cart is empty').check(...manyLines)

const stored = z.string('A line has a product, a size and a color').check(z.maxLength(2_000, 'A line is too long'))

/**
 * The same of a cart that is only looked at. Browsers may have stored anything: a line that no order could have is
 * answered as no longer available, instead of refusing the prices of all the others.
 */
const quoteLines = z
  .array(
    z.strictObject({ ...checkoutLine.shape, productId: stored, size: stored, color: stored }),
    'Your cart is empty',
  )
  .check(...manyLines)

/** A discount code as it was typed, in its own form; '' where there is none. What it is worth is the server's to say. */
const codeInput = z._default(
  z
    .string('This discount code is not valid')
    .check(z.trim(), z.toUpperCase(), z.maxLength(MAX_CODE, `A discount code has at most ${MAX_CODE} characters`)),
  '',
)

/**
 * What the browser sends to place an order, as JSON. Card data has no place in it: an unknown field is refused.
 * `shownTotal`: the total in US cents that the shopper agreed to; compared, never believed.
 */
export const checkoutInput = z.strictObject(
  {
    key: z.uuid('This checkout has no valid key. Please reload the page.'),
    lines: checkoutLines,
    ...shippingStepInput.shape,
    paymentMethod: z.enum(PAYMENT_METHODS, 'Please choose a payment method'),
    currency: z.enum(SHOPPER_CURRENCIES, 'Please choose a currency'),
    discountCode: codeInput,
    shownTotal: z.int('The total is missing').check(z.minimum(0, 'The total is missing')),
  },
  'This request is not complete or holds a field that does not belong to an order.',
)

export type CheckoutInput = z.output<typeof checkoutInput>
export type CheckoutLine = z.output<typeof checkoutLine>

/** What the browser sends to see its cart afresh, before it knows or says who orders. */
export const quoteInput = z.strictObject({
  lines: quoteLines,
  country: z.enum(COUNTRIES, 'Please choose a country'),
  method: z.enum(SHIPPING_METHODS, 'Please choose a shipping method'),
  currency: z.enum(SHOPPER_CURRENCIES, 'Please choose a currency'),
  discountCode: codeInput,
})

export type QuoteInput = z.output<typeof quoteInput>
