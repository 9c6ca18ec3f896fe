import { REDIRECT_FILE_HEADING, readRedirectsForFile } from '#app/content/redirects/redirect-list.server.ts'
import { readRedirectListQuery } from '#app/content/redirects/redirect-list.ts'
import { db } from '#app/platform/db/db.server.ts'
import { csvResponse } from '#app/routes/api/file-response.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/redirects-export'

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const query = readRedirectListQuery(url.searchParams)
  return csvResponse('redirects', REDIRECT_FILE_HEADING, readRedirectsForFile(db, query))
}
