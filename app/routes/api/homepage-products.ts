import { findPlannableProducts } from '#app/content/homepage/admin/homepage-plan.server.ts'
import { readSearch } from '#app/lib/list-query.ts'
import { db } from '#app/platform/db/db.server.ts'
import { jsonResponse } from '#app/platform/http/json-response.ts'
import { readSettings } from '#app/store/settings.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/homepage-products'

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const text = readSearch(url.searchParams)
  const found =
    text === '' ? { products: [], tiles: [] } : await findPlannableProducts(db, text, await readSettings(db))
  return jsonResponse(found)
}
