import { createHash } from 'node:crypto'
import type { Address } from '#app/base/address.ts'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { money } from '#app/base/money.ts'
import { matchesChoice } from '#app/catalog/availability.ts'
import { DEFAULT_COLOR, ONE_SIZE } from '#app/catalog/catalog.ts'
import type { stockMovements } from '#app/inventory/stock-movements.table.ts'
import type { Id } from '#app/lib/id.ts'
import { findChosenOption } from '#app/orders/checkout/quote/fresh-cart.ts'
import { computeQuote } from '#app/orders/checkout/quote/quote.ts'
import type { customers as customersTable } from '#app/orders/customers.table.ts'
import { formatOrderNumber, formatVariantName } from '#app/orders/order.ts'
import type { orderEvents } from '#app/orders/order-events.table.ts'
import type { orderItems } from '#app/orders/order-items.table.ts'
import type { orders as ordersTable } from '#app/orders/orders.table.ts'
import type { refunds as refundsTable } from '#app/orders/refunds.table.ts'
import { getOrderCurrencies } from '#app/orders/sums/order-currencies.ts'
import { toTaxRows } from '#app/orders/sums/order-taxes.ts'
import type { customerTags, orderTags } from '#app/orders/tags/tags.table.ts'
import { convertPrice } from '#app/pricing/market-price.ts'
import { PRESET_SHIPPING } from '#app/pricing/market-shipping.server.ts'
import { PRESET_TAXES } from '#app/pricing/tax-names.ts'
import type { Market } from '#app/store/market.ts'
import { initialSettings } from '#app/store/settings.ts'
import { subtractDays, toStorePrice, toVariants } from '#db/demo/catalog-rows.ts'
import type { Country } from '#db/demo/countries.ts'
import { customers, type DemoCustomer, subscribers } from '#db/demo/customers.ts'
import { createDemoId } from '#db/demo/demo-ids.ts'
import { discounts } from '#db/demo/discounts.ts'
import type { DemoImage } from '#db/demo/images.ts'
import { type DemoLine, type DemoOrder, orders, toOrderKey } from '#db/demo/orders.ts'
import { products } from '#db/demo/products.ts'

/** When a parcel is shipped and delivered, in days after the order. */
const SHIPPING_DAYS = {
  standard: { shipped: 1.31, delivered: 5.62 },
  express: { shipped: 0.58, delivered: 2.87 },
} as const
/** When an order is cancelled, in days after the order: within the hour in which shoppers can cancel. */
const CANCELLED_AFTER = 0.03

const CURRENCIES: Readonly<Record<Country, CurrencyCode>> = { US: 'USD', CA: 'CAD', GB: 'GBP', EU: 'EUR' }

export function buildCustomerRows(now: Date) {
  return customers.map((customer): typeof customersTable.$inferInsert & { id: Id<'customer'> } => {
    const orderAges = orders.filter((order) => order.customer === customer.key).map(({ days }) => days)
    const since = subtractDays(now, customer.addedDaysAgo ?? Math.max(...orderAges))
    return {
      id: createDemoId('customer', customer.key),
      firstName: customer.firstName,
      lastName: customer.lastName,
      email: customer.email,
      phone: customer.phone,
      notes: customer.notes ?? '',
      createdAt: since,
      updatedAt: since,
    }
  })
}

export function buildCustomerTagRows(now: Date) {
  return customers.flatMap(({ key, tags = [] }): (typeof customerTags.$inferInsert)[] =>
    tags.map((tag) => ({ customerId: createDemoId('customer', key), tag, createdAt: now })),
  )
}

export function buildOrderTagRows(now: Date) {
  return orders.flatMap((order): (typeof orderTags.$inferInsert)[] =>
    (order.tags ?? []).map((tag) => ({ orderId: createDemoId('order', toOrderKey(order)), tag, createdAt: now })),
  )
}

export function buildSubscriberRows(now: Date) {
  return subscribers.map(({ email, addedDaysAgo }) => ({
    id: createDemoId('subscriber', email),
    email,
    createdAt: subtractDays(now, addedDaysAgo),
  }))
}

export function buildDiscountRows(now: Date) {
  return discounts.map(({ addedDaysAgo, ...terms }) => ({
    id: createDemoId('discount', terms.code),
    ...terms,
    createdAt: subtractDays(now, addedDaysAgo),
    updatedAt: subtractDays(now, addedDaysAgo),
  }))
}

type Context = {
  readonly now: Date
  readonly market: Market
  readonly images: ReadonlyMap<string, DemoImage>
  /** Customer ids by email. A demo customer’s email may belong to an existing customer. */
  readonly customerIds: ReadonlyMap<string, Id<'customer'>>
}

/**
 * Returns the rows of all orders with their lines, taxes, events and refunds. Checkout’s functions compute the totals.
 */
export function buildOrderRows(context: Context) {
  const builtOrders = orders.map((order) => buildOrder(order, context))
  return {
    orders: builtOrders.map(({ order }) => order),
    items: builtOrders.flatMap(({ items }) => items),
    taxes: builtOrders.flatMap(({ taxes }) => taxes),
    events: builtOrders.flatMap(({ events }) => events),
    refunds: builtOrders.flatMap(({ refund }) => refund ?? []),
  }
}

function buildOrder(demo: DemoOrder, { now, market, images, customerIds }: Context) {
  const customer = getCustomer(demo)
  const lines = demo.lines.map((line) => buildLine(line, market, images))
  const country = customer.country
  const currency = CURRENCIES[country]
  const method = demo.shipping ?? 'standard'
  const rules = { ...initialSettings, market, shipping: PRESET_SHIPPING, taxes: PRESET_TAXES }
  const quote = computeQuote(lines, rules, { country, method, currency })
  const { charged, store } = quote
  const option = findChosenOption(quote)
  if (!option) throw new Error(`There is no shipping rate ${method}`)

  const key = toOrderKey(demo)
  const id = createDemoId('order', key)
  const times = computeTimes(demo, now)
  const address = toAddress(customer)
  const order: typeof ordersTable.$inferInsert = {
    id,
    orderNumber: formatOrderNumber(times.placed, buildNumberSuffix(key)),
    idempotencyKey: createDemoId('order-key', key),
    requestHash: createHash('sha256').update(key).digest(),
    customerId: customerIds.get(customer.email.toLowerCase()) ?? null,
    customerEmail: customer.email,
    customerName: `${customer.firstName} ${customer.lastName}`,
    customerPhone: customer.phone,
    shippingAddress: address,
    billingAddress: address,
    subtotal: charged.subtotal.minor,
    shippingCost: charged.shipping.minor,
    tax: charged.tax.minor,
    total: charged.total.minor,
    ...getOrderCurrencies(market, currency),
    subtotalAmount: store.subtotal.minor,
    shippingAmount: store.shipping.minor,
    taxAmount: store.tax.minor,
    totalAmount: store.total.minor,
    paymentProvider: 'demo',
    paymentMethod: demo.payment ?? 'credit_card',
    paymentStatus: demo.status === 'pending' ? 'pending' : demo.status === 'cancelled' ? 'refunded' : 'paid',
    ...(demo.status === 'cancelled' && { refunded: charged.total.minor, refundedAmount: store.total.minor }),
    shippingMethod: method,
    shippingName: option.name,
    shippingKind: option.kind,
    deliveryDaysMin: option.days?.min,
    deliveryDaysMax: option.days?.max,
    status: demo.status,
    trackingNumber: times.shipped ? createTrackingNumber(key) : '',
    fulfilledAt: times.shipped,
    restockedAt: times.cancelled,
    createdAt: times.placed,
    updatedAt: times.delivered ?? times.cancelled ?? times.shipped ?? times.placed,
  }
  const items = lines.map((line, position): typeof orderItems.$inferInsert => {
    const cost = quote.lines[position]
    if (!cost) throw new Error('A line was not priced')
    return {
      id: createDemoId('order-item', `${key}/${position}`),
      orderId: id,
      position,
      productId: line.productId,
      variantId: line.variant.id,
      productName: line.name,
      variantName: formatVariantName(line.size, line.color),
      imageUrl: line.imageUrl,
      sku: line.variant.sku,
      size: line.size,
      color: line.color,
      quantity: line.quantity,
      currency: cost.price.currency,
      price: cost.price.minor,
      totalPrice: cost.total.minor,
      discount: cost.discount.minor,
      tax: cost.tax.minor,
      taxRate: cost.taxRate,
      storeCurrency: market.storeCurrency,
      storePrice: cost.storePrice.minor,
      storeTotalPrice: cost.storeTotal.minor,
      stockTaken: line.quantity,
    }
  })
  const refund = times.cancelled && toRefund({ ...order, id }, times.cancelled, key)
  return { order, items, taxes: toTaxRows(id, quote), refund, events: listEvents(demo, times, charged.total.minor) }
}

/** Returns a full refund of a cancelled order. */
function toRefund(
  { id: orderId, total = 0, totalAmount = 0 }: typeof ordersTable.$inferInsert & { readonly id: Id<'order'> },
  at: Date,
  key: string,
): typeof refundsTable.$inferInsert {
  return {
    id: createDemoId('refund', key),
    orderId,
    idempotencyKey: createDemoId('refund-key', key),
    amount: total,
    storeAmount: totalAmount,
    paymentProvider: 'demo',
    status: 'done',
    createdAt: at,
    updatedAt: at,
  }
}

/** Returns a line with the product details that an order copies. */
function buildLine(
  { product: slug, size: requestedSize, color: requestedColor, quantity = 1 }: DemoLine,
  market: Market,
  images: Context['images'],
) {
  const product = products.find((candidate) => candidate.slug === slug)
  if (!product) throw new Error(`There is no product ${slug}`)
  const size = requestedSize ?? ONE_SIZE
  const color = requestedColor ?? DEFAULT_COLOR.name
  const variant = toVariants(product).find((row) => matchesChoice(row, { size, color }))
  if (!variant) throw new Error(`${slug} does not come in ${size} and ${color}`)
  const image = product.images.find((candidate) => candidate.color === requestedColor) ?? product.images[0]
  return {
    productId: createDemoId('product', slug),
    name: product.name,
    size,
    color,
    quantity,
    variant,
    ...convertPrice(money(toStorePrice(product.salePrice ?? product.price, market), market.storeCurrency), market),
    imageUrl: (image && images.get(image.file)?.url) ?? null,
  }
}

type Times = ReturnType<typeof computeTimes>

function computeTimes({ days, status, shipping = 'standard' }: DemoOrder, now: Date) {
  const addDays = (later: number) => subtractDays(now, days - later)
  const pace = SHIPPING_DAYS[shipping === 'express' ? 'express' : 'standard']
  const isShipped = status === 'shipped' || status === 'delivered'
  return {
    placed: subtractDays(now, days),
    shipped: isShipped ? addDays(pace.shipped) : null,
    delivered: status === 'delivered' ? addDays(pace.delivered) : null,
    cancelled: status === 'cancelled' ? addDays(CANCELLED_AFTER) : null,
  }
}

/** Returns the events that checkout and the admin would write. */
function listEvents(demo: DemoOrder, { placed, shipped, delivered, cancelled }: Times, amount: number) {
  const key = toOrderKey(demo)
  type Event = Pick<typeof orderEvents.$inferInsert, 'kind' | 'detail'> & { readonly createdAt: Date }
  const events: Event[] = [{ kind: 'placed', createdAt: placed }]
  if (demo.status !== 'pending') events.push({ kind: 'paid', createdAt: placed })
  if (shipped) {
    events.push(
      { kind: 'tracking', detail: { from: '', to: createTrackingNumber(key) }, createdAt: shipped },
      { kind: 'status', detail: { from: 'processing', to: 'shipped' }, createdAt: shipped },
      { kind: 'fulfilled', createdAt: shipped },
    )
  }
  if (delivered) {
    events.push({ kind: 'status', detail: { from: 'shipped', to: 'delivered' }, createdAt: delivered })
  }
  if (cancelled) {
    events.push(
      { kind: 'status', detail: { from: 'processing', to: 'cancelled' }, createdAt: cancelled },
      { kind: 'refund', detail: { amount }, createdAt: cancelled },
    )
  }
  return events.map((event, index): typeof orderEvents.$inferInsert => ({
    id: createDemoId('order-event', `${key}/${index}`),
    orderId: createDemoId('order', key),
    ...event,
    createdAt: new Date(event.createdAt.getTime() + index), // a millisecond apart, because these ids do not sort by time
  }))
}

/**
 * The stock ledger of every variant: initial stock, sales, and units restocked from cancelled orders. The initial stock
 * is the current stock plus all sales that were not cancelled.
 */
export function buildMovementRows(now: Date) {
  const sales = orders.flatMap((order) =>
    order.lines.map((line) => {
      const product = products.find(({ slug }) => slug === line.product)
      const choice = { size: line.size ?? ONE_SIZE, color: line.color ?? DEFAULT_COLOR.name }
      const variant = product && toVariants(product).find((row) => matchesChoice(row, choice))
      return { order, variantId: variant?.id, quantity: line.quantity ?? 1 }
    }),
  )
  return products.flatMap((product) =>
    toVariants(product).flatMap((variant) => {
      const variantSales = sales.filter(({ variantId }) => variantId === variant.id)
      const completedSales = variantSales.filter(({ order }) => order.status !== 'cancelled')
      const initialStock = variant.stock + completedSales.reduce((total, { quantity }) => total + quantity, 0)
      const moves = [
        {
          delta: initialStock,
          reason: 'initial' as const,
          key: '',
          createdAt: subtractDays(now, product.addedDaysAgo),
        },
        ...variantSales.flatMap(({ order, quantity }) => {
          const { placed, cancelled } = computeTimes(order, now)
          const key = toOrderKey(order)
          return [
            { delta: -quantity, reason: 'sale' as const, key, createdAt: placed },
            ...(cancelled ? [{ delta: quantity, reason: 'cancel' as const, key, createdAt: cancelled }] : []),
          ]
        }),
      ]
      const sortedMoves = moves
        .filter(({ delta }) => delta !== 0)
        .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
      return sortedMoves.map(({ delta, reason, key, createdAt }, index): typeof stockMovements.$inferInsert => ({
        id: createDemoId('stock-movement', `${variant.id}/${reason}/${key}`),
        variantId: variant.id,
        productId: createDemoId('product', product.slug),
        sku: variant.sku,
        size: variant.size,
        color: variant.color,
        delta,
        stockAfter: sortedMoves.slice(0, index + 1).reduce((sum, move) => sum + move.delta, 0),
        reason,
        orderId: key ? createDemoId('order', key) : null,
        byShopper: reason === 'sale',
        createdAt,
      }))
    }),
  )
}

function getCustomer({ customer }: DemoOrder): DemoCustomer {
  const found = customers.find(({ key }) => key === customer)
  if (!found) throw new Error(`There is no customer ${customer}`)
  return found
}

function toAddress({ firstName, lastName, phone, ...place }: DemoCustomer): Address {
  return {
    first_name: firstName,
    last_name: lastName,
    address_line1: place.line1,
    address_line2: place.line2 ?? '',
    city: place.city,
    state: place.state,
    postal_code: place.postalCode,
    country: place.country,
    phone,
  }
}

function hashKey(key: string): bigint {
  return BigInt(`0x${createHash('sha256').update(key).digest('hex').slice(0, 15)}`)
}

function buildNumberSuffix(key: string): string {
  return (hashKey(key) % 1_679_616n).toString(36).padStart(4, '0')
}

function createTrackingNumber(key: string): string {
  return `LM${String(hashKey(key) % 10_000_000_000n).padStart(10, '0')}`
}
