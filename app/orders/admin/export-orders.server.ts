import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { toDecimal } from '#app/base/money.ts'
import { formatRate } from '#app/base/rates.ts'
import { type CsvRow, formatUtc, formatYesOrNo } from '#app/lib/csv.ts'
import { orderStatuses, paymentStatuses } from '#app/orders/admin/messages/en.admin.ts' // exported files are in English
import { buildOrderCondition } from '#app/orders/admin/order-list.server.ts'
import type { OrderFilter } from '#app/orders/admin/order-list.ts'
import { orderItems } from '#app/orders/order-items.table.ts'
import type { TaxSum } from '#app/orders/order-sums.ts'
import { orderFields, toOrder } from '#app/orders/orders.server.ts'
import { orders } from '#app/orders/orders.table.ts'
import { formatTaxName } from '#app/orders/sum-rows.ts'
import { selectTags } from '#app/orders/tags/find-tags.server.ts'
import { isOlderThan, readBatches } from '#app/platform/db/batches.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { markets } from '#app/store/markets.table.ts'

type ExportedOrder = Awaited<ReturnType<typeof listBatch>>[number]

/** Amounts in the currency that the store had when the order was placed come before those in the charged currency. */
const COLUMNS: readonly (readonly [heading: string, value: (order: ExportedOrder) => string])[] = [
  ['Order', ({ orderNumber }) => orderNumber],
  ['Date (UTC)', ({ createdAt }) => formatUtc(createdAt).slice(0, 16)],
  ['Status', ({ status }) => orderStatuses[status]],
  ['Payment', ({ paymentStatus }) => paymentStatuses[paymentStatus]],
  ['Customer', ({ customerName }) => customerName],
  ['Email', ({ customerEmail }) => customerEmail],
  ['Phone', ({ customerPhone }) => customerPhone],
  ['Company', ({ billingAddress }) => billingAddress.company ?? ''],
  ['VAT number', ({ vatNumber }) => vatNumber],
  ['Market', ({ market }) => market ?? ''],
  ['Region', ({ shippingAddress }) => shippingAddress.state],
  ['Country', ({ shippingAddress }) => shippingAddress.country],
  ['Items', ({ items }) => items ?? ''],
  ['Currency', ({ store }) => store.total.currency],
  ['Discount code', ({ discountCode }) => discountCode],
  ['Discount', ({ store }) => toDecimal(store.discount)],
  ['Subtotal', ({ store }) => toDecimal(store.subtotal)],
  ['Shipping', ({ store }) => toDecimal(store.shipping)],
  ['Tax', ({ store }) => toDecimal(store.tax)],
  ['Tax included', ({ store }) => formatYesOrNo(store.taxIncluded)],
  ['Total', ({ store }) => toDecimal(store.total)],
  ['Refunded', ({ storeRefunded }) => toDecimal(storeRefunded)],
  ['Exchange rate', ({ rate }) => formatRate(rate)],
  ['Charged currency', ({ charged }) => charged.total.currency],
  ['Discount (charged currency)', ({ charged }) => toDecimal(charged.discount)],
  ['Subtotal (charged currency)', ({ charged }) => toDecimal(charged.subtotal)],
  ['Shipping (charged currency)', ({ charged }) => toDecimal(charged.shipping)],
  ['Intra-Community supply', ({ charged }) => formatYesOrNo(charged.isReverseCharge)],
  ['Tax (charged currency)', ({ charged }) => toDecimal(charged.tax)],
  ['Taxes (charged currency)', ({ charged }) => charged.taxes.map(formatTax).join('; ')],
  ['Total (charged currency)', ({ charged }) => toDecimal(charged.total)],
  ['Refunded (charged currency)', ({ refunded }) => toDecimal(refunded)],
  ['Shipping method', ({ shippingName }) => shippingName],
  ['Pickup point', ({ pickupPoint }) => pickupPoint?.name ?? ''],
  ['Tracking number', ({ trackingNumber }) => trackingNumber],
  ['Tags', ({ tags }) => tags.join(', ')],
]

/** Returns text such as 'VAT 19% on 100.00: 19.00'. */
function formatTax(tax: TaxSum): string {
  return `${formatTaxName(tax)} on ${toDecimal(tax.net)}: ${toDecimal(tax.tax)}`
}

export const ORDER_FILE_HEADING: CsvRow = COLUMNS.map(([heading]) => heading)

/** Yields batches, so that the file is never entirely in memory. */
export async function* streamOrdersForFile(db: Database, filter: OrderFilter, batch = 1_000): AsyncGenerator<CsvRow[]> {
  const read = (last?: ExportedOrder) =>
    listBatch(db, and(buildOrderCondition(filter), isOlderThan(orders, last)), batch)
  for await (const rows of readBatches(batch, read)) {
    yield rows.map((order) => COLUMNS.map(([, value]) => value(order)))
  }
}

const itemsText = sql`
  select string_agg(${orderItems.quantity} || ' × ' || ${orderItems.productName} || case ${orderItems.variantName} when '' then '' else ' (' || ${orderItems.variantName} || ')' end, '; ' order by ${orderItems.position})
  from ${orderItems} where ${orderItems.orderId} = ${orders.id}
`

async function listBatch(db: Database, where: SQL | undefined, limit: number) {
  const rows = await db
    .select({
      ...orderFields,
      market: markets.name,
      items: sql<string | null>`(${itemsText})`,
      tags: selectTags('orders'),
    })
    .from(orders)
    .leftJoin(markets, eq(markets.id, orders.marketId))
    .where(where)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit)
  return rows.map(({ items, market, tags, ...row }) => ({ ...toOrder(row), items, market, tags }))
}
