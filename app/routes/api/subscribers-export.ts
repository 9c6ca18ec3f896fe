import { readSubscribersForFile, SUBSCRIBER_FILE_HEADING } from '#app/content/newsletter/subscriber-list.server.ts'
import { readSearch } from '#app/lib/list-query.ts'
import { db } from '#app/platform/db/db.server.ts'
import { csvResponse } from '#app/routes/api/file-response.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/subscribers-export'

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context)
  return csvResponse('subscribers', SUBSCRIBER_FILE_HEADING, readSubscribersForFile(db, readSearch(url.searchParams)))
}
