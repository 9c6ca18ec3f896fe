import { readPrices } from '#app/catalog/prices/prices.server.ts'
import { addHeldStock, countUnits, releaseHeld } from '#app/inventory/held-stock.server.ts'
import { allocateLocked, findVariant, lockStock, takeStock } from '#app/inventory/stock.server.ts'
import { buyHolds, lockHolds } from '#app/inventory/waiting-list.server.ts'
import { getCheckoutAddressRules } from '#app/orders/checkout/address-rules.ts'
import { mergeLines } from '#app/orders/checkout/checkout-input.ts'
import { type Agreement, validateOrder } from '#app/orders/checkout/order/agree-order.ts'
import { canSendOrderEmail } from '#app/orders/checkout/order/checkout-limit.server.ts'
import { claimKey, updateSums } from '#app/orders/checkout/order/order-row.server.ts'
import {
  checkOrder,
  findOutcome,
  type MergedOrder,
  type PlaceOutcome,
  type Rejection,
  toPlacedOrder,
} from '#app/orders/checkout/order/repeated-order.server.ts'
import { reportLowStock, toNewRows, writeRows } from '#app/orders/checkout/order/write-order.server.ts'
import { priceCart } from '#app/orders/checkout/quote/priced-cart.ts'
import { type PricingSnapshot, readPricingSnapshot } from '#app/orders/checkout/quote/pricing-snapshot.server.ts'
import { orderPlaced, paymentSettled } from '#app/orders/events.ts'
import { queueConfirmation } from '#app/orders/order-mails.server.ts'
import type { OrderRequest } from '#app/orders/order-placement.server.ts'
import { isPaid } from '#app/orders/order-status.ts'
import { toOrderItem } from '#app/orders/orders.server.ts'
import { claimDiscount, type DiscountCode, findDiscount } from '#app/orders/sums/order-discount.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { emit } from '#app/platform/db/events.ts'
import { awaitPipelined } from '#app/platform/db/pipelined.ts'
import { getSqlState, getViolatedConstraint } from '#app/platform/db/sql-state.ts'
import { Rollback, withTx } from '#app/platform/db/tx.server.ts'
import { env } from '#app/platform/env.server.ts'
import { findGuaranteeYears } from '#app/store/law-rules.ts'

/**
 * Places one order per key, no matter how often a request is sent or which process receives it. Opens its own
 * transaction.
 * @throws an error without SQLSTATE if the connection broke at the commit: retry with the same key
 */
export async function placeOrder(db: Database, input: OrderRequest, now: Date = new Date()): Promise<PlaceOutcome> {
  const merged = mergeLines(input.lines)
  if (!merged.ok) return { outcome: 'rejected', errors: merged.errors }
  const request = { ...input, lines: merged.value }
  for (let attempt = 1; ; attempt++) {
    let rejection: Rejection | null = null
    try {
      const placed = await withTx(db, (tx) => place(tx, request, now), { isFrequent: true })
      if (placed) return placed
    } catch (error) {
      const isNumberTaken =
        getViolatedConstraint(error) === 'orders_order_number_unique' && getSqlState(error) === '23505'
      if (isNumberTaken && attempt < 3) continue // another order has the same millisecond and random part
      if (!(error instanceof OrderRejected)) throw error
      rejection = error.result
    }
    // A concurrent request with the same key may have placed the order even after a rejection
    const outcome = (await withTx(db, (tx) => findOutcome(tx, request))) ?? rejection
    if (!outcome) throw new Error('An idempotency key has no order')
    return outcome
  }
}

type PricedRows = Pick<PricingSnapshot, 'products' | 'variants' | 'prices'>

/** Rolls back the transaction, which frees the key. */
class OrderRejected extends Rollback<Rejection> {}

/** Places the order in this transaction. Returns null if the key already has an order. */
async function place(tx: Database, request: MergedOrder, now: Date): Promise<PlaceOutcome | null> {
  const { lines, email, discountCode, prefix = '', key } = request
  // First round trip, with BEGIN: locks only the key
  const [snapshot, discount, canMail] = await awaitPipelined([
    readPricingSnapshot(tx, lines, { prefix, now, key }),
    discountCode ? findDiscount(tx, discountCode) : Promise.resolve(null),
    canSendOrderEmail(tx, email, now),
  ])
  if (snapshot.orderId) return null
  const { settings, look } = snapshot
  const { market, prefix: openPrefix, guaranteeNotice } = settings.locale
  const productIds = snapshot.products.map(({ id }) => id)
  const checked = checkOrder(request, getCheckoutAddressRules(settings))
  if (!checked.ok) throw new OrderRejected({ outcome: 'rejected', errors: checked.errors })
  const input = checked.value
  const { country, state: region, postal_code: postalCode } = input.address
  const { shippingMethod: method, paymentMethod, currency, vatNumber } = input
  const choice = { country, region, postalCode, vatNumber, method, paymentMethod, currency }
  const priceWith = (rows: PricedRows, terms: DiscountCode | null, rejected?: 'yours') => {
    const code = discountCode ? { code: discountCode, terms, now, rejected } : null
    return priceCart(lines, rows, settings, choice, code)
  }
  const agreeWith = (rows: PricedRows): Agreement => {
    const hold = { now, paymentSeconds: env.PAYMENT_HOLD_SECONDS }
    const agreed = validateOrder(priceWith(rows, discount), input, settings, hold)
    if ('outcome' in agreed) throw new OrderRejected(agreed)
    return agreed
  }

  // Second round trip. `agreeWith` runs before it, so that rejections do not wait for locks
  const [claimed, stock, prices, holds] = await awaitPipelined([
    claimKey(tx, input, agreeWith(snapshot), { settings, discount, now }),
    lockStock(tx, lines, snapshot.variants),
    readPrices(tx, market.id, productIds), // price changes wait for the products' locks
    lockHolds(tx, snapshot.holds, now),
  ])
  if (!claimed) return null
  const orderId = claimed.id
  const held = countUnits(holds)
  const locked = { ...addHeldStock(stock, held), prices }
  const { quote, payment } = agreeWith(locked)
  const order = await updateSums(tx, claimed, quote, discount)

  const requests = lines.map((line) => ({ ...line, variantId: findVariant(locked.variants, line)?.id ?? null }))
  const allocations = allocateLocked(locked, requests, settings)
  if (!allocations) throw new Error('Stock is short although it was checked')
  const { hasWithdrawal } = settings
  const isPaidNow = isPaid(order.paymentStatus)
  const exempt = hasWithdrawal ? input.shownExempt : []
  const sale = { lines, order, locked, allocations, exempt, quote, snapshot, isPaid: isPaidNow, now }
  const rows = toNewRows(sale)
  const items = rows.items.map(toOrderItem)
  const years = findGuaranteeYears(market, order.shippingAddress.country)
  const law = { hasWithdrawal, guaranteeYears: years, guaranteeNotice }
  const mailed = { order, items, settings, look, prefix: openPrefix, law }
  const isInvoiced = isPaidNow && settings.invoices_automatic
  // Locks the discount code's row last. If the code no longer applies, the shopper sees the sums without it
  const countUse = async (known: DiscountCode) => {
    const use = await claimDiscount(tx, known, { orderId, email })
    if (use === 'taken') return
    const cart = priceWith(locked, await findDiscount(tx, discountCode), use === 'yours' ? use : undefined)
    throw new OrderRejected({ outcome: 'changed', ...cart })
  }

  // Third round trip, unless sums changed
  await awaitPipelined([
    releaseHeld(tx, stock.variants, held),
    buyHolds(tx, holds, orderId, now),
    takeStock(tx, locked, requests, allocations, { reason: 'sale', orderId, by: 'shopper' }),
    writeRows(tx, rows),
    reportLowStock(tx, sale, look),
    ...(isPaidNow && !isInvoiced && canMail ? [queueConfirmation(tx, mailed)] : []),
    ...orderPlaced.entries.map((handle) => handle(tx, { order, mailed, payment, isPaid: isPaidNow, canMail })),
    ...(quote.discountCode && discount ? [countUse(discount)] : []),
  ])
  if (isPaidNow) {
    const document = await emit(paymentSettled, tx, { orderId, settings, now })
    if (isInvoiced && canMail) await queueConfirmation(tx, mailed, document)
  }
  return { outcome: 'placed', order: toPlacedOrder(order, items), stored: order }
}
