import { getReorderFileHeading, listReorderFileBatches } from '#app/orders/reorder/reorder.server.ts'
import { readReorderQuery } from '#app/orders/reorder/reorder-query.ts'
import { db } from '#app/platform/db/db.server.ts'
import { csvResponse } from '#app/routes/api/file-response.ts'
import { readSettings } from '#app/store/settings.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/reorder-export'

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const query = readReorderQuery(url.searchParams)
  const { store_currency: currency } = await readSettings(db)
  return csvResponse('reorder', getReorderFileHeading(query, currency), listReorderFileBatches(db, query, currency))
}
