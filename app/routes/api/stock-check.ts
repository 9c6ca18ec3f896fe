import { checkStock } from '#app/inventory/stock/stock-check.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { jsonResponse } from '#app/platform/http/json-response.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/stock-check'

export async function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  return jsonResponse(await checkStock(db))
}
