import { createHash, randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { MAX_PIECES } from '#app/features/cart/cart.ts'
import type { CheckoutInput } from '#app/features/checkout/checkout-input.ts'
import { NO_DELIVERY } from '#app/features/checkout/checkout-words.ts'
import { type OrderLine, writeLines } from '#app/features/checkout/order-lines.server.ts'
import { queueConfirmation, reportLowStock } from '#app/features/checkout/order-mails.server.ts'
import { type FreshCart, type OrderOutcome, type PlacedOrder, TOO_LARGE } from '#app/features/checkout/order-outcome.ts'
import { demoPayment, type PaymentProvider } from '#app/features/checkout/payment.ts'
import { mergeLines, priceCart } from '#app/features/checkout/priced-cart.ts'
import type { Quote } from '#app/features/checkout/quote.ts'
import { findOrCreateCustomer } from '#app/features/customers/customers.server.ts'
import { orderNumber } from '#app/features/orders/order.ts'
import { orderEvents } from '#app/features/orders/order-events.table.ts'
import { shopperSums } from '#app/features/orders/order-sums.ts'
import { findOrder, listOrderItems } from '#app/features/orders/orders.server.ts'
import { orders } from '#app/features/orders/orders.table.ts'
import { readSettings } from '#app/features/settings/settings.server.ts'
import type { Settings } from '#app/features/settings/settings.ts'
import { lockStock, takeStock, variantOf } from '#app/features/stock/stock.server.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import { type Id, parseId } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { sqlState, violatedConstraint } from '#app/platform/db/sql-state.ts'
import { withTx } from '#app/platform/db/tx.server.ts'

/**
 * Places an order, or says why not. One transaction, so an order is there with all that belongs to it or not at all; the
 * key is unique in the database, so however often and wherever a request is sent, there is one order, and each answer is
 * that order. Prices, sums and stock are the store's own (docs/rules.md, Orders). Opens its own transaction.
 * @throws an error without SQLSTATE where the connection broke at the commit: then only the same key tells.
 */
export async function placeOrder(
  db: Database,
  input: CheckoutInput,
  now: Date = new Date(),
  payment: PaymentProvider = demoPayment,
): Promise<OrderOutcome> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await withTx(db, (tx) => place(tx, input, now, payment))
    } catch (error) {
      if (error instanceof NotPlaced) return error.outcome
      const isNumberTaken = violatedConstraint(error) === 'orders_order_number_unique' && sqlState(error) === '23505'
      if (!isNumberTaken || attempt === 3) throw error // four random characters in the same millisecond
    }
  }
}

/** Undoes what the transaction has written so far; the key is free again. */
class NotPlaced extends Error {
  override name = 'NotPlaced'
  readonly outcome: OrderOutcome
  constructor(outcome: OrderOutcome) {
    super(outcome.outcome)
    this.outcome = outcome
  }
}

async function place(
  tx: Database,
  input: CheckoutInput,
  now: Date,
  { begins }: PaymentProvider,
): Promise<OrderOutcome> {
  const settings = await readSettings(tx)
  const orderId = await claimKey(tx, input, settings, now, begins)
  if (!orderId) return await answerAgain(tx, input)

  const lines = knownLines(input)
  const locked = await lockStock(tx, lines)
  const cart = priceCart(lines, locked.products, locked.variants, settings, choiceOf(input))
  const quote = agreedQuote(cart, lines, input)

  const wishes = lines.map((line) => ({ ...line, variantId: variantOf(locked.variants, line)?.id ?? null }))
  const takes = await takeStock(tx, locked, wishes, settings, { reason: 'sale', orderId })
  if (!takes) throw new Error('Stock was short although the cart fitted it')
  await writeLines(tx, orderId, lines, locked, quote, takes)
  await completeOrder(tx, orderId, input, quote)
  await tx
    .insert(orderEvents)
    .values([
      { orderId, kind: 'placed', createdAt: now },
      ...(begins.paymentStatus === 'paid' ? [{ orderId, kind: 'paid' as const, createdAt: now }] : []),
    ])

  const placed = await readPlaced(tx, orderId)
  await queueConfirmation(tx, placed.order, placed.items, settings)
  await reportLowStock(tx, orderId, lines, locked, takes, settings)
  return { outcome: 'placed', order: placed.answer }
}

/** The order's row under its unique key, waiting for a twin in flight; null where the key has its order already. */
async function claimKey(
  tx: Database,
  input: CheckoutInput,
  settings: Settings,
  now: Date,
  begins: PaymentProvider['begins'],
): Promise<Id<'order'> | null> {
  const { address } = input
  const [claimed] = await tx
    .insert(orders)
    .values({
      orderNumber: orderNumber(now, randomCharacters(4)),
      idempotencyKey: input.key,
      requestHash: hashOf(input),
      customerEmail: input.email,
      customerName: `${address.first_name} ${address.last_name}`,
      customerPhone: address.phone,
      shippingAddress: address,
      billingAddress: address,
      storeCurrency: settings.store_currency,
      usdRate: settings.usd_rate,
      shopperCurrency: input.currency,
      paymentMethod: input.paymentMethod,
      shippingMethod: input.shippingMethod,
      ...begins,
      createdAt: now,
    })
    .onConflictDoNothing({ target: orders.idempotencyKey })
    .returning({ id: orders.id })
  return claimed?.id ?? null
}

/** What the order is made of. The shown total and currency are left out: after a lost answer they may have moved. */
function hashOf({ lines, email, address, shippingMethod, paymentMethod }: CheckoutInput): Buffer {
  const wanted = mergeLines(lines).map(({ productId, size, color, quantity }) => [
    productId.toLowerCase(),
    size,
    color,
    quantity,
  ])
  const contents = [wanted, email, Object.entries(address).toSorted(), shippingMethod, paymentMethod]
  return createHash('sha256').update(JSON.stringify(contents)).digest()
}

async function answerAgain(tx: Database, input: CheckoutInput): Promise<OrderOutcome> {
  const [known] = await tx
    .select({ id: orders.id, requestHash: orders.requestHash })
    .from(orders)
    .where(eq(orders.idempotencyKey, input.key))
  if (!known?.requestHash.equals(hashOf(input))) return { outcome: 'conflict' }
  return { outcome: 'placed', order: (await readPlaced(tx, known.id)).answer }
}

function knownLines(input: CheckoutInput): OrderLine[] {
  return mergeLines(input.lines).map((line) => {
    const productId = parseId<'product'>(line.productId)
    if (!productId) throw new NotPlaced(refusal({ [`lines.${line.at}`]: GONE }))
    return { ...line, productId }
  })
}

function choiceOf({ address, shippingMethod, currency }: CheckoutInput) {
  return { country: address.country, method: shippingMethod, currency }
}

const GONE = 'This product is no longer available in this size and color. Please remove it from your cart.'
const TOO_MANY = 'An order can have at most 9,999 pieces of one product in one size and color.'

/** The quote, where it is what the shopper agreed to. Everything else ends the attempt. */
function agreedQuote(cart: FreshCart, lines: readonly OrderLine[], input: CheckoutInput): Quote {
  const errors: Record<string, string> = {}
  for (const [index, line] of cart.lines.entries()) {
    const field = `lines.${lines[index]?.at ?? index}`
    if (!line.product) errors[field] = GONE
    else if (line.asked > MAX_PIECES) errors[field] = TOO_MANY
  }
  if (Object.keys(errors).length > 0) throw new NotPlaced(refusal(errors))
  if (cart.lines.some(({ asked, quantity }) => quantity < asked)) throw new NotPlaced({ outcome: 'changed', ...cart })
  const { quote } = cart
  if (!quote) throw new NotPlaced(refusal({ lines: TOO_LARGE }))
  if (!quote.method) throw new NotPlaced(refusal({ shippingMethod: NO_DELIVERY }))
  if (quote.method !== input.shippingMethod) {
    throw new NotPlaced(
      refusal({ shippingMethod: 'This shipping method is no longer available. Please choose another.' }),
    )
  }
  if (quote.usd.total.minor !== input.shownTotal) throw new NotPlaced({ outcome: 'changed', ...cart })
  return quote
}

function refusal(errors: FieldErrors): OrderOutcome {
  return { outcome: 'refused', errors }
}

async function completeOrder(tx: Database, orderId: Id<'order'>, input: CheckoutInput, { usd, store }: Quote) {
  const customerId = await findOrCreateCustomer(tx, {
    email: input.email,
    firstName: input.address.first_name,
    lastName: input.address.last_name,
    phone: input.address.phone,
  })
  await tx
    .update(orders)
    .set({
      customerId,
      subtotal: usd.subtotal.minor,
      shippingCost: usd.shipping.minor,
      tax: usd.tax.minor,
      total: usd.total.minor,
      subtotalAmount: store.subtotal.minor,
      shippingAmount: store.shipping.minor,
      taxAmount: store.tax.minor,
      totalAmount: store.total.minor,
    })
    .where(eq(orders.id, orderId))
}

/** The order as it stands in the database: what is answered the first time and every other time is the same. */
async function readPlaced(tx: Database, orderId: Id<'order'>) {
  const order = await findOrder(tx, orderId)
  if (!order) throw new Error('An order is not where it was written')
  const items = await listOrderItems(tx, orderId)
  const answer: PlacedOrder = {
    id: order.id,
    orderNumber: order.orderNumber,
    email: order.customerEmail,
    usd: order.usd,
    shopper: shopperSums(items, order.usd, order.store, order.shopperCurrency),
  }
  return { order, items, answer }
}

function randomCharacters(count: number): string {
  return Array.from({ length: count }, () => randomInt(36).toString(36)).join('')
}
