import { readSearch } from '#app/lib/list-query.ts'
import { searchAdmin } from '#app/operations/admin/admin-search.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { jsonResponse } from '#app/platform/http/json-response.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/admin-search'

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context)
  return jsonResponse(await searchAdmin(db, readSearch(url.searchParams)))
}
