import * as z from 'zod/mini'
import { MAX_LINES, MAX_UNITS } from '#app/features/cart/cart.ts'
import { checkoutText } from '#app/features/checkout/checkout-text.ts'
import { MAX_CODE_LENGTH } from '#app/features/discounts/discount.ts'
import { SHOPPER_CURRENCIES } from '#app/features/money/money.ts'
import { COUNTRIES } from '#app/features/orders/address.ts'
import { addressInput, requiredLine } from '#app/features/orders/address-input.ts'
import { PAYMENT_METHODS, SHIPPING_METHODS } from '#app/features/orders/order.ts'

/** The shipping step: what the browser checks before it goes on to payment. */
export const shippingStepInput = z.strictObject({
  email: requiredLine(() => checkoutText.email, 254).check(z.email({ error: () => checkoutText.invalidEmail })),
  address: addressInput,
  shippingMethod: z.enum(SHIPPING_METHODS, { error: () => checkoutText.chooseShipping }),
})

const quantityMessage = { error: () => checkoutText.wholeQuantity(MAX_UNITS) }

/** A line of the cart as the server wants it: what, never what it costs. */
export const checkoutLine = z.strictObject(
  {
    productId: z.uuid({ error: () => checkoutText.unknownProduct }),
    size: requiredLine(() => checkoutText.size, 100),
    color: requiredLine(() => checkoutText.color, 100),
    quantity: z.int(quantityMessage).check(z.minimum(1, quantityMessage), z.maximum(MAX_UNITS, quantityMessage)),
  },
  { error: () => checkoutText.lineParts },
)

const manyLines = [
  z.minLength(1, { error: () => checkoutText.cartEmpty }),
  z.maxLength(MAX_LINES, { error: () => checkoutText.tooManyLines(MAX_LINES) }),
] as const

const checkoutLines = z.array(checkoutLine, { error: () => checkoutText.cartEmpty }).check(...manyLines)

const stored = z
  .string({ error: () => checkoutText.storedLineParts })
  .check(z.maxLength(2_000, { error: () => checkoutText.lineTooLong }))

/**
 * The same of a cart that is only looked at. Browsers may have stored anything: a line that no order could have is
 * answered as no longer available, instead of refusing the prices of all the others.
 */
const quoteLines = z
  .array(z.strictObject({ ...checkoutLine.shape, productId: stored, size: stored, color: stored }), {
    error: () => checkoutText.cartEmpty,
  })
  .check(...manyLines)

/** A discount code as it was typed, in its own form; '' where there is none. What it is worth is the server's to say. */
const codeInput = z._default(
  z
    .string({ error: () => checkoutText.invalidCode })
    .check(
      z.trim(),
      z.toUpperCase(),
      z.maxLength(MAX_CODE_LENGTH, { error: () => checkoutText.codeTooLong(MAX_CODE_LENGTH) }),
    ),
  '',
)

/**
 * What the browser sends to place an order, as JSON. Card data has no place in it: an unknown field is refused.
 * `shownTotal`: the total in US cents that the shopper agreed to; compared, never believed.
 */
export const checkoutInput = z.strictObject(
  {
    key: z.uuid({ error: () => checkoutText.noKey }),
    lines: checkoutLines,
    ...shippingStepInput.shape,
    paymentMethod: z.enum(PAYMENT_METHODS, { error: () => checkoutText.choosePayment }),
    currency: z.enum(SHOPPER_CURRENCIES, { error: () => checkoutText.chooseCurrency }),
    discountCode: codeInput,
    shownTotal: z.int({ error: () => checkoutText.noTotal }).check(z.minimum(0, { error: () => checkoutText.noTotal })),
  },
  { error: () => checkoutText.incomplete },
)

export type CheckoutInput = z.output<typeof checkoutInput>
export type CheckoutLine = z.output<typeof checkoutLine>

/** What the browser sends to see its cart afresh, before it knows or says who orders. */
export const quoteInput = z.strictObject({
  lines: quoteLines,
  country: z.enum(COUNTRIES, { error: () => checkoutText.chooseCountry }),
  method: z.enum(SHIPPING_METHODS, { error: () => checkoutText.chooseShipping }),
  currency: z.enum(SHOPPER_CURRENCIES, { error: () => checkoutText.chooseCurrency }),
  discountCode: codeInput,
})

export type QuoteInput = z.output<typeof quoteInput>
