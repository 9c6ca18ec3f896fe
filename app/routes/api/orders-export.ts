import { ORDER_FILE_HEADING, ordersForFile } from '#app/features/orders/admin/export-orders.server.ts'
import { readOrderFilter } from '#app/features/orders/admin/order-list.ts'
import { readTimeZone } from '#app/features/settings/settings.server.ts'
import { requireAdmin } from '#app/features/staff/guard.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { csvResponse } from '#app/routes/api/file-response.ts'
import type { Route } from './+types/orders-export'

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const filter = readOrderFilter(url.searchParams, await readTimeZone(db))
  return csvResponse('orders', ORDER_FILE_HEADING, ordersForFile(db, filter))
}
