import { readActivityFilter } from '#app/payments/activity/activity.ts'
import { ACTIVITY_FILE_HEADING, listActivityFileBatches } from '#app/payments/activity/export-activity.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { csvResponse } from '#app/routes/api/file-response.ts'
import { readTimeZone } from '#app/store/settings.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/payments-export'

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const filter = readActivityFilter(url.searchParams, await readTimeZone(db))
  return csvResponse('payments', ACTIVITY_FILE_HEADING, listActivityFileBatches(db, filter))
}
