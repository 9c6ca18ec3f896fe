import { readWaitingQuery } from '#app/inventory/waiting-query.ts'
import { listWaitingFileBatches, WAITING_FILE_HEADING } from '#app/orders/waiting-list/waiting-people.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { csvResponse } from '#app/routes/api/file-response.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/waiting-list-export'

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context)
  return csvResponse(
    'waiting-list',
    WAITING_FILE_HEADING,
    listWaitingFileBatches(db, readWaitingQuery(url.searchParams)),
  )
}
