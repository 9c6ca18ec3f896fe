import { asc, eq, sql } from 'drizzle-orm'
import { toDecimal } from '#app/base/money.ts'
import { formatPpm } from '#app/base/rates.ts'
import { formatUtc, formatYesOrNo } from '#app/lib/csv.ts'
import { pick } from '#app/lib/keys.ts'
import { ORDER_FILE_HEADING, streamOrdersForFile } from '#app/orders/admin/export-orders.server.ts'
import { returnReasons } from '#app/orders/admin/messages/en.admin.ts' // exported files are in English
import { readOrderFilter } from '#app/orders/admin/order-list.ts'
import { parseEvidence } from '#app/orders/evidence/evidence.ts'
import { orderEvidence } from '#app/orders/evidence/order-evidence.table.ts'
import { orderEvents } from '#app/orders/order-events.table.ts'
import { orderItems } from '#app/orders/order-items.table.ts'
import { itemFields, toOrderItem } from '#app/orders/orders.server.ts'
import { orders } from '#app/orders/orders.table.ts'
import { returnItems, returns } from '#app/orders/returns.table.ts'
import { withdrawalItems, withdrawals } from '#app/orders/withdrawals/withdrawals.table.ts'
import { csvFile, listExportFile, readById } from '#app/store/file-formats.ts'
import { adminUsers } from '#app/store/staff.table.ts'

const NO_FILTER = new URLSearchParams()

export const ordersFile = listExportFile({
  path: 'orders.csv',
  about:
    'One row per order, newest first. Amounts are first in the store currency at the time of the order, then in the charged currency.',
  heading: ORDER_FILE_HEADING,
  texts: {
    Order: 'the order number that shoppers see',
    'Date (UTC)': 'when it was placed',
    Status: 'Pending, Processing, Shipped, Delivered or Cancelled',
    Payment: 'Pending, Paid, Expired, Partly refunded or Refunded',
    Customer: 'name as billed',
    Email: 'of the customer',
    Phone: 'of the customer',
    Company: 'as billed',
    'VAT number': 'of the customer',
    Market: 'where it was sold',
    Region: 'state or province of the destination',
    Country: 'of the destination, as a two-letter code',
    Items: 'all lines in one cell; order-lines.csv has one row per line',
    Currency: 'the store currency at the time of the order',
    'Discount code': 'as used',
    Discount: 'already deducted from the subtotal',
    Subtotal: 'the price of the lines, less the discount',
    Shipping: 'with the fee of the payment method',
    Tax: 'of the whole order',
    'Tax included': 'yes: the prices contain the tax; no: the tax is added to them',
    Total: 'of the whole order, in the store currency',
    Refunded: 'the part of the total that was refunded',
    'Exchange rate': 'units of the store currency per unit of the charged currency',
    'Charged currency': 'of the columns that end in "(charged currency)"',
    'Discount (charged currency)': 'already deducted from the subtotal',
    'Subtotal (charged currency)': 'the price of the lines, less the discount',
    'Shipping (charged currency)': 'with the fee of the payment method',
    'Intra-Community supply': 'yes: goods for a business in another EU country, untaxed',
    'Tax (charged currency)': 'of the whole order',
    'Taxes (charged currency)': 'by name and rate, in one cell',
    'Total (charged currency)': 'the amount that the customer was charged',
    'Refunded (charged currency)': 'the part of the charged total that was refunded',
    'Shipping method': 'as sold',
    'Pickup point': 'if the customer collects the order',
    'Tracking number': 'of the parcel',
    Tags: 'set by staff, separated by commas; never shown to shoppers',
  },
  count: ({ db }) => db.$count(orders),
  rows: ({ db, settings }) => streamOrdersForFile(db, readOrderFilter(NO_FILTER, settings.store_time_zone)),
})

export const orderLinesFile = csvFile({
  path: 'order-lines.csv',
  about: 'One row per order line, as it was sold.',
  count: ({ db }) => db.$count(orderItems),
  batches: ({ db }) =>
    readById(async (after, limit) => {
      const rows = await db
        .select({ ...itemFields, orderNumber: orders.orderNumber })
        .from(orderItems)
        .innerJoin(orders, eq(orders.id, orderItems.orderId))
        .where(sql`${orderItems.id} > ${after}::uuid`)
        .orderBy(asc(orderItems.id))
        .limit(limit)
      return rows.map(({ orderNumber, ...item }) => ({ ...toOrderItem(item), orderNumber }))
    }),
  columns: [
    ['Order', 'as in orders.csv', ({ orderNumber }) => orderNumber],
    ['Product', 'its name when it was sold', ({ productName }) => productName],
    ['SKU', 'of the variant when it was sold', ({ sku }) => sku],
    ['Size', 'of the variant', ({ size }) => size],
    ['Color', 'of the variant', ({ color }) => color],
    ['Quantity', 'units sold', ({ quantity }) => quantity],
    ['Returned', 'units that were returned', ({ returned }) => returned],
    ['Currency', 'in which the order was charged', ({ price }) => price.currency],
    ['Price', 'of one unit as charged', ({ price }) => toDecimal(price)],
    ['Total', 'price times quantity, before the discount', ({ total }) => toDecimal(total)],
    ['Discount', 'the line’s share of the order’s discount', ({ discount }) => toDecimal(discount)],
    ['Tax', 'the line’s share of the order’s tax', ({ tax }) => toDecimal(tax)],
    ['Tax rate %', 'empty if none was recorded', ({ taxRate }) => (taxRate === null ? '' : formatPpm(taxRate, 10_000))],
    ['Store currency', 'at the time of the order', ({ storePrice }) => storePrice.currency],
    ['Price booked', 'of one unit', ({ storePrice }) => toDecimal(storePrice)],
    ['Total booked', 'price booked times quantity', ({ storeTotal }) => toDecimal(storeTotal)],
  ],
})

export const orderEvidenceFile = csvFile({
  path: 'order-evidence.csv',
  about:
    'What checkout showed when each order was placed, in the customer’s language. Older orders have no such record.',
  count: ({ db }) => db.$count(orderEvidence),
  batches: ({ db }) =>
    readById(async (after, limit) => {
      const rows = await db
        .select({ ...pick(orderEvidence, ['version', 'contents']), id: orders.id, orderNumber: orders.orderNumber })
        .from(orderEvidence)
        .innerJoin(orders, eq(orders.id, orderEvidence.orderId))
        .where(sql`${orderEvidence.orderId} > ${after}::uuid`)
        .orderBy(asc(orderEvidence.orderId))
        .limit(limit)
      return rows.map(({ version, contents, ...row }) => ({
        ...row,
        contents,
        shown: parseEvidence({ version, contents }),
      }))
    }),
  columns: [
    ['Order', 'as in orders.csv', ({ orderNumber }) => orderNumber],
    ['Page', 'the path of the checkout', ({ shown }) => shown.page.path],
    ['Language', 'of the page, such as de-AT', ({ shown }) => shown.page.language],
    ['Market', 'its name when the order was placed', ({ shown }) => shown.market.name],
    ['Total', 'as it was shown', ({ shown }) => shown.sums.total],
    ['Charged as', 'what the page said about the charged currency, if it differs', ({ shown }) => shown.chargedAs],
    ['Delivery', 'the name of the shipping method', ({ shown }) => shown.delivery.name],
    ['Delivery time', 'as it was promised', ({ shown }) => shown.delivery.days],
    ['Button', 'the text of the button that placed the order', ({ shown }) => shown.button],
    ['Rules', 'ids of the consumer law rules that checkout complied with', ({ shown }) => shown.rules.join('; ')],
    [
      'Policies',
      'the policies published at that time, each with the SHA-256 of its text',
      ({ shown }) => shown.policies.map(({ policy, hash }) => `${policy} ${hash}`).join('; '),
    ],
    ['Record', 'everything as JSON, including the lines and their prices', ({ contents }) => JSON.stringify(contents)],
  ],
})

export const orderHistoryFile = csvFile({
  path: 'order-history.csv',
  about: 'The timeline of each order, with staff notes.',
  count: ({ db }) => db.$count(orderEvents),
  batches: ({ db }) =>
    readById((after, limit) =>
      db
        .select({
          ...pick(orderEvents, ['id', 'kind', 'detail', 'createdAt']),
          orderNumber: orders.orderNumber,
          staffName: adminUsers.fullName,
        })
        .from(orderEvents)
        .innerJoin(orders, eq(orders.id, orderEvents.orderId))
        .leftJoin(adminUsers, eq(adminUsers.id, orderEvents.staffId))
        .where(sql`${orderEvents.id} > ${after}::uuid`)
        .orderBy(asc(orderEvents.id))
        .limit(limit),
    ),
  columns: [
    ['Order', 'as in orders.csv', ({ orderNumber }) => orderNumber],
    ['Time (UTC)', 'when it happened', ({ createdAt }) => formatUtc(createdAt)],
    ['What', 'such as placed, paid, status, note or refund', ({ kind }) => kind],
    ['From', 'the status, tracking number or tag before', ({ detail }) => detail.from ?? ''],
    ['To', 'the status, tracking number or tag after', ({ detail }) => detail.to ?? ''],
    ['Note', 'what staff wrote; never shown to shoppers', ({ detail }) => detail.text ?? ''],
    ['By shopper', 'yes: done on the order’s own page', ({ detail }) => formatYesOrNo(detail.by === 'shopper')],
    ['Staff', 'who did it; empty for shoppers and the store itself', ({ staffName }) => staffName ?? ''],
  ],
})

export const returnsFile = csvFile({
  path: 'returns.csv',
  about: 'One row per order line in a return.',
  count: ({ db }) => db.$count(returnItems),
  batches: ({ db }) =>
    readById((after, limit) =>
      db
        .select({
          ...pick(returnItems, ['id', 'quantity', 'isRestocked']),
          ...pick(returns, ['reason', 'note', 'createdAt']),
          ...pick(orderItems, ['productName', 'sku', 'size', 'color']),
          orderNumber: orders.orderNumber,
        })
        .from(returnItems)
        .innerJoin(returns, eq(returns.id, returnItems.returnId))
        .innerJoin(orderItems, eq(orderItems.id, returnItems.orderItemId))
        .innerJoin(orders, eq(orders.id, returns.orderId))
        .where(sql`${returnItems.id} > ${after}::uuid`)
        .orderBy(asc(returnItems.id))
        .limit(limit),
    ),
  columns: [
    ['Order', 'as in orders.csv', ({ orderNumber }) => orderNumber],
    ['Date (UTC)', 'when it was recorded', ({ createdAt }) => formatUtc(createdAt)],
    ['Reason', 'why it was returned', ({ reason }) => returnReasons[reason]],
    ['Note', 'written by staff', ({ note }) => note],
    ['Product', 'its name when it was sold', ({ productName }) => productName],
    ['SKU', 'of the variant', ({ sku }) => sku],
    ['Size', 'of the variant', ({ size }) => size],
    ['Color', 'of the variant', ({ color }) => color],
    ['Quantity', 'units that were returned', ({ quantity }) => quantity],
    ['Restocked', 'yes: the units are in stock again', ({ isRestocked }) => formatYesOrNo(isRestocked)],
  ],
})

export const withdrawalsFile = csvFile({
  path: 'withdrawals.csv',
  about: 'One row per order line from which a customer withdrew.',
  count: ({ db }) => db.$count(withdrawalItems),
  batches: ({ db }) =>
    readById((after, limit) =>
      db
        .select({
          ...pick(withdrawalItems, ['id', 'quantity', 'returned']),
          ...pick(withdrawals, ['name', 'settledAt', 'createdAt']),
          ...pick(orderItems, ['productName', 'sku', 'size', 'color']),
          orderNumber: orders.orderNumber,
        })
        .from(withdrawalItems)
        .innerJoin(withdrawals, eq(withdrawals.id, withdrawalItems.withdrawalId))
        .innerJoin(orderItems, eq(orderItems.id, withdrawalItems.orderItemId))
        .innerJoin(orders, eq(orders.id, withdrawals.orderId))
        .where(sql`${withdrawalItems.id} > ${after}::uuid`)
        .orderBy(asc(withdrawalItems.id))
        .limit(limit),
    ),
  columns: [
    ['Order', 'as in orders.csv', ({ orderNumber }) => orderNumber],
    ['Date (UTC)', 'when it was received', ({ createdAt }) => formatUtc(createdAt)],
    ['Name', 'as the customer wrote it', ({ name }) => name],
    ['Product', 'its name when it was sold', ({ productName }) => productName],
    ['SKU', 'of the variant', ({ sku }) => sku],
    ['Size', 'of the variant', ({ size }) => size],
    ['Color', 'of the variant', ({ color }) => color],
    ['Quantity', 'units withdrawn', ({ quantity }) => quantity],
    ['Returned', 'withdrawn units that were returned', ({ returned }) => returned],
    [
      'Settled (UTC)',
      'when it was completed; empty while it is open',
      ({ settledAt }) => (settledAt ? formatUtc(settledAt) : ''),
    ],
  ],
})
