import { getFileHeading, listFileBatches } from '#app/orders/customers/customer-list.server.ts'
import { readCustomerListQuery } from '#app/orders/customers/customer-list.ts'
import { db } from '#app/platform/db/db.server.ts'
import { csvResponse } from '#app/routes/api/file-response.ts'
import { readSettings } from '#app/store/settings.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/customers-export'

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const { store_currency } = await readSettings(db)
  const rows = listFileBatches(db, readCustomerListQuery(url.searchParams), store_currency)
  return csvResponse('customers', getFileHeading(store_currency), rows)
}
