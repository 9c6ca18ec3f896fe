import { eq } from 'drizzle-orm'
import type { AddressRules } from '#app/base/address.ts'
import { MAX_UNITS } from '#app/catalog/availability.ts'
import { readPrices } from '#app/catalog/prices/prices.server.ts'
import { getExemption } from '#app/catalog/statuses.ts'
import { countUnits, releaseHeld, withHeld, withHeldStock } from '#app/inventory/held-stock.server.ts'
import { allocateLocked, findVariant, lockStock, takeStock } from '#app/inventory/stock.server.ts'
import { buyHolds, lockHolds } from '#app/inventory/waiting-list.server.ts'
import { type FieldErrors, type Parsed, parseInput } from '#app/lib/form.ts'
import { type Id, newId, parseId } from '#app/lib/id.ts'
import { rulesOfTerms } from '#app/orders/checkout/address-rules.ts'
import { type CheckoutInput, orderAddressInput, type SentOrder } from '#app/orders/checkout/checkout-input.ts'
import { checkoutText } from '#app/orders/checkout/checkout-text.ts'
import { undeliveredErrors } from '#app/orders/checkout/delivery-errors.server.ts'
import { evidenceOf } from '#app/orders/checkout/order/evidence-of-order.server.ts'
import { findEarlier } from '#app/orders/checkout/order/find-earlier.server.ts'
import { reportLowStock } from '#app/orders/checkout/order/low-stock-report.server.ts'
import { newItems, type OrderLine, writeLines } from '#app/orders/checkout/order/order-lines.server.ts'
import { mayMailOrder } from '#app/orders/checkout/order/order-mail-limit.server.ts'
import type { FreshCart, PlacedOrder } from '#app/orders/checkout/order/order-outcome.ts'
import {
  claimKey,
  hashOf,
  type InitialState,
  type OrderContext,
  updateSums,
} from '#app/orders/checkout/order/order-row.server.ts'
import { paymentProblemText } from '#app/orders/checkout/payment-problem-text.ts'
import { holdsOf, linksOf } from '#app/orders/checkout/quote/held-lines.ts'
import { mergeLines, priceCart, type RequestedCode } from '#app/orders/checkout/quote/priced-cart.ts'
import { type PricingSnapshot, readPricingSnapshot } from '#app/orders/checkout/quote/pricing-snapshot.server.ts'
import type { Quote } from '#app/orders/checkout/quote/quote.ts'
import { productIdsOf } from '#app/orders/checkout/quote/quote-cart.server.ts'
import { orderPlaced, paymentSettled } from '#app/orders/events.ts'
import { rulesOfOrder } from '#app/orders/order-address.ts'
import { queueConfirmation } from '#app/orders/order-mails.server.ts'
import type { OrderOutcome, OrderRequest } from '#app/orders/order-placement.server.ts'
import { hasPaymentFailed, isCancelled, isPaid } from '#app/orders/order-status.ts'
import { shownSums } from '#app/orders/order-sums.ts'
import { findOrder, itemOf, listOrderItems, type Order, type OrderItem } from '#app/orders/orders.server.ts'
import { orders } from '#app/orders/orders.table.ts'
import { type DiscountCode, findDiscount, takeDiscount } from '#app/orders/sums/order-discount.server.ts'
import { taxRowsOf } from '#app/orders/sums/order-taxes.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { emit } from '#app/platform/db/events.ts'
import { pipelined } from '#app/platform/db/pipelined.ts'
import { sqlState, violatedConstraint } from '#app/platform/db/sql-state.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { findProvider } from '#app/pricing/payment-providers.ts'
import { providerProblem } from '#app/pricing/payment-terms.ts'
import { isMethodKnown, lacksPickupPoint } from '#app/pricing/shipping-options.ts'
import { getHoldSeconds, type OfferedProvider } from '#app/pricing/stored-payments.server.ts'
import { guaranteeYears } from '#app/store/law-rules.ts'

type Rejection = Exclude<OrderOutcome, { readonly outcome: 'placed' }>

/** `stored` is for the server alone. */
type PlaceOutcome = Rejection | { readonly outcome: 'placed'; readonly order: PlacedOrder; readonly stored: Order }

/**
 * Places one order per key, however often and wherever a request is sent. Opens its own transaction.
 * @throws an error without SQLSTATE if the connection broke at the commit: retry with the same key
 */
export async function placeOrder(db: Database, input: OrderRequest, now: Date = new Date()): Promise<PlaceOutcome> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await withTx(db, (tx) => place(tx, input, now), { repeats: true })
    } catch (error) {
      // A concurrent request with the same key may have placed it
      if (error instanceof OrderRejected) return (await findResult(db, input)) ?? error.outcome
      const isNumberTaken = violatedConstraint(error) === 'orders_order_number_unique' && sqlState(error) === '23505'
      if (!isNumberTaken || attempt === 3) throw error // same millisecond and random characters
    }
  }
}

type PricedRows = Pick<PricingSnapshot, 'products' | 'variants' | 'prices'>

/** Rolls back, which frees the key. */
class OrderRejected extends Error {
  override name = 'OrderRejected'
  readonly outcome: Rejection
  constructor(outcome: Rejection) {
    super(outcome.outcome)
    this.outcome = outcome
  }
}

async function place(tx: Database, request: OrderRequest, now: Date): Promise<PlaceOutcome> {
  const lines = knownLines(request)
  const { prefix = '', key, vatCheck = null } = request
  const productIds = productIdsOf(lines)
  const [pricingSnapshot, discount, mayMail] = await pipelined([
    readPricingSnapshot(tx, productIds, { prefix, now, key, holds: linksOf(lines) }),
    request.discountCode ? findDiscount(tx, request.discountCode) : Promise.resolve(null),
    mayMailOrder(tx, request.email, now),
  ])
  if (pricingSnapshot.orderId) return await getResult(tx, request)
  const { settings, look } = pricingSnapshot
  const { market, prefix: openPrefix } = settings.locale
  const parsed = checkAddress(request, rulesOfTerms(settings))
  if (!parsed.ok) throw new OrderRejected(refusal(parsed.errors))
  const input = parsed.value
  const { country, state: region, postal_code: postalCode } = input.address
  const { shippingMethod: method, paymentMethod, currency, vatNumber } = input
  const choice = { country, region, postalCode, vatNumber, method, paymentMethod, currency }
  const priceOn = (rows: PricedRows, requested: RequestedCode | null) =>
    priceCart(lines, rows, settings, choice, requested)
  const requested = requestedCode(input, discount, now)
  const contextFor = (rows: PricedRows): OrderContext => {
    const quote = agreedQuote(priceOn(rows, requested), lines, input, settings)
    const payment = agreedPayment(quote, input, settings)
    return { settings, now, payment, quote, discount, initialState: initialStateOf(quote, payment, now), vatCheck }
  }

  // Priced before locking, so that refusals need not wait for locks
  const known = holdsOf(lines, pricingSnapshot)
  const before = { ...pricingSnapshot, variants: withHeld(pricingSnapshot.variants, countUnits(known)) }
  const [claimed, stock, prices, holds] = await pipelined([
    claimKey(tx, input, contextFor(before)),
    lockStock(tx, lines, pricingSnapshot.variants),
    readPrices(tx, settings.locale.market.id, productIds), // who changes a price waits for the products' locks
    lockHolds(tx, known, now),
  ])
  if (!claimed) return await getResult(tx, input)
  const orderId = claimed.id
  const held = countUnits(holds)
  const locked = { ...withHeldStock(stock, held), prices }
  const context = contextFor(locked)
  const { quote } = context
  const order = await updateSums(tx, claimed, context)

  const requests = lines.map((line) => ({ ...line, variantId: findVariant(locked.variants, line)?.id ?? null }))
  const allocations = allocateLocked(locked, requests, settings)
  if (!allocations) throw new Error('Stock is short although it was checked')
  const isPaidNow = isPaid(order.paymentStatus)
  const exemptionShown = ({ id, withdrawal }: (typeof locked.products)[number]) =>
    settings.hasWithdrawal && input.shownExempt.includes(id) ? getExemption(withdrawal) : null
  const rows = newItems(orderId, lines, locked, pricingSnapshot, quote, allocations, exemptionShown)
  const items = rows.map(itemOf)
  const { hasWithdrawal } = settings
  const { guaranteeNotice } = settings.locale
  const law = { hasWithdrawal, guaranteeYears: guaranteeYears(market, country), guaranteeNotice }
  const mailed = { order, items, settings, look, prefix: openPrefix, law }
  const isInvoiced = isPaidNow && settings.invoices_automatic
  await pipelined([
    releaseHeld(tx, stock.variants, held),
    buyHolds(tx, holds, orderId, now),
    takeStock(tx, locked, requests, allocations, { reason: 'sale', orderId, by: 'shopper' }),
    writeLines(tx, {
      items: rows,
      events: (isPaidNow ? (['placed', 'paid'] as const) : (['placed'] as const)).map((kind) => ({
        id: newId<'order-event'>(),
        orderId,
        kind,
        createdAt: now,
      })),
      taxes: taxRowsOf(orderId, quote),
      evidence: [evidenceOf(orderId, { lines, locked, quote, snapshot: pricingSnapshot, prefix: openPrefix, country })],
    }),
    reportLowStock(tx, orderId, lines, locked, allocations, settings, look),
    ...(isPaidNow && !isInvoiced && mayMail ? [queueConfirmation(tx, mailed)] : []),
    ...orderPlaced.entries.map((handle) =>
      handle(tx, { order, mailed, payment: context.payment, isPaid: isPaidNow, mayMail }),
    ),
    ...(quote.discountCode && discount
      ? [countUse(tx, discount, input, orderId, now, (terms) => priceOn(locked, terms))]
      : []),
  ])
  if (isPaidNow) {
    const document = await emit(paymentSettled, tx, { orderId, settings, now })
    if (isInvoiced && mayMail) await queueConfirmation(tx, mailed, document)
  }
  return { outcome: 'placed', order: placedOrderOf(order, items), stored: order }
}

function requestedCode(input: CheckoutInput, terms: DiscountCode | null, now: Date): RequestedCode | null {
  return input.discountCode ? { code: input.discountCode, terms, now } : null
}

/** Locks the code's row last. If it no longer applies, the shopper sees the sums without it. */
async function countUse(
  tx: Database,
  discount: DiscountCode,
  input: CheckoutInput,
  orderId: Id<'order'>,
  now: Date,
  priceWith: (requested: RequestedCode | null) => FreshCart,
): Promise<void> {
  const use = await takeDiscount(tx, discount, { orderId, email: input.email })
  if (use === 'taken') return
  const requested = requestedCode(input, await findDiscount(tx, input.discountCode), now)
  throw new OrderRejected({
    outcome: 'changed',
    ...priceWith(requested && use === 'yours' ? { ...requested, rejected: 'yours' } : requested),
  })
}

const ORDER_MISSING = 'The order of an idempotency key is missing'

async function getResult(tx: Database, input: SentOrder): Promise<PlaceOutcome> {
  const result = await findResult(tx, input)
  if (!result) throw new Error(ORDER_MISSING)
  return result
}

/** The request may come from another locale than the order. */
async function findResult(db: Database, request: SentOrder): Promise<PlaceOutcome | null> {
  const [known] = await db
    .select({ id: orders.id, requestHash: orders.requestHash })
    .from(orders)
    .where(eq(orders.idempotencyKey, request.key))
  if (!known) return null
  const order = await findOrder(db, known.id)
  if (!order) throw new Error(ORDER_MISSING)
  const input = checkAddress(request, rulesOfOrder(order))
  if (!input.ok || !known.requestHash.equals(hashOf(input.value))) {
    const earlier = await findEarlier(db, request.key)
    if (!earlier) throw new Error(ORDER_MISSING)
    return earlier === 'cancelled' ? { outcome: 'cancelled' } : { outcome: 'conflict', earlier }
  }
  const isUnpaid = hasPaymentFailed(order.paymentStatus) // which the payment reports as lapsed
  if (isCancelled(order.status) && !isUnpaid) return { outcome: 'cancelled' }
  return { outcome: 'placed', order: placedOrderOf(order, await listOrderItems(db, known.id)), stored: order }
}

function checkAddress(request: SentOrder, rules: AddressRules): Parsed<CheckoutInput> {
  const parsed = parseInput(orderAddressInput(rules), { address: request.address })
  return parsed.ok ? { ok: true, value: { ...request, ...parsed.value } } : parsed
}

function knownLines({ lines }: Pick<SentOrder, 'lines'>): OrderLine[] {
  return mergeLines(lines).map((line) => {
    const productId = parseId<'product'>(line.productId)
    if (!productId) throw new OrderRejected(refusal({ [`lines.${line.at}`]: checkoutText.productGone }))
    return { ...line, productId }
  })
}

/** A code that does not apply is no obstacle if the total was shown without it. */
function agreedQuote(
  cart: FreshCart,
  lines: readonly OrderLine[],
  input: CheckoutInput,
  settings: PricingSnapshot['settings'],
): Quote {
  const errors: Record<string, string> = {}
  for (const [index, line] of cart.lines.entries()) {
    const field = `lines.${lines[index]?.at ?? index}`
    if (!line.product) errors[field] = checkoutText.productGone
    else if (line.requested > MAX_UNITS) errors[field] = checkoutText.tooManyUnits(MAX_UNITS)
  }
  if (Object.keys(errors).length > 0) throw new OrderRejected(refusal(errors))
  if (cart.lines.some(({ requested, quantity }) => quantity < requested))
    throw new OrderRejected({ outcome: 'changed', ...cart })
  const { quote } = cart
  if (!quote) throw new OrderRejected(refusal({ lines: checkoutText.tooLarge }))
  const shippingErrors = shippingRefusal(quote, input, settings)
  if (shippingErrors) throw new OrderRejected(refusal(shippingErrors))
  const { minor, currency } = quote.charged.total
  const isAsShown = minor === input.shownTotal && currency === input.shownCurrency
  if (!isAsShown) throw new OrderRejected({ outcome: 'changed', ...cart })
  return quote
}

function shippingRefusal(
  quote: Quote,
  input: CheckoutInput,
  settings: PricingSnapshot['settings'],
): FieldErrors | null {
  const { method, options, shippingProblem } = quote
  if (shippingProblem === 'outside') return undeliveredErrors(settings, input.address)
  if (shippingProblem) return { shippingMethod: checkoutText.shippingProblems[shippingProblem] }
  if (method !== input.shippingMethod) {
    const isKnown = isMethodKnown(input.shippingMethod, settings.shipping)
    return { shippingMethod: isKnown ? checkoutText.shippingGone : checkoutText.chooseShipping }
  }
  const option = options.find((offered) => offered.method === method)
  const isPointMissing = option && lacksPickupPoint(option, quote, input.pickupPoint)
  return isPointMissing ? { pickupPoint: checkoutText.choosePickupPoint } : null
}

/** The provider that takes the chosen method for this order. An order of 0 is paid with any. */
function agreedPayment(quote: Quote, input: CheckoutInput, { payments }: PricingSnapshot['settings']): OfferedProvider {
  const { paymentMethod: method, address } = input
  const { total } = quote.charged
  const option = quote.payments.find((offered) => offered.method === method)
  const provider = payments.find(({ entry }) => entry.name === option?.provider)
  if (provider) return provider
  const refusing = payments.find(({ entry }) => entry.methods.includes(method))
  const problem = refusing && providerProblem(refusing, total, address.country)
  throw new OrderRejected(
    refusal(problem ? { lines: paymentProblemText(problem, total) } : { paymentMethod: checkoutText.choosePayment }),
  )
}

function initialStateOf(quote: Quote, { entry, terms }: OfferedProvider, now: Date): InitialState {
  const { total } = quote.charged
  const { initialStatus, capabilities } = entry
  if (isPaid(initialStatus.paymentStatus) || total.minor === 0) {
    return { paymentStatus: 'paid', status: 'processing', heldUntil: null }
  }
  const holdSeconds = getHoldSeconds(capabilities.paidAt, terms)
  return { ...initialStatus, heldUntil: holdSeconds === null ? null : new Date(now.getTime() + holdSeconds * 1_000) }
}

function refusal(errors: FieldErrors): Rejection {
  return { outcome: 'refused', errors }
}

/** Built from the stored order, so that repeated responses are the same. */
function placedOrderOf(order: Order, items: readonly OrderItem[]): PlacedOrder {
  const paidAt = findProvider(order.paymentProvider)?.capabilities.paidAt ?? 'hosted-page'
  const { id, orderNumber, link, customerEmail, shippingName, paymentStatus, discountCode, charged, store } = order
  const shown = shownSums(items, charged, store, order.shown)
  return {
    id,
    orderNumber,
    link,
    email: customerEmail,
    shippingName,
    paymentStatus,
    discountCode,
    charged,
    shown,
    paidAt,
  }
}
