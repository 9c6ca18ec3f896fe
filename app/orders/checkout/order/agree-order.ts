import { MAX_UNITS } from '#app/catalog/availability.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import type { OrderLine } from '#app/orders/checkout/checkout-input.ts'
import { checkoutText } from '#app/orders/checkout/checkout-text.ts'
import { createOutsideErrors } from '#app/orders/checkout/delivery-errors.ts'
import type { FreshCart } from '#app/orders/checkout/order/order-outcome.ts'
import type { CheckedOrder, Rejection } from '#app/orders/checkout/order/repeated-order.server.ts'
import { getPaymentProblemMessage } from '#app/orders/checkout/payment-problem-text.ts'
import type { Quote } from '#app/orders/checkout/quote/quote.ts'
import { isPaid } from '#app/orders/order-status.ts'
import type { SalesTerms } from '#app/orders/sales-terms.server.ts'
import type { ProviderEntry } from '#app/pricing/payment-providers.ts'
import { findProviderProblem, getHoldSeconds } from '#app/pricing/payment-terms.ts'
import { isMethodKnown, lacksPickupPoint } from '#app/pricing/shipping-options.ts'
import type { OfferedProvider } from '#app/pricing/stored-payments.server.ts'

export type Agreement = {
  readonly quote: Quote
  /** The provider that handles the chosen method for this order. */
  readonly payment: OfferedProvider
  readonly initialState: ProviderEntry['initialStatus'] & { readonly heldUntil: Date | null }
}

type Terms = Pick<SalesTerms, 'payments' | 'shipping'>

type ShippingChoice = Pick<CheckedOrder, 'address' | 'shippingMethod' | 'pickupPoint'>

type RequestedOrder = ShippingChoice &
  Pick<CheckedOrder, 'paymentMethod' | 'shownTotal' | 'shownCurrency'> & {
    readonly lines: readonly Pick<OrderLine, 'at'>[]
  }

/** Stock is held for `paymentSeconds` while the shopper pays on a provider's page. */
type Hold = { readonly now: Date; readonly paymentSeconds: number }

/**
 * Compares the priced cart with what the shopper was shown and chose. A discount code that does not apply is accepted
 * if the total was shown without it.
 */
export function validateOrder(cart: FreshCart, order: RequestedOrder, terms: Terms, hold: Hold): Agreement | Rejection {
  const lineErrors = findLineErrors(cart, order.lines)
  if (lineErrors) return { outcome: 'rejected', errors: lineErrors }
  const { quote } = cart
  if (cart.lines.some(({ requested, quantity }) => quantity < requested)) return { outcome: 'changed', ...cart }
  if (!quote) return { outcome: 'rejected', errors: { lines: checkoutText.tooLarge } }
  const shippingErrors = findShippingErrors(quote, order, terms)
  if (shippingErrors) return { outcome: 'rejected', errors: shippingErrors }
  const { total } = quote.charged
  const isAsShown = total.minor === order.shownTotal && total.currency === order.shownCurrency
  if (!isAsShown) return { outcome: 'changed', ...cart }
  const option = quote.payments.find(({ method }) => method === order.paymentMethod)
  const payment = terms.payments.find(({ entry }) => entry.name === option?.provider)
  if (payment) return { quote, payment, initialState: getInitialState(quote, payment, hold) }
  const rejecting = terms.payments.find(({ entry }) => entry.methods.includes(order.paymentMethod))
  const problem = rejecting && findProviderProblem(rejecting, total, order.address.country)
  return {
    outcome: 'rejected',
    errors: problem
      ? { lines: getPaymentProblemMessage(problem, total) }
      : { paymentMethod: checkoutText.choosePayment },
  }
}

function findLineErrors(cart: FreshCart, lines: RequestedOrder['lines']): FieldErrors | null {
  const errors: Record<string, string> = {}
  for (const [index, line] of cart.lines.entries()) {
    const field = `lines.${lines[index]?.at ?? index}`
    if (!line.product) errors[field] = checkoutText.productGone
    else if (line.requested > MAX_UNITS) errors[field] = checkoutText.tooManyUnits(MAX_UNITS)
  }
  return Object.keys(errors).length > 0 ? errors : null
}

function findShippingErrors(
  quote: Quote,
  { address, shippingMethod, pickupPoint }: ShippingChoice,
  terms: Terms,
): FieldErrors | null {
  const { method, options, shippingProblem } = quote
  if (shippingProblem === 'outside') return createOutsideErrors(terms, address)
  if (shippingProblem) return { shippingMethod: checkoutText.shippingProblems[shippingProblem] }
  if (method !== shippingMethod) {
    const isKnown = isMethodKnown(shippingMethod, terms.shipping)
    return { shippingMethod: isKnown ? checkoutText.shippingGone : checkoutText.chooseShipping }
  }
  const option = options.find((offered) => offered.method === method)
  const isPointMissing = option && lacksPickupPoint(option, quote, pickupPoint)
  return isPointMissing ? { pickupPoint: checkoutText.choosePickupPoint } : null
}

/** An order of 0 is paid immediately, with any method. */
function getInitialState(
  quote: Quote,
  { entry, terms }: OfferedProvider,
  { now, paymentSeconds }: Hold,
): Agreement['initialState'] {
  const { initialStatus, capabilities } = entry
  if (isPaid(initialStatus.paymentStatus) || quote.charged.total.minor === 0) {
    return { paymentStatus: 'paid', status: 'processing', heldUntil: null }
  }
  const holdSeconds = getHoldSeconds(capabilities.paymentFlow, terms, paymentSeconds)
  return { ...initialStatus, heldUntil: holdSeconds === null ? null : new Date(now.getTime() + holdSeconds * 1_000) }
}
