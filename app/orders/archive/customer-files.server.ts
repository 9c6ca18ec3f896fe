import { asc, eq, sql } from 'drizzle-orm'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { money, toDecimal } from '#app/base/money.ts'
import { formatYesOrNo } from '#app/lib/csv.ts'
import { pick } from '#app/lib/keys.ts'
import { getFileHeading, listFileBatches } from '#app/orders/customers/customer-list.server.ts'
import { readCustomerListQuery } from '#app/orders/customers/customer-list.ts'
import { importedCustomers } from '#app/orders/customers/import/imported-customers.table.ts'
import { customers } from '#app/orders/customers.table.ts'
import { type CsvFile, csvFile, listExportFile, readById } from '#app/store/file-formats.ts'

export function createCustomersFile({ currency }: { readonly currency: CurrencyCode }): CsvFile {
  return listExportFile({
    path: 'customers.csv',
    about: 'Customers, newest first. Their addresses and notes are in shopify/customers.csv.',
    heading: getFileHeading(currency),
    texts: {
      'First name': 'as entered at checkout or by staff',
      'Last name': 'as entered at checkout or by staff',
      Email: 'identifies the customer',
      Phone: 'as entered',
      Orders: 'number of orders, excluding cancelled ones',
      [`Spent (${currency})`]: 'amount spent in this store currency, less refunds, excluding cancelled orders',
      Joined: 'when the customer was created, in UTC',
      Newsletter: 'Subscribed: agreed to receive the newsletter; Not Subscribed: do not send it',
      Tags: 'set by staff, separated by commas; never shown to shoppers',
    },
    count: ({ db }) => db.$count(customers),
    rows: ({ db }) => listFileBatches(db, readCustomerListQuery(new URLSearchParams()), currency),
  })
}

export const earlierStoresFile = csvFile({
  path: 'earlier-stores.csv',
  about: 'Data about customers, from files of previous stores, for which this store has no fields.',
  count: ({ db }) => db.$count(importedCustomers),
  batches: ({ db }) =>
    readById((after, limit) =>
      db
        .select({
          ...pick(importedCustomers, ['id', 'source', 'originalId', 'address', 'note', 'taxExempt', 'orders']),
          ...pick(importedCustomers, ['spent', 'currency']),
          email: customers.email,
        })
        .from(importedCustomers)
        .innerJoin(customers, eq(customers.id, importedCustomers.customerId))
        .where(sql`${importedCustomers.id} > ${after}::uuid`)
        .orderBy(asc(importedCustomers.id))
        .limit(limit),
    ),
  columns: [
    ['Email', 'as in customers.csv', ({ email }) => email],
    ['Source', 'the kind of the previous store', ({ source }) => source],
    ['Original ID', 'of the customer in the previous store', ({ originalId }) => originalId],
    ['Address', 'its lines', ({ address }) => address.join('\n')],
    ['Note', 'written by staff of the previous store', ({ note }) => note],
    ['Tax exempt', 'yes or no', ({ taxExempt }) => formatYesOrNo(taxExempt)],
    ['Orders', 'number of orders in the previous store; empty if unknown', ({ orders }) => orders ?? ''],
    ['Currency', 'of the amount spent', ({ currency }) => currency ?? ''],
    [
      'Spent',
      'amount spent in the previous store; empty if unknown',
      ({ spent, currency }) => (spent === null || currency === null ? '' : toDecimal(money(spent, currency))),
    ],
  ],
})
