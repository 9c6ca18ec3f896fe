import { and, desc, type SQL, sql } from 'drizzle-orm'
import { toDecimal } from '#app/features/money/money.ts'
import { matching } from '#app/features/orders/admin/order-list.server.ts'
import type { OrderFilter } from '#app/features/orders/admin/order-list.ts'
import { orderItems } from '#app/features/orders/order-items.table.ts'
import { ORDER_STATUS, PAYMENT_STATUS } from '#app/features/orders/order-status.ts'
import { orderText } from '#app/features/orders/order-text.ts'
import { orders } from '#app/features/orders/orders.table.ts'
import type { CsvRow } from '#app/lib/csv.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'

const BATCH = 1_000

/** Amounts are plain decimals: first as booked, in the order's own store currency, then as charged. */
export const ORDER_FILE_HEADING: CsvRow = [
  'Order',
  'Date (UTC)',
  'Status',
  'Payment',
  'Customer',
  'Email',
  'Phone',
  'Country',
  'Items',
  'Currency',
  'Discount code',
  'Discount',
  'Subtotal',
  'Shipping',
  'Tax',
  'Total',
  'Refunded',
  'Discount USD',
  'Subtotal USD',
  'Shipping USD',
  'Tax USD',
  'Total USD',
  'Refunded USD',
  'Shipping method',
  'Tracking number',
]

/** The orders that match, newest first, a batch at a time: a file of all orders is never held whole. */
export async function* ordersForFile(db: Database, filter: OrderFilter, batch = BATCH): AsyncGenerator<CsvRow[]> {
  let after: SQL | undefined
  for (;;) {
    const rows = await listBatch(db, and(matching(filter), after), batch)
    if (rows.length > 0) yield rows.map(rowOf)
    const last = rows.at(-1)
    if (!last || rows.length < batch) return
    after = beforeIn(last)
  }
}

function beforeIn({ createdAt, id }: { createdAt: Date; id: Id<'order'> }): SQL {
  return sql`(${orders.createdAt}, ${orders.id}) < (${createdAt}::timestamptz, ${id}::uuid)`
}

const items = sql`
  select string_agg(${orderItems.quantity} || ' × ' || ${orderItems.productName} || ' (' || ${orderItems.variantName} || ')', '; ' order by ${orderItems.position})
  from ${orderItems} where ${orderItems.orderId} = ${orders.id}
`

const { currency, storeCurrency } = orders

const columns = {
  id: orders.id,
  orderNumber: orders.orderNumber,
  createdAt: orders.createdAt,
  status: orders.status,
  paymentStatus: orders.paymentStatus,
  customerName: orders.customerName,
  customerEmail: orders.customerEmail,
  customerPhone: orders.customerPhone,
  address: orders.shippingAddress,
  items: sql<string | null>`(${items})`,
  discountCode: orders.discountCode,
  storeDiscount: { minor: orders.discountAmount, currency: storeCurrency },
  storeSubtotal: { minor: orders.subtotalAmount, currency: storeCurrency },
  storeShipping: { minor: orders.shippingAmount, currency: storeCurrency },
  storeTax: { minor: orders.taxAmount, currency: storeCurrency },
  storeTotal: { minor: orders.totalAmount, currency: storeCurrency },
  storeRefunded: { minor: orders.refundedAmount, currency: storeCurrency },
  discount: { minor: orders.discount, currency },
  subtotal: { minor: orders.subtotal, currency },
  shipping: { minor: orders.shippingCost, currency },
  tax: { minor: orders.tax, currency },
  total: { minor: orders.total, currency },
  refunded: { minor: orders.refunded, currency },
  shippingMethod: orders.shippingMethod,
  trackingNumber: orders.trackingNumber,
}

type FileOrder = Awaited<ReturnType<typeof listBatch>>[number]

function listBatch(db: Database, where: SQL | undefined, limit: number) {
  return db.select(columns).from(orders).where(where).orderBy(desc(orders.createdAt), desc(orders.id)).limit(limit)
}

function rowOf(order: FileOrder): CsvRow {
  return [
    order.orderNumber,
    order.createdAt.toISOString().slice(0, 16).replace('T', ' '),
    ORDER_STATUS[order.status].label,
    PAYMENT_STATUS[order.paymentStatus].label,
    order.customerName,
    order.customerEmail,
    order.customerPhone,
    order.address.country,
    order.items ?? '',
    order.storeTotal.currency,
    order.discountCode,
    toDecimal(order.storeDiscount),
    toDecimal(order.storeSubtotal),
    toDecimal(order.storeShipping),
    toDecimal(order.storeTax),
    toDecimal(order.storeTotal),
    toDecimal(order.storeRefunded),
    toDecimal(order.discount),
    toDecimal(order.subtotal),
    toDecimal(order.shipping),
    toDecimal(order.tax),
    toDecimal(order.total),
    toDecimal(order.refunded),
    orderText.shippingNames[order.shippingMethod],
    order.trackingNumber,
  ]
}
