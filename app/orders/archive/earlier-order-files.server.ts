import { asc, eq, sql } from 'drizzle-orm'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { money, toDecimal } from '#app/base/money.ts'
import { formatUtc } from '#app/lib/csv.ts'
import { pick } from '#app/lib/keys.ts'
import { importedOrderItems, importedOrders } from '#app/orders/imported-orders/imported-orders.table.ts'
import { csvFile, readById } from '#app/store/file-formats.ts'

const FIELDS = pick(importedOrders, [
  ...(['id', 'source', 'number', 'originalId', 'placedAt', 'cancelledAt', 'status', 'paymentStatus'] as const),
  ...(['fulfillmentStatus', 'customerName', 'email', 'phone', 'currency', 'subtotal', 'discount'] as const),
  ...(['shipping', 'tax', 'total', 'refunded', 'discountCode', 'shippingMethod', 'paymentMethod'] as const),
  ...(['note', 'tags', 'billingAddress', 'shippingAddress'] as const),
])

export const earlierOrdersFile = csvFile({
  path: 'earlier-orders.csv',
  about: 'Orders from previous stores, as they appear in the imported files. Not included in reports.',
  count: ({ db }) => db.$count(importedOrders),
  batches: ({ db }) =>
    readById((after, limit) =>
      db
        .select(FIELDS)
        .from(importedOrders)
        .where(sql`${importedOrders.id} > ${after}::uuid`)
        .orderBy(asc(importedOrders.id))
        .limit(limit),
    ),
  columns: [
    ['Order', 'its number in the previous store', ({ number }) => number],
    ['Source', 'the kind of the previous store', ({ source }) => source],
    ['Original ID', 'of the order in the previous store', ({ originalId }) => originalId],
    ['Placed (UTC)', 'when it was placed', ({ placedAt }) => formatUtc(placedAt)],
    ['Cancelled (UTC)', 'empty if it was not cancelled', ({ cancelledAt }) => formatUtc(cancelledAt)],
    ['Status', 'as written in the file', ({ status }) => status],
    ['Payment', 'as written in the file', ({ paymentStatus }) => paymentStatus],
    ['Fulfillment', 'as written in the file', ({ fulfillmentStatus }) => fulfillmentStatus],
    ['Customer', 'the customer’s name', ({ customerName }) => customerName],
    ['Email', 'of the customer', ({ email }) => email],
    ['Phone', 'of the customer', ({ phone }) => phone],
    ['Billing address', 'its lines', ({ billingAddress }) => billingAddress.join('\n')],
    ['Shipping address', 'its lines', ({ shippingAddress }) => shippingAddress.join('\n')],
    ['Currency', 'of the amounts', ({ currency }) => currency],
    ['Subtotal', 'empty if the file did not contain it', ({ subtotal, currency }) => formatAmount(subtotal, currency)],
    ['Discount', 'empty if the file did not contain it', ({ discount, currency }) => formatAmount(discount, currency)],
    ['Shipping', 'empty if the file did not contain it', ({ shipping, currency }) => formatAmount(shipping, currency)],
    ['Tax', 'empty if the file did not contain it', ({ tax, currency }) => formatAmount(tax, currency)],
    ['Total', 'what was charged', ({ total, currency }) => formatAmount(total, currency)],
    ['Refunded', 'of the total', ({ refunded, currency }) => formatAmount(refunded, currency)],
    ['Discount code', 'as used', ({ discountCode }) => discountCode],
    ['Shipping method', 'as written in the file', ({ shippingMethod }) => shippingMethod],
    ['Payment method', 'as written in the file', ({ paymentMethod }) => paymentMethod],
    ['Note', 'as written in the file', ({ note }) => note],
    ['Tags', 'separated by semicolons', ({ tags }) => tags.join('; ')],
  ],
})

export const earlierOrderLinesFile = csvFile({
  path: 'earlier-order-lines.csv',
  about: 'One row per line of each order from a previous store.',
  count: ({ db }) => db.$count(importedOrderItems),
  batches: ({ db }) =>
    readById((after, limit) =>
      db
        .select({
          ...pick(importedOrderItems, ['id', 'name', 'sku', 'quantity', 'price', 'total']),
          ...pick(importedOrders, ['number', 'source', 'currency']),
        })
        .from(importedOrderItems)
        .innerJoin(importedOrders, eq(importedOrders.id, importedOrderItems.orderId))
        .where(sql`${importedOrderItems.id} > ${after}::uuid`)
        .orderBy(asc(importedOrderItems.id))
        .limit(limit),
    ),
  columns: [
    ['Order', 'as in earlier-orders.csv', ({ number }) => number],
    ['Source', 'the kind of the previous store', ({ source }) => source],
    ['Product', 'its name in the previous store', ({ name }) => name],
    ['SKU', 'its SKU in the previous store', ({ sku }) => sku],
    ['Quantity', 'units', ({ quantity }) => quantity],
    ['Currency', 'of the amounts', ({ currency }) => currency],
    [
      'Price',
      'of one unit; empty if the file did not contain it',
      ({ price, currency }) => formatAmount(price, currency),
    ],
    [
      'Total',
      'of the line; empty if the file did not contain it',
      ({ total, currency }) => formatAmount(total, currency),
    ],
  ],
})

function formatAmount(minor: number | null, currency: CurrencyCode): string {
  return minor === null ? '' : toDecimal(money(minor, currency))
}
