import { listProductChoices } from '#app/catalog/admin/products/product-choices.server.ts'
import { readPage, readSearch } from '#app/lib/list-query.ts'
import { db } from '#app/platform/db/db.server.ts'
import { jsonResponse } from '#app/platform/http/json-response.ts'
import { readSettings } from '#app/store/settings.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/collection-products'

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const { store_currency: currency } = await readSettings(db)
  const query = { q: readSearch(url.searchParams), page: readPage(url.searchParams) }
  return jsonResponse(await listProductChoices(db, query, currency))
}
