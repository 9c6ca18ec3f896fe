import { formatVariantName } from '#app/orders/order.ts'
import type { Batch } from '#db/fill/batch.ts'
import { buildCustomer } from '#db/fill/customers.ts'
import { DAY_MS, type FillPlan, getKindSeed, getRecentStartTime, getStartTime, pickItem } from '#db/fill/plan.ts'
import {
  buildProduct,
  buildVariant,
  countVariants,
  type FilledImages,
  findImage,
  toTimestamp,
} from '#db/fill/products.ts'
import { createId, pick, toHex } from '#db/fill/random.ts'
import { scale } from '#db/fill/scaled.ts'

const HOUR_MS = 3_600_000
const MILLION = 1_000_000
const PAYMENT_METHODS = ['credit_card', 'credit_card', 'credit_card', 'paypal', 'apple_pay', 'google_pay'] as const
const LINE_COUNTS = [1, 1, 1, 2, 2, 3] as const

export type FilledOrder = {
  readonly n: number
  /** The time of the order, in milliseconds. */
  readonly at: number
  /** When staff shipped or cancelled the order. */
  readonly handledAt: number
  readonly status: 'pending' | 'processing' | 'shipped' | 'delivered' | 'cancelled'
  readonly customer: number
  readonly isRecent: boolean
  readonly lines: readonly FilledLine[]
}

/** A line with variant `k` of product `n`. */
type FilledLine = { readonly n: number; readonly k: number; readonly quantity: number }

/** Builds order `n`, counted from 1. Orders become more frequent over time, and the oldest products sell best. */
export function buildOrder(plan: FillPlan, n: number): FilledOrder {
  const share = ((n - 0.5) / plan.orders) ** 0.625
  const at = Math.floor(getStartTime(plan) + plan.days * DAY_MS * share)
  const customer = Math.max(1, Math.ceil((pick(n, 44, 100_000) / 1e5) ** 1.4 * share * plan.customers))
  const lines = Array.from({ length: pickItem(LINE_COUNTS, n, 47) }, (_, position) => {
    const key = n * 8 + position
    const product = Math.max(1, Math.ceil((pick(key, 48, 100_000) / 1e5) ** 2 * share * plan.products))
    return { n: product, k: pick(key, 49, countVariants(product)), quantity: pick(key, 46, 10) === 0 ? 2 : 1 }
  })
  return {
    n,
    at,
    handledAt: Math.min(at + HOUR_MS * (4 + pick(n, 43, 60)), plan.until),
    status: pickStatus(plan, n, at),
    customer,
    isRecent: at >= getRecentStartTime(plan),
    lines,
  }
}

function pickStatus({ until }: FillPlan, n: number, at: number): FilledOrder['status'] {
  const random = pick(n, 41, 100)
  if (pick(n, 40, 100) < 6) return 'cancelled'
  if (at > until - 1.5 * DAY_MS) return random < 25 ? 'pending' : 'processing'
  if (at > until - 5 * DAY_MS) return random < 40 ? 'processing' : 'shipped'
  if (at > until - 12 * DAY_MS) return random < 60 ? 'shipped' : 'delivered'
  return 'delivered'
}

/** Adds the order with its lines, taxes, refund and, if it is recent, events, payments and audit log. */
export function addOrder(plan: FillPlan, order: FilledOrder, batch: Batch, images: FilledImages): void {
  const { n, at, handledAt, status, isRecent } = order
  const customer = buildCustomer(plan, order.customer)
  const id = toOrderId(plan, order)
  const lines = order.lines.map((line, position) => {
    const product = buildProduct(plan, line.n)
    const storePrice = Math.min(product.price, product.salePrice ?? product.price)
    const variant = buildVariant(plan, product, line.k)
    return { ...line, position, product, variant, storePrice, price: scale(storePrice, MILLION, plan.rate) }
  })
  const [subtotal, storeSubtotal] = [sumLines(lines, 'price'), sumLines(lines, 'storePrice')]
  const isExpress = pick(n, 42, 5) === 0
  const shipping = isExpress ? 2_500 : subtotal >= 15_000 ? 0 : 1_000
  const storeShipping = scale(shipping, plan.rate, MILLION)
  const [tax, storeTax] = [applyRate(subtotal, customer.tax), applyRate(storeSubtotal, customer.tax)]
  const [total, storeTotal] = [subtotal + shipping + tax, storeSubtotal + storeShipping + storeTax]
  const [isCancelled, isShipped] = [status === 'cancelled', status === 'shipped' || status === 'delivered']
  const payment = pickItem(PAYMENT_METHODS, n, 50)
  const provider = status === 'pending' ? 'demo' : payment === 'paypal' ? 'paypal' : 'stripe'
  const tracking = isShipped ? `LM${String(n).padStart(10, '0')}` : ''
  const [atTime, handledTime] = [toTimestamp(at), toTimestamp(handledAt)]
  const { email, address } = customer
  batch.add('orders', {
    id,
    order_number: `IN${at.toString(16).toUpperCase()}${toHex(n, getKindSeed(plan, 'number')).slice(0, 4).toUpperCase()}`,
    idempotency_key: toHex(n, getKindSeed(plan, 'key')),
    request_hash: `\\x${toHex(n, getKindSeed(plan, 'hash'))}`,
    customer_id: customer.id,
    customer_email: email,
    customer_name: `${address.first_name} ${address.last_name}`,
    customer_phone: address.phone,
    shipping_address: JSON.stringify(address),
    billing_address: JSON.stringify(address),
    subtotal,
    shipping_cost: shipping,
    tax,
    total,
    currency: 'USD',
    store_currency: plan.currency,
    rate_base: plan.rate,
    rate_quote: 1_000_000,
    shown_currency: 'USD',
    shown_base: 1_000_000,
    shown_quote: 1_000_000,
    subtotal_amount: storeSubtotal,
    shipping_amount: storeShipping,
    tax_amount: storeTax,
    total_amount: storeTotal,
    payment_method: payment,
    payment_provider: provider,
    payment_reference: status === 'pending' ? '' : toReference(plan, n, 'paid'),
    payment_status: status === 'pending' ? 'pending' : isCancelled ? 'refunded' : 'paid',
    refunded: isCancelled ? total : 0,
    refunded_amount: isCancelled ? storeTotal : 0,
    shipping_method: isExpress ? 'express' : 'standard',
    shipping_name: isExpress ? 'Express' : 'Standard',
    shipping_kind: 'delivery',
    delivery_days_min: isExpress ? 2 : 5,
    delivery_days_max: isExpress ? 3 : 7,
    status,
    tracking_number: tracking,
    fulfilled_at: isShipped ? handledTime : null,
    restocked_at: isCancelled ? handledTime : null,
    created_at: atTime,
    updated_at: isCancelled || isShipped ? handledTime : atTime,
  })
  const taxes = distributeTax(tax, lines, subtotal)
  for (const { position, product, variant, quantity, price, storePrice } of lines) {
    const size = variant.size ?? product.sizes[pick(n, 45, product.sizes.length)] ?? 'One Size'
    const color = variant.color ?? product.colors[0]?.name ?? ''
    batch.add('order_items', {
      id: createId(n * 8 + position, getKindSeed(plan, 'item'), at),
      order_id: id,
      position,
      product_id: isRecent ? product.id : null, // products of older orders are no longer sold
      variant_id: isRecent ? variant.id : null,
      product_name: product.name,
      variant_name: formatVariantName(size, color),
      image_url: findImage(images, product, 0)?.url ?? null,
      sku: variant.sku,
      size,
      color,
      quantity,
      currency: 'USD',
      price,
      total_price: price * quantity,
      tax: taxes[position] ?? 0,
      tax_rate: customer.tax,
      store_currency: plan.currency,
      store_price: storePrice,
      store_total_price: storePrice * quantity,
      stock_taken: quantity,
    })
  }
  batch.add('order_taxes', {
    order_id: id,
    position: 0,
    name: customer.taxName,
    rate: customer.tax,
    net: subtotal,
    tax,
    store_net: storeSubtotal,
    store_tax: storeTax,
  })
  if (isCancelled) {
    batch.add('refunds', {
      id: createId(n, getKindSeed(plan, 'refund'), handledAt),
      order_id: id,
      idempotency_key: toHex(n, getKindSeed(plan, 'refund key')),
      amount: total,
      store_amount: storeTotal,
      currency: 'USD',
      payment_provider: provider,
      payment_reference: `made_${toHex(n, getKindSeed(plan, 'refund'))}`,
      status: 'done',
      staff_id: plan.staff,
      created_at: handledTime,
      updated_at: handledTime,
    })
  }
  if (!isRecent) return
  addEvents(plan, order, batch, { total, tracking })
  if (status !== 'pending') addPayments(plan, order, batch, { total, payment, provider })
  if (n % 5 === 0 && (isCancelled || isShipped)) {
    batch.add('audit_log', {
      id: createId(n, getKindSeed(plan, 'audit'), handledAt),
      staff_id: plan.staff,
      action: 'order.update',
      entity: 'order',
      entity_id: id,
      changes: JSON.stringify({ status: { from: 'processing', to: status } }),
      created_at: handledTime,
    })
  }
}

export function toOrderId(plan: FillPlan, { n, at }: FilledOrder): string {
  return createId(n, getKindSeed(plan, 'order'), at)
}

function sumLines(
  lines: readonly { price: number; storePrice: number; quantity: number }[],
  column: 'price' | 'storePrice',
) {
  return lines.reduce((sum, line) => sum + line[column] * line.quantity, 0)
}

/** `rate` is in millionths. */
function applyRate(amount: number, rate: number): number {
  return scale(amount, rate, MILLION)
}

/**
 * Distributes an order's tax over its lines in proportion to their amounts; the lines with the largest remainders get
 * what rounding leaves over.
 */
function distributeTax(tax: number, lines: readonly { price: number; quantity: number }[], subtotal: number): number[] {
  const exact = lines.map(({ price, quantity }) => (tax * price * quantity) / subtotal)
  const shares = exact.map(Math.floor)
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .sort((a, b) => b.remainder - a.remainder)
  const remainingUnits = tax - shares.reduce((sum, share) => sum + share, 0)
  for (const { index } of byRemainder.slice(0, remainingUnits)) shares[index] = (shares[index] ?? 0) + 1
  return shares
}

function addEvents(
  plan: FillPlan,
  { n, at, handledAt, status, ...order }: FilledOrder,
  batch: Batch,
  { total, tracking }: { readonly total: number; readonly tracking: string },
): void {
  let count = 0
  const add = (kind: string, detail: object, moment: number, by: string | null) => {
    batch.add('order_events', {
      id: createId(n * 8 + count++, getKindSeed(plan, 'event'), moment),
      order_id: toOrderId(plan, { n, at, handledAt, status, ...order }),
      kind,
      detail: JSON.stringify(detail),
      staff_id: by,
      created_at: toTimestamp(Math.min(moment, plan.until)),
    })
  }
  add('placed', {}, at, null)
  if (status !== 'pending') add('paid', {}, at + 1, null)
  if (status === 'cancelled') {
    add('status', { from: 'processing', to: 'cancelled' }, handledAt, plan.staff)
    add('refund', { amount: total }, handledAt + 1, plan.staff)
  }
  if (status === 'shipped' || status === 'delivered') {
    add('status', { from: 'processing', to: 'shipped' }, handledAt, plan.staff)
    add('tracking', { to: tracking }, handledAt, plan.staff)
    add('fulfilled', {}, handledAt, plan.staff)
  }
  if (status === 'delivered') add('status', { from: 'shipped', to: 'delivered' }, handledAt + 4 * DAY_MS, plan.staff)
}

/** One order in eight was paid on the second attempt. */
function addPayments(
  plan: FillPlan,
  order: FilledOrder,
  batch: Batch,
  { total, payment, provider }: { readonly total: number; readonly payment: string; readonly provider: string },
): void {
  const { n, at } = order
  for (const state of pick(n, 51, 8) === 0 ? ['gone', 'paid'] : ['paid']) {
    const startedAt = state === 'paid' ? at + 120_000 : at
    batch.add('payments', {
      id: createId(n, getKindSeed(plan, `payment ${state}`), startedAt),
      order_id: toOrderId(plan, order),
      provider,
      method: payment,
      amount: total,
      currency: 'USD',
      reference: toReference(plan, n, state),
      state,
      fee: state === 'paid' ? Math.floor((total * 29) / 1_000) + 30 : null,
      fee_currency: state === 'paid' ? 'USD' : null,
      created_at: toTimestamp(startedAt),
      updated_at: toTimestamp(startedAt),
    })
  }
}

/** Returns the provider's reference for the payment of order `n` that ended in this state. */
function toReference(plan: FillPlan, n: number, state: string): string {
  return `made_${toHex(n, getKindSeed(plan, `payment ${state}`))}`
}
