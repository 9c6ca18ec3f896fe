import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { ADDRESS_FORMS, type Address } from '#app/base/address.ts'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { customers } from '#app/orders/customers.table.ts'
import type { OrderPickupPoint, VatCheck } from '#app/orders/order.ts'
import {
  countsAsSold,
  isCancelled,
  isPaid,
  ORDER_STATUSES,
  type OrderStatus,
  PAYMENT_STATUSES,
  type PaymentStatus,
} from '#app/orders/order-status.ts'
import {
  bytes,
  createdAt,
  foreignId,
  isOneOf,
  minorUnits,
  moment,
  primaryId,
  updatedAt,
} from '#app/platform/db/columns.ts'
import { discountCodes } from '#app/pricing/discount-codes.table.ts'
import { PAYMENT_METHODS, type PaymentMethod } from '#app/pricing/payment-method.ts'
import { RATE_KINDS } from '#app/pricing/shipping.ts'

type SearchedColumns = Readonly<
  Record<'customerPhone' | 'trackingNumber' | 'shippingAddress' | 'billingAddress', SQLWrapper>
>

/**
 * Returns the details that the admin searches in orders, normalized by `order_text`: names, phone, tracking number and
 * address.
 */
export function buildOrderDetails({
  customerPhone,
  trackingNumber,
  shippingAddress,
  billingAddress,
}: SearchedColumns): SQL<string> {
  return sql`order_details(${customerPhone}, ${trackingNumber}, ${shippingAddress}, ${billingAddress})`
}

/**
 * `subtotal`, `shipping_cost`, `tax` and `total` were charged, in `currency`. The store's amounts are in the currency
 * that the store had at that time: `rate_base` millionths of the store currency were worth `rate_quote` millionths of
 * the charged currency. The `shown_…` columns contain the currency that the shopper saw, with its rate from the charged
 * currency.
 */
export const orders = pgTable(
  'orders',
  {
    id: primaryId<'order'>(),
    orderNumber: text().notNull(),
    idempotencyKey: uuid().notNull(),
    requestHash: bytes().notNull(),
    /** The last part of the URL of the order's own page. It grants access, so it has 180 random bits. */
    link: text().notNull().default(sql`left(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 48)`),
    customerId: foreignId<'customer'>().references(() => customers.id, { onDelete: 'set null' }),
    customerEmail: text().notNull(),
    customerName: text().notNull(),
    customerPhone: text().notNull(),
    /** The form used to enter, correct and print the order's addresses. */
    addressForm: text({ enum: ADDRESS_FORMS }).notNull().default('international'),
    marketId: foreignId<'market'>(), // without a foreign key: orders outlive markets
    language: text().notNull().default('en'), // language of the checkout and later emails
    shippingAddress: jsonb().$type<Address>().notNull(),
    billingAddress: jsonb().$type<Address>().notNull(),
    vatNumber: text().notNull().default(''), // the buyer's, if the checkout requests one
    vatCheck: jsonb().$type<VatCheck>(), // null if it was not looked up in VIES
    isReverseCharge: boolean().notNull().default(false),
    currency: text().$type<CurrencyCode>().notNull(),
    discount: minorUnits().notNull().default(0), // already deducted from the subtotal
    discountId: foreignId<'discount'>().references(() => discountCodes.id, { onDelete: 'set null' }),
    discountCode: text().notNull().default(''), // a copy, since codes change
    subtotal: minorUnits().notNull().default(0),
    shippingCost: minorUnits().notNull().default(0),
    paymentFee: minorUnits().notNull().default(0), // the part of the shipping cost that is the payment fee
    standardShipping: minorUnits(), // the cheapest delivery offered, refunded on withdrawal; null if none or unknown
    tax: minorUnits().notNull().default(0), // the sum of its order_taxes
    taxIncluded: boolean().notNull().default(false), // true if prices, shipping and total contain the tax
    rounding: minorUnits().notNull().default(0), // for cash; negative if it is deducted; not taxed
    total: minorUnits().notNull().default(0),
    storeCurrency: text().$type<CurrencyCode>().notNull(),
    rateBase: bigint({ mode: 'number' }).notNull(),
    rateQuote: bigint({ mode: 'number' }).notNull(),
    discountAmount: minorUnits().notNull().default(0),
    subtotalAmount: minorUnits().notNull().default(0),
    shippingAmount: minorUnits().notNull().default(0),
    taxAmount: minorUnits().notNull().default(0),
    roundingAmount: minorUnits().notNull().default(0),
    totalAmount: minorUnits().notNull().default(0),
    refunded: minorUnits().notNull().default(0),
    refundedAmount: minorUnits().notNull().default(0),
    /** The part of `refunded` that was never collected: cash for units that were returned before delivery. */
    uncollected: minorUnits().notNull().default(0),
    uncollectedAmount: minorUnits().notNull().default(0),
    shownCurrency: text().$type<CurrencyCode>().notNull(),
    shownBase: bigint({ mode: 'number' }).notNull(),
    shownQuote: bigint({ mode: 'number' }).notNull(),
    paymentMethod: text().$type<PaymentMethod>().notNull(),
    paymentStatus: text().$type<PaymentStatus>().notNull(),
    paymentProvider: text().notNull(),
    paymentReference: text().notNull().default(''),
    isReminded: boolean().notNull().default(false), // true once an email reminded the shopper of the transfer
    heldUntil: moment(), // the time until which stock is held for an unpaid order; null for other orders
    /** The key of the shipping rate, and a copy of its values, since rates change. */
    shippingMethod: text().notNull(),
    shippingName: text().notNull(),
    shippingKind: text({ enum: RATE_KINDS }).notNull(),
    deliveryDaysMin: integer(), // business days
    deliveryDaysMax: integer(),
    pickupPoint: jsonb().$type<OrderPickupPoint>(),
    status: text().$type<OrderStatus>().notNull(),
    trackingNumber: text().notNull().default(''),
    carrier: text().notNull().default(''), // an id from carriers.ts, or the name of one of the store's custom carriers
    fulfilledAt: moment(),
    /** The text that the admin searches. db/baseline.sql raises its statistics target. */
    search: text()
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`lower(${orders.orderNumber} || ' ' || ${orders.customerName} || ' ' || ${orders.customerEmail})`,
      ),
    restockedAt: moment(), // set while a cancelled order is restocked, so that it is restocked once
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('orders_order_number_unique').on(t.orderNumber),
    unique('orders_idempotency_key_unique').on(t.idempotencyKey),
    unique('orders_link_unique').on(t.link),
    uniqueIndex('orders_payment_reference_unique')
      .on(t.paymentProvider, t.paymentReference)
      .where(sql`${t.paymentReference} <> ''`),
    index('orders_held').on(t.heldUntil).where(sql`${t.heldUntil} is not null`),
    index('orders_discount').on(t.discountId).where(sql`${t.discountId} is not null`),
    // Covers the list with its filters and counts, and the dashboard's sums, which are several times faster with this
    // index
    index('orders_newest').on(
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
      t.status,
      t.paymentStatus,
      t.storeCurrency,
      t.totalAmount,
      t.refundedAmount,
      t.search,
    ),
    index('orders_status_newest').on(
      t.status,
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
      t.paymentStatus,
      t.marketId,
    ),
    index('orders_market_newest').on(
      t.marketId,
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
      t.status,
      t.paymentStatus,
      t.search,
    ),
    index('orders_not_paid')
      .on(t.paymentStatus, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst(), t.status, t.marketId)
      .where(hasPaymentStatus(t.paymentStatus, (status) => !isPaid(status))),
    index('orders_total').on(
      t.totalAmount.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
      t.status,
      t.paymentStatus,
      t.createdAt,
      t.search,
      t.marketId,
    ),
    index('orders_customer').on(
      t.customerId,
      t.createdAt.desc().nullsFirst(),
      t.status,
      t.storeCurrency,
      t.totalAmount,
      t.refundedAmount,
    ),
    index('orders_language').on(t.language, t.marketId, t.status),
    index('orders_customer_email').on(sql`lower(${t.customerEmail})`),
    index('orders_search').using('gin', t.search.op('gin_trgm_ops')),
    index('orders_details').using('gin', sql`${buildOrderDetails(t)} gin_trgm_ops`),
    check('orders_order_number_form', sql`${t.orderNumber} ~ '^IN[0-9A-Z]{8,}$'`),
    check('orders_address_form_known', isOneOf(t.addressForm, ADDRESS_FORMS)),
    check('orders_status_known', isOneOf(t.status, ORDER_STATUSES)),
    check('orders_payment_status_known', isOneOf(t.paymentStatus, PAYMENT_STATUSES)),
    check('orders_payment_method_known', isOneOf(t.paymentMethod, PAYMENT_METHODS)),
    check('orders_shipping_kind_known', isOneOf(t.shippingKind, RATE_KINDS)),
    check('orders_pickup_point_of_pickup', sql`${t.pickupPoint} is null or ${t.shippingKind} = 'pickup'`),
    check(
      'orders_currencies_form',
      sql`${t.currency} ~ '^[A-Z]{3}$' and ${t.storeCurrency} ~ '^[A-Z]{3}$' and ${t.shownCurrency} ~ '^[A-Z]{3}$'`,
    ),
    check('orders_rates_positive', sql`least(${t.rateBase}, ${t.rateQuote}, ${t.shownBase}, ${t.shownQuote}) > 0`),
    check('orders_reverse_charge_untaxed', sql`not ${t.isReverseCharge} or (${t.tax} = 0 and ${t.taxAmount} = 0)`),
    check(
      'orders_amounts_not_negative',
      sql`least(${t.discount}, ${t.discountAmount}, ${t.subtotal}, ${t.shippingCost}, ${t.tax}, ${t.subtotalAmount}, ${t.shippingAmount}, ${t.taxAmount}) >= 0`,
    ),
    check(
      'orders_refunded_at_most_paid',
      sql`${t.refunded} between 0 and ${t.total} and ${t.refundedAmount} between 0 and ${t.totalAmount}`,
    ),
    check(
      'orders_uncollected_of_refunded',
      sql`${t.uncollected} between 0 and ${t.refunded} and ${t.uncollectedAmount} between 0 and ${t.refundedAmount}`,
    ),
    check(
      'orders_total_is_sum',
      sql`${t.total} = ${t.subtotal} + ${t.shippingCost} + ${t.rounding} + case when ${t.taxIncluded} then 0 else ${t.tax} end`,
    ),
    check(
      'orders_total_amount_is_sum',
      sql`${t.totalAmount} = ${t.subtotalAmount} + ${t.shippingAmount} + ${t.roundingAmount} + case when ${t.taxIncluded} then 0 else ${t.taxAmount} end`,
    ),
    check('orders_standard_shipping_not_negative', sql`${t.standardShipping} >= 0`),
    check('orders_payment_fee_of_shipping', sql`${t.paymentFee} between 0 and ${t.shippingCost}`),
    check('orders_restocked_only_when_cancelled', sql`${t.restockedAt} is null or ${hasStatus(t.status, isCancelled)}`),
  ],
)

/**
 * The counts and amounts of orders are the sums of these rows. Triggers on `orders` only add rows, so that orders never
 * wait for each other; a worker merges the rows (fold-order-counts.server.ts).
 */
export const orderCounts = pgTable('order_counts', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  status: text().$type<OrderStatus>().notNull(),
  paymentStatus: text().$type<PaymentStatus>().notNull(),
  storeCurrency: text().$type<CurrencyCode>().notNull(),
  customerId: foreignId<'customer'>(),
  orders: integer().notNull(),
  amount: minorUnits().notNull(),
  refunded: minorUnits().notNull(),
})

/** Returns a predicate of order-status.ts as a query condition, for example `hasStatus(orders.status, isCancelled)`. */
export function hasStatus(column: SQLWrapper, matches: (status: OrderStatus) => boolean): SQL {
  return isAmong(column, ORDER_STATUSES, matches)
}

export function hasPaymentStatus(column: SQLWrapper, matches: (status: PaymentStatus) => boolean): SQL {
  return isAmong(column, PAYMENT_STATUSES, matches)
}

/** Returns a condition for paid orders of the last days that count as sold. `o`: the alias of `orders`. */
export function isSoldWithinDays(o: SQL, days: number): SQL {
  return sql`(${o}.created_at > now() - make_interval(days => ${days})
    and ${hasStatus(sql`${o}.status`, countsAsSold)} and ${hasPaymentStatus(sql`${o}.payment_status`, isPaid)})`
}

/** The statuses are inlined as literals, so that partial indexes are used. */
function isAmong<Status extends string>(
  column: SQLWrapper,
  all: readonly Status[],
  matches: (status: Status) => boolean,
): SQL {
  const [matching, others] = [all.filter(matches), all.filter((status) => !matches(status))]
  if (matching.length === 1) return sql`${column} = ${matching[0]}`.inlineParams()
  if (others.length === 1) return sql`${column} <> ${others[0]}`.inlineParams()
  return sql`${column} in ${matching}`.inlineParams()
}
