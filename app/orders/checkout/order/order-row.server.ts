import { randomBytes, randomInt } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { type Id, newId } from '#app/lib/id.ts'
import type { Agreement } from '#app/orders/checkout/order/agree-order.ts'
import type { CheckedOrder } from '#app/orders/checkout/order/repeated-order.server.ts'
import type { Quote } from '#app/orders/checkout/quote/quote.ts'
import { upsertCustomer } from '#app/orders/customers/customers.server.ts'
import { formatOrderNumber } from '#app/orders/order.ts'
import { type Order, orderFields, toOrder } from '#app/orders/orders.server.ts'
import { orders } from '#app/orders/orders.table.ts'
import type { SalesTerms } from '#app/orders/sales-terms.server.ts'
import { getOrderCurrencies } from '#app/orders/sums/order-currencies.ts'
import type { DiscountCode } from '#app/orders/sums/order-discount.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { createJsonInsert } from '#app/platform/db/json-insert.ts'

type Claim = { readonly settings: SalesTerms; readonly discount: DiscountCode | null; readonly now: Date }

/**
 * Inserts the order and the customer. Waits for a concurrent request with the same key. Returns null if the key already
 * has an order.
 */
export async function claimKey(
  tx: Database,
  input: CheckedOrder,
  { quote, payment, initialState }: Agreement,
  { settings, discount, now }: Claim,
): Promise<Order | null> {
  const { address, email } = input
  const { first_name: firstName, last_name: lastName, phone } = address
  const order = {
    id: newId<'order'>(),
    orderNumber: formatOrderNumber(now, createRandomCharacters(4)),
    idempotencyKey: input.key,
    requestHash: input.requestHash,
    link: randomBytes(24).toString('hex'),
    customerEmail: email,
    customerName: `${firstName} ${lastName}`,
    customerPhone: phone,
    shippingAddress: address,
    billingAddress: address,
    ...getShipping(quote, input.pickupPoint),
    ...toAmounts(quote, discount),
    ...getOrderCurrencies(settings.market, input.currency),
    language: settings.locale.language,
    marketId: settings.locale.market.id,
    addressForm: settings.locale.market.addressForm,
    taxIncluded: quote.charged.taxIncluded,
    isReverseCharge: quote.charged.isReverseCharge,
    vatNumber: quote.takesVatNumber ? input.vatNumber : '',
    vatCheck: quote.takesVatNumber ? (input.vatCheck ?? null) : null,
    paymentMethod: input.paymentMethod,
    paymentProvider: payment.entry.name,
    paymentReference: '',
    isReminded: false,
    ...initialState,
    trackingNumber: '',
    carrier: '',
    fulfilledAt: null,
    restockedAt: null,
    refunded: 0,
    refundedAmount: 0,
    uncollected: 0,
    uncollectedAmount: 0,
    createdAt: now,
    updatedAt: now,
  }
  const insert = tx.execute<{ customerId: Id<'customer'> }>(
    sql`with customer as (${upsertCustomer({ email, firstName, lastName, phone })})
      ${insertOrder([order])} on conflict (idempotency_key) do nothing returning customer_id as "customerId"`,
  )
  const { rows } = await insert.execute()
  const [claimed] = rows
  if (!claimed) return null
  const { idempotencyKey, requestHash, discountId, restockedAt, ...row } = order
  return toOrder({ ...row, ...claimed, taxes: [] })
}

const insertOrder = createJsonInsert(orders, { computed: [['customerId', sql`(select id from customer)`]] })

/** Copies the shipping option into the order, because rates and pickup points can change later. */
function getShipping({ options, method, pickupPoints }: Quote, pickupPoint: string) {
  const option = options.find((offered) => offered.method === method)
  if (!option) throw new Error('An order needs a shipping method')
  const { name, kind, days } = option
  const point = kind === 'pickup' ? pickupPoints.find(({ id }) => id === pickupPoint) : undefined
  return {
    shippingMethod: option.method,
    shippingName: name,
    shippingKind: kind,
    deliveryDaysMin: days?.min ?? null,
    deliveryDaysMax: days?.max ?? null,
    pickupPoint: point ? { name: point.name, address: point.address, hours: point.hours } : null,
  }
}

/** Updates sums, because a price may have changed without changing the charged total. Does not store the taxes. */
export async function updateSums(
  tx: Database,
  order: Order,
  quote: Quote,
  discount: DiscountCode | null,
): Promise<Order> {
  const { charged, store } = quote
  const isSame = (['charged', 'store'] as const).every((side) =>
    SUMS.every((name) => order[side][name].minor === quote[side][name].minor),
  )
  if (isSame && order.discountCode === quote.discountCode) return { ...order, charged, store }
  const [updated] = await tx
    .update(orders)
    .set(toAmounts(quote, discount))
    .where(eq(orders.id, order.id))
    .returning(orderFields)
  if (!updated) throw new Error('The order just written was not found')
  return { ...toOrder(updated), charged, store }
}

const SUMS = ['discount', 'subtotal', 'shipping', 'paymentFee', 'tax', 'rounding', 'total'] as const

function toAmounts(quote: Quote, discount: DiscountCode | null) {
  const { charged, store, discountCode } = quote
  return {
    discountId: discountCode ? (discount?.id ?? null) : null,
    discountCode,
    discount: charged.discount.minor,
    discountAmount: store.discount.minor,
    subtotal: charged.subtotal.minor,
    shippingCost: charged.shipping.minor,
    paymentFee: charged.paymentFee.minor,
    standardShipping: quote.standardShipping?.minor ?? null,
    tax: charged.tax.minor,
    rounding: charged.rounding.minor,
    total: charged.total.minor,
    subtotalAmount: store.subtotal.minor,
    shippingAmount: store.shipping.minor,
    taxAmount: store.tax.minor,
    roundingAmount: store.rounding.minor,
    totalAmount: store.total.minor,
  }
}

function createRandomCharacters(count: number): string {
  return Array.from({ length: count }, () => randomInt(36).toString(36)).join('')
}
