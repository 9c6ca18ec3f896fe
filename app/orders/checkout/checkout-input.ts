import * as z from 'zod/mini'
import { getAddressInput, requiredLineField } from '#app/base/address.server.ts'
import type { AddressRules } from '#app/base/address.ts'
import { CURRENCY_CODES } from '#app/base/currencies.ts'
import { MAX_UNITS } from '#app/catalog/availability.ts'
import type { ParseResult } from '#app/lib/form.ts'
import { type Id, parseId } from '#app/lib/id.ts'
import { normalizeCode } from '#app/lib/normalize-code.ts'
import { MAX_LINES } from '#app/orders/cart/cart.ts'
import { checkoutText } from '#app/orders/checkout/checkout-text.ts'
import { MAX_CODE_LENGTH } from '#app/pricing/discount.ts'
import { PAYMENT_METHODS } from '#app/pricing/payment-method.ts'
import { RATE_KEY } from '#app/pricing/shipping.ts'
import { checkVatNumber } from '#app/pricing/vat-number.ts'

const MAX_VAT_NUMBER_LENGTH = 40

/** The key of a shipping rate. A later check decides whether the rate is offered for the order. */
const methodInput = z
  .string({ error: () => checkoutText.chooseShipping })
  .check(z.regex(RATE_KEY, { error: () => checkoutText.chooseShipping }))

/** '' for none. */
const pickupPointInput = z._default(
  z.union([z.literal(''), z.uuid()], { error: () => checkoutText.choosePickupPoint }),
  '',
)

/** '' for none. */
const vatNumberInput = z._default(
  z.pipe(
    z.string({ error: () => checkoutText.invalidVatNumber }).check(
      z.trim(),
      z.maxLength(MAX_VAT_NUMBER_LENGTH, { error: () => checkoutText.invalidVatNumber }),
      z.check(({ value, issues }) => {
        const checked = checkVatNumber(value)
        if (value !== '' && !checked.ok) issues.push({ code: 'custom', message: checked.message, input: value })
      }),
    ),
    z.transform((text) => {
      const checked = checkVatNumber(text)
      return checked.ok ? checked.number : ''
    }),
  ),
  '',
)

const shippingFields = {
  email: requiredLineField(() => checkoutText.email, 254).check(z.email({ error: () => checkoutText.invalidEmail })),
  shippingMethod: methodInput,
  pickupPoint: pickupPointInput,
  vatNumber: vatNumberInput,
}

export function createShippingStepInput(rules: AddressRules) {
  return z.strictObject({ ...shippingFields, address: getAddressInput(rules) })
}

export type ShippingStepInput = z.output<ReturnType<typeof createShippingStepInput>>

const quantityMessage = { error: () => checkoutText.wholeQuantity(MAX_UNITS) }

/**
 * The link that identifies a unit held for this line. If the hold is unknown or has ended, the line takes units from
 * stock.
 */
const holdInput = z.optional(z.string().check(z.maxLength(100)))

/** A line without prices, which the server looks up. */
const checkoutLine = z.strictObject(
  {
    productId: z.uuid({ error: () => checkoutText.unknownProduct }),
    size: requiredLineField(() => checkoutText.size, 100),
    color: requiredLineField(() => checkoutText.color, 100),
    quantity: z.int(quantityMessage).check(z.minimum(1, quantityMessage), z.maximum(MAX_UNITS, quantityMessage)),
    hold: holdInput,
  },
  { error: () => checkoutText.lineParts },
)

const lineLimits = [
  z.minLength(1, { error: () => checkoutText.cartEmpty }),
  z.maxLength(MAX_LINES, { error: () => checkoutText.tooManyLines(MAX_LINES) }),
] as const

const checkoutLines = z.array(checkoutLine, { error: () => checkoutText.cartEmpty }).check(...lineLimits)

const storedTextInput = z
  .string({ error: () => checkoutText.storedLineParts })
  .check(z.maxLength(2_000, { error: () => checkoutText.lineTooLong }))

/** Less strict than `checkoutLines`: an invalid stored line becomes unavailable, but the others still have prices. */
const quoteLines = z
  .array(
    z.strictObject({
      ...checkoutLine.shape,
      productId: storedTextInput,
      size: storedTextInput,
      color: storedTextInput,
    }),
    {
      error: () => checkoutText.cartEmpty,
    },
  )
  .check(...lineLimits)

const codeInput = z._default(
  z
    .string({ error: () => checkoutText.invalidCode })
    .check(
      z.overwrite(normalizeCode),
      z.maxLength(MAX_CODE_LENGTH, { error: () => checkoutText.codeTooLong(MAX_CODE_LENGTH) }),
    ),
  '',
)

const keyInput = z.uuid({ error: () => checkoutText.noKey })

/** A request for the order placed with this key, sent if the response was lost. */
export const earlierInput = z.strictObject({ key: keyInput })

/**
 * Rejects unknown fields, so that card data is never accepted. `shownTotal`: the accepted total, in minor units of
 * `shownCurrency`. `shownExempt`: the products that were shown as exempt from withdrawal. The address is checked later,
 * with the rules of its market (`createOrderAddressInput`).
 */
export const checkoutInput = z.strictObject(
  {
    key: keyInput,
    lines: checkoutLines,
    ...shippingFields,
    address: z.optional(z.unknown()),
    paymentMethod: z.enum(PAYMENT_METHODS, { error: () => checkoutText.choosePayment }),
    currency: z.enum(CURRENCY_CODES, { error: () => checkoutText.chooseCurrency }),
    discountCode: codeInput,
    // Missing in orders that were first sent before markets existed and are now sent again
    shownCurrency: z._default(z.enum(CURRENCY_CODES, { error: () => checkoutText.noTotal }), 'USD'),
    shownExempt: z._default(z.array(z.uuid()).check(z.maxLength(MAX_LINES)), []),
    shownTotal: z.int({ error: () => checkoutText.noTotal }).check(z.minimum(0, { error: () => checkoutText.noTotal })),
  },
  { error: () => checkoutText.incomplete },
)

/** `rules`: the rules of the market or, on a retry, the rules the order was placed under. */
export function createOrderAddressInput(rules: AddressRules) {
  return z.strictObject({ address: getAddressInput(rules) })
}

export type SentOrder = z.output<typeof checkoutInput>
export type CheckoutInput = Omit<SentOrder, 'address'> & z.output<ReturnType<typeof createOrderAddressInput>>
export type CheckoutLine = z.output<typeof checkoutLine>

/** A line of an order. `at`: the position of the first sent line that was merged into it. */
export type OrderLine = Readonly<CheckoutLine> & { readonly productId: Id<'product'>; readonly at: number }

/** Returns one line for each size and color of a product. */
export function mergeLines(lines: readonly CheckoutLine[]): ParseResult<readonly OrderLine[]> {
  const mergedLines: OrderLine[] = []
  for (const [at, line] of lines.entries()) {
    const productId = parseId<'product'>(line.productId)
    if (!productId) return { ok: false, errors: { [`lines.${at}`]: checkoutText.productGone } }
    const index = mergedLines.findIndex(
      (other) => other.productId === productId && other.size === line.size && other.color === line.color,
    )
    const known = mergedLines[index]
    if (known)
      mergedLines[index] = { ...known, quantity: known.quantity + line.quantity, hold: known.hold ?? line.hold }
    else mergedLines.push({ ...line, productId, at })
  }
  return { ok: true, value: mergedLines }
}

/** Text of an address that is still being typed. */
function createTypedTextInput(max: number) {
  return z._default(z.string().check(z.maxLength(max)), '')
}

export const quoteInput = z.strictObject({
  lines: quoteLines,
  country: z
    .string({ error: () => checkoutText.chooseCountry })
    .check(z.regex(/^[A-Z]{2}$/, { error: () => checkoutText.chooseCountry })),
  region: createTypedTextInput(100),
  postalCode: createTypedTextInput(20),
  vatNumber: createTypedTextInput(MAX_VAT_NUMBER_LENGTH),
  method: methodInput,
  paymentMethod: z._default(z.enum(PAYMENT_METHODS), 'credit_card'),
  currency: z.enum(CURRENCY_CODES, { error: () => checkoutText.chooseCurrency }),
  discountCode: codeInput,
})

export type QuoteInput = z.output<typeof quoteInput>
