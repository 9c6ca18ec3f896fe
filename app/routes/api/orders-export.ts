import { ORDER_FILE_HEADING, streamOrdersForFile } from '#app/orders/admin/export-orders.server.ts'
import { readOrderFilter } from '#app/orders/admin/order-list.ts'
import { db } from '#app/platform/db/db.server.ts'
import { csvResponse } from '#app/routes/api/file-response.ts'
import { readTimeZone } from '#app/store/settings.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/orders-export'

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const filter = readOrderFilter(url.searchParams, await readTimeZone(db))
  return csvResponse('orders', ORDER_FILE_HEADING, streamOrdersForFile(db, filter))
}
