import { asc, inArray, sql } from 'drizzle-orm'
import { type Address, BLANK_ADDRESS } from '#app/base/address.ts'
import { money, toDecimal } from '#app/base/money.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import { isSubscribed } from '#app/orders/customers/customer-list.server.ts'
import { parseAddressLines } from '#app/orders/customers/import/address-lines.ts'
import { importedCustomers } from '#app/orders/customers/import/imported-customers.table.ts'
import { customers } from '#app/orders/customers.table.ts'
import { countsAsSold } from '#app/orders/order-status.ts'
import { hasStatus, orders } from '#app/orders/orders.table.ts'
import { selectTags } from '#app/orders/tags/find-tags.server.ts'
import { csvFile, readById, SHOPIFY_IGNORES, type Snapshot } from '#app/store/file-formats.ts'

const FIELDS = {
  ...pick(customers, ['id', 'firstName', 'lastName', 'email', 'phone', 'notes']),
  isSubscribed,
  tags: selectTags('customers'),
}

export const shopifyCustomers = csvFile({
  path: 'shopify/customers.csv',
  about: `The customers in the columns of Shopify’s customer file. ${SHOPIFY_IGNORES}`,
  count: ({ db }) => db.$count(customers),
  batches: (snapshot) =>
    readById(async (after, limit) => {
      const rows = await snapshot.db
        .select(FIELDS)
        .from(customers)
        .where(sql`${customers.id} > ${after}::uuid`)
        .orderBy(asc(customers.id))
        .limit(limit)
      const orderTotals = await readOrderTotals(
        snapshot,
        rows.map(({ id }) => id),
      )
      const { store_currency } = snapshot.settings
      const earlierData = await readEarlierData(
        snapshot,
        rows.map(({ id }) => id),
      )
      return rows.map((row) => {
        const { spent, count, address } = orderTotals.get(row.id) ?? NO_ORDER_TOTALS
        const before = earlierData.get(row.id) ?? NO_EARLIER_DATA
        return {
          ...row,
          taxExempt: before.taxExempt,
          address: address ?? before.address,
          count: count + before.count,
          spent: money(spent + before.spent, store_currency),
          notes: [row.notes, before.note].filter(Boolean).join('\n'),
        }
      })
    }),
  columns: [
    ['Customer ID', 'identifies the customer in this store', ({ id }) => id],
    ['First Name', 'as entered', ({ firstName }) => firstName],
    ['Last Name', 'as entered', ({ lastName }) => lastName],
    ['Email', 'identifies the customer in Shopify', ({ email }) => email],
    ['Accepts Email Marketing', 'yes: agreed to receive the newsletter', (row) => (row.isSubscribed ? 'yes' : 'no')],
    [
      'Default Address Company',
      'of the latest order, or from a previous store',
      ({ address }) => address.company ?? '',
    ],
    ['Default Address Address1', 'of the latest order', ({ address }) => address.address_line1],
    ['Default Address Address2', 'of the latest order', ({ address }) => address.address_line2],
    ['Default Address City', 'of the latest order', ({ address }) => address.city],
    ['Default Address Province Code', 'state or province of the latest order', ({ address }) => address.state],
    [
      'Default Address Country Code',
      'two letters; EU if the customer chose no member state',
      ({ address }) => address.country,
    ],
    ['Default Address Zip', 'postal code of the latest order', ({ address }) => address.postal_code],
    ['Default Address Phone', 'of the latest order', ({ address }) => address.phone],
    ['Phone', 'as entered', ({ phone }) => phone],
    ['Accepts SMS Marketing', 'no: this store sends none', () => 'no'],
    [
      'Total Spent',
      'in the store currency, less refunds, excluding cancelled orders, including the amount spent in a previous store',
      ({ spent }) => toDecimal(spent),
    ],
    ['Total Orders', 'excluding cancelled orders, including orders in a previous store', ({ count }) => count],
    ['Note', 'written by staff here or in a previous store; never shown to shoppers', ({ notes }) => notes],
    ['Tax Exempt', 'as recorded in a previous store', ({ taxExempt }) => (taxExempt ? 'yes' : 'no')],
    ['Tags', 'set by staff here or in a previous store, separated by commas', ({ tags }) => tags.join(', ')],
  ],
})

type OrderTotals = { readonly spent: number; readonly count: number; readonly address: Address | null }

const NO_ORDER_TOTALS: OrderTotals = { spent: 0, count: 0, address: null }

type EarlierData = {
  readonly spent: number
  readonly count: number
  readonly address: Address
  readonly note: string
  readonly taxExempt: boolean
}

const NO_EARLIER_DATA: EarlierData = { spent: 0, count: 0, address: BLANK_ADDRESS, note: '', taxExempt: false }

/** Reads what files of previous stores say about customers. Skips sums in other currencies, as they cannot be added. */
async function readEarlierData({ db, settings }: Snapshot, ids: readonly Id<'customer'>[]) {
  const rows = await db
    .select(
      pick(importedCustomers, [
        ...(['customerId', 'address', 'note', 'taxExempt', 'orders', 'spent', 'currency'] as const),
      ]),
    )
    .from(importedCustomers)
    .where(inArray(importedCustomers.customerId, [...ids]))
    .orderBy(asc(importedCustomers.updatedAt), asc(importedCustomers.id))
  const found = new Map<Id<'customer'>, EarlierData>()
  for (const { customerId, address, note, taxExempt, orders: count, spent, currency } of rows) {
    const before = found.get(customerId) ?? NO_EARLIER_DATA
    found.set(customerId, {
      spent: before.spent + (currency === settings.store_currency ? (spent ?? 0) : 0),
      count: before.count + (count ?? 0),
      address: address.length > 0 ? parseAddressLines(address) : before.address,
      note: [before.note, note].filter(Boolean).join('\n'),
      taxExempt: before.taxExempt || taxExempt,
    })
  }
  return found
}

async function readOrderTotals({ db, settings }: Snapshot, ids: readonly Id<'customer'>[]) {
  const isSold = hasStatus(orders.status, countsAsSold)
  const amount = sql`${orders.totalAmount} - ${orders.refundedAmount}`
  const rows = await db
    .select({
      customerId: orders.customerId,
      count: sql<number>`count(*) filter (where ${isSold})`.mapWith(Number),
      spent:
        sql<number>`coalesce(sum(${amount}) filter (where ${isSold} and ${orders.storeCurrency} = ${settings.store_currency}), 0)`.mapWith(
          Number,
        ),
      address: sql<Address>`(array_agg(${orders.shippingAddress} order by ${orders.createdAt} desc, ${orders.id} desc))[1]`,
    })
    .from(orders)
    .where(inArray(orders.customerId, [...ids]))
    .groupBy(orders.customerId)
  return new Map(rows.map(({ customerId, ...orderTotals }) => [customerId, orderTotals satisfies OrderTotals]))
}
