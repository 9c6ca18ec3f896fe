import { and, asc, inArray, sql } from 'drizzle-orm'
import type { Address } from '#app/base/address.ts'
import { toDecimal } from '#app/base/money.ts'
import type { Id } from '#app/lib/id.ts'
import { orderStatuses } from '#app/orders/admin/messages/en.admin.ts' // exported files are in English
import { orderEvents } from '#app/orders/order-events.table.ts'
import { isCancelled, isOrderStatus, isShipped, type PaymentStatus } from '#app/orders/order-status.ts'
import { orderText } from '#app/orders/order-text.ts'
import { listItemsForOrders, orderFields, toOrder } from '#app/orders/orders.server.ts'
import { orders } from '#app/orders/orders.table.ts'
import { formatTaxName } from '#app/orders/sum-rows.ts'
import { selectTags } from '#app/orders/tags/find-tags.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { newsletterSubscribers } from '#app/store/consents.table.ts'
import { type Column, csvFile, formatShopifyTime, readById, SHOPIFY_IGNORES } from '#app/store/file-formats.ts'

type Order = ReturnType<typeof toOrder> & {
  readonly acceptsMarketing: boolean
  readonly paidAt: Date | null
  readonly cancelledAt: Date | null
  readonly notes: string
  readonly tags: readonly string[]
}
type Item = Awaited<ReturnType<typeof listItemsForOrders>>[number]

/** `order` is null for each line of an order except the first. */
type Line = { readonly name: string; readonly email: string; readonly order: Order | null; readonly item: Item | null }

const FINANCIAL_STATUSES: Readonly<Record<PaymentStatus, string>> = {
  pending: 'pending',
  paid: 'paid',
  failed: 'voided',
  partly_refunded: 'partially_refunded',
  refunded: 'refunded',
}

const BATCH_SIZE = 200

/** Creates a column that only the first line of an order fills in. */
const createOrderColumn = (heading: string, about: string, value: (order: Order) => string | number): Column<Line> => [
  heading,
  about,
  ({ order }) => (order ? value(order) : ''),
]

const createItemColumn = (heading: string, about: string, value: (item: Item) => string | number): Column<Line> => [
  heading,
  about,
  ({ item }) => (item ? value(item) : ''),
]

function createAddressColumns(
  addressKind: 'Billing' | 'Shipping',
  getAddress: (order: Order) => Address,
): Column<Line>[] {
  const part = (name: string, about: string, value: (address: Address) => string) =>
    createOrderColumn(`${addressKind} ${name}`, about, (order) => value(getAddress(order)))
  return [
    part('Name', 'first and last name', (to) => `${to.first_name} ${to.last_name}`.trim()),
    part('Street', 'both lines', (to) => [to.address_line1, to.address_line2].filter(Boolean).join(', ')),
    part('Address1', 'the first line', (to) => to.address_line1),
    part('Address2', 'the second line', (to) => to.address_line2),
    part('Company', 'as entered', (to) => to.company ?? ''),
    part('City', 'as entered', (to) => to.city),
    part('Zip', 'postal code', (to) => to.postal_code),
    part('Province', 'state or province', (to) => to.state),
    part('Country', 'two letters', (to) => to.country),
    part('Phone', 'as entered', (to) => to.phone),
  ]
}

const TAXES = [0, 1, 2, 3, 4] as const

const taxColumns = TAXES.flatMap((at) => [
  createOrderColumn(`Tax ${at + 1} Name`, 'name and rate', ({ charged }) => {
    const tax = charged.taxes[at]
    return tax ? formatTaxName(tax) : ''
  }),
  createOrderColumn(`Tax ${at + 1} Value`, 'part of the taxes', ({ charged }) => {
    const tax = charged.taxes[at]
    return tax ? toDecimal(tax.tax) : ''
  }),
])

const COLUMNS: readonly Column<Line>[] = [
  ['Name', 'the order number, in each of the order’s rows', ({ name }) => name],
  ['Email', 'of the customer, in each of the order’s rows', ({ email }) => email],
  createOrderColumn(
    'Financial Status',
    'such as paid or partially_refunded',
    ({ paymentStatus }) => FINANCIAL_STATUSES[paymentStatus],
  ),
  createOrderColumn('Paid at', 'with its offset from UTC', ({ paidAt }) => formatShopifyTime(paidAt)),
  createOrderColumn('Fulfillment Status', 'fulfilled or unfulfilled', getFulfillmentStatus),
  createOrderColumn('Fulfilled at', 'when it was shipped', ({ fulfilledAt }) => formatShopifyTime(fulfilledAt)),
  createOrderColumn('Accepts Marketing', 'yes: agreed to receive the newsletter', (order) =>
    order.acceptsMarketing ? 'yes' : 'no',
  ),
  createOrderColumn('Currency', 'of the charged amounts', ({ charged }) => charged.total.currency),
  createOrderColumn('Subtotal', 'less the discount', ({ charged }) => toDecimal(charged.subtotal)),
  createOrderColumn('Shipping', 'with the fee of the payment method', ({ charged }) => toDecimal(charged.shipping)),
  createOrderColumn('Taxes', 'sum of all taxes', ({ charged }) => toDecimal(charged.tax)),
  createOrderColumn('Total', 'what was charged', ({ charged }) => toDecimal(charged.total)),
  createOrderColumn('Discount Code', 'as used', ({ discountCode }) => discountCode),
  createOrderColumn('Discount Amount', 'already deducted from the subtotal', ({ charged }) =>
    toDecimal(charged.discount),
  ),
  createOrderColumn('Shipping Method', 'as sold', ({ shippingName }) => shippingName),
  createOrderColumn('Created at', 'with its offset from UTC', ({ createdAt }) => formatShopifyTime(createdAt)),
  createItemColumn('Lineitem quantity', 'units', ({ quantity }) => quantity),
  createItemColumn('Lineitem name', 'product with size and color', formatLineName),
  createItemColumn('Lineitem price', 'of one unit', ({ price }) => toDecimal(price)),
  createItemColumn('Lineitem compare at price', 'not recorded here', () => ''),
  createItemColumn('Lineitem sku', 'of the variant', ({ sku }) => sku),
  createItemColumn('Lineitem requires shipping', 'true', () => 'true'),
  createItemColumn('Lineitem taxable', 'whether tax was charged', ({ tax }) => (tax.minor > 0 ? 'true' : 'false')),
  [
    'Lineitem fulfillment status',
    'that of the order, only in its first row',
    ({ item, order }) => (item && order ? getFulfillmentStatus(order) : ''),
  ],
  ...createAddressColumns('Billing', ({ billingAddress }) => billingAddress),
  ...createAddressColumns('Shipping', ({ shippingAddress }) => shippingAddress),
  createOrderColumn('Notes', 'written by staff; never shown to shoppers', ({ notes }) => notes),
  createOrderColumn('Note Attributes', 'the customer’s tax number, if one was entered', ({ vatNumber }) =>
    vatNumber ? `VAT number: ${vatNumber}` : '',
  ),
  createOrderColumn('Cancelled at', 'with its offset from UTC', ({ cancelledAt }) => formatShopifyTime(cancelledAt)),
  createOrderColumn('Payment Method', 'how it was paid', ({ paymentMethod }) => orderText.paymentNames[paymentMethod]),
  createOrderColumn('Payment Reference', 'the provider’s reference number', ({ paymentReference }) => paymentReference),
  createOrderColumn('Refunded Amount', 'of the total', ({ refunded }) => toDecimal(refunded)),
  createItemColumn('Vendor', 'not recorded here', () => ''),
  createOrderColumn('Id', 'identifies the order in this store', ({ id }) => id),
  createOrderColumn(
    'Tags',
    'the status here, such as Delivered, and tags set by staff, separated by commas',
    ({ status, tags }) => [orderStatuses[status], ...tags].join(', '),
  ),
  createOrderColumn('Source', 'web', () => 'web'),
  createItemColumn('Lineitem discount', 'its share of the discount', ({ discount }) => toDecimal(discount)),
  ...taxColumns,
  createOrderColumn('Phone', 'of the customer', ({ customerPhone }) => customerPhone),
]

export const shopifyOrders = csvFile({
  path: 'shopify/orders.csv',
  about: `The orders in the columns of Shopify’s export, with one row per order line. Amounts are as charged. ${SHOPIFY_IGNORES}`,
  count: ({ db }) => db.$count(orders),
  batches: async function* ({ db }) {
    for await (const found of readById((after, limit) => listOrders(db, after, limit), BATCH_SIZE)) {
      const ids = found.map(({ id }) => id)
      const items = Map.groupBy(await listItemsForOrders(db, ids), ({ orderId }) => orderId)
      const history = await readHistory(db, ids)
      yield found.flatMap((row): Line[] => {
        const order = { ...row, ...(history.get(row.id) ?? NO_HISTORY) }
        const [first = null, ...others] = items.get(row.id) ?? []
        const common = { name: row.orderNumber, email: row.customerEmail }
        return [{ ...common, order, item: first }, ...others.map((item) => ({ ...common, order: null, item }))]
      })
    }
  },
  columns: COLUMNS,
})

async function listOrders(db: Database, after: string, limit: number) {
  const rows = await db
    .select({
      ...orderFields,
      acceptsMarketing: sql<boolean>`exists (select from ${newsletterSubscribers}
        where lower(${newsletterSubscribers.email}) = lower(${orders.customerEmail}))`,
      tags: selectTags('orders'),
    })
    .from(orders)
    .where(sql`${orders.id} > ${after}::uuid`)
    .orderBy(asc(orders.id))
    .limit(limit)
  return rows.map(({ acceptsMarketing, tags, ...row }) => ({ ...toOrder(row), acceptsMarketing, tags }))
}

const NO_HISTORY = { paidAt: null, cancelledAt: null, notes: '' }

async function readHistory(db: Database, ids: readonly Id<'order'>[]) {
  const { orderId, kind, detail, createdAt } = orderEvents
  const events = await db
    .select({ orderId, kind, detail, createdAt })
    .from(orderEvents)
    .where(and(inArray(orderId, [...ids]), inArray(kind, ['paid', 'status', 'note'])))
    .orderBy(asc(createdAt), asc(orderEvents.id))
  const found = new Map<string, { paidAt: Date | null; cancelledAt: Date | null; notes: string }>()
  for (const event of events) {
    const knownHistory = found.get(event.orderId) ?? NO_HISTORY
    const { text = '', to } = event.detail
    if (event.kind === 'paid')
      found.set(event.orderId, { ...knownHistory, paidAt: knownHistory.paidAt ?? event.createdAt })
    if (event.kind === 'status') {
      found.set(event.orderId, {
        ...knownHistory,
        cancelledAt: isOrderStatus(to) && isCancelled(to) ? event.createdAt : null,
      })
    }
    if (event.kind === 'note') {
      found.set(event.orderId, { ...knownHistory, notes: [knownHistory.notes, text].filter(Boolean).join('\n') })
    }
  }
  return found
}

function getFulfillmentStatus({ status }: Order): string {
  return isShipped(status) ? 'fulfilled' : 'unfulfilled'
}

function formatLineName({ productName, size, color }: Item): string {
  const variant = [size, color].filter(Boolean).join(' / ')
  return variant ? `${productName} - ${variant}` : productName
}
