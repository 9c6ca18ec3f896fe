import { href } from 'react-router'
import { readProductListQuery } from '#app/catalog/admin/products/product-list.ts'
import { readStockQuery } from '#app/inventory/stock/stock-query.ts'
import { readMailListQuery } from '#app/operations/mail/mail-list.ts'
import { listQueries } from '#app/operations/saved-views/view-lists.ts'
import { readOrderListQuery } from '#app/orders/admin/order-list.ts'
import { readCustomerListQuery } from '#app/orders/customers/customer-list.ts'
import { readActivityQuery } from '#app/payments/activity/activity.ts'
import { readInvoiceListQuery } from '#app/payments/invoices/invoice-list.ts'
import { readDiscountListQuery } from '#app/pricing/discounts/discount-list.ts'

// The part of wiring.ts that registers the admin's lists with saved views.

/** Any time zone will do: the days in a query are dates without a zone. */
const ANY_ZONE = 'UTC'

listQueries.fill([
  { list: 'customers', path: href('/admin/customers'), read: readCustomerListQuery },
  { list: 'discounts', path: href('/admin/discounts'), read: readDiscountListQuery },
  { list: 'invoices', path: href('/admin/invoices'), read: readInvoiceListQuery },
  { list: 'mails', path: href('/admin/mails'), read: readMailListQuery },
  { list: 'orders', path: href('/admin/orders'), read: (query) => readOrderListQuery(query, ANY_ZONE) },
  { list: 'payments', path: href('/admin/payments/activity'), read: (query) => readActivityQuery(query, ANY_ZONE) },
  { list: 'products', path: href('/admin/products'), read: readProductListQuery },
  { list: 'stock', path: href('/admin/stock'), read: readStockQuery },
])
