import { parseInput } from '#app/lib/form.ts'
import { parseJson } from '#app/lib/json.ts'
import { changeOrderStatuses, listChosenOrders, readOrderChoice } from '#app/orders/admin/bulk/order-bulk.server.ts'
import { bulkInput } from '#app/orders/admin/bulk/order-bulk.ts'
import { readOrderFilter } from '#app/orders/admin/order-list.ts'
import { db } from '#app/platform/db/db.server.ts'
import { jsonResponse } from '#app/platform/http/json-response.ts'
import { readTimeZone } from '#app/store/settings.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/orders-bulk'

/** Returns the current state of the selected orders: `?ids=`, separated by commas, or the list's query with `all`. */
export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const filter = readOrderFilter(url.searchParams, await readTimeZone(db))
  return jsonResponse(await listChosenOrders(db, readOrderChoice(url.searchParams, filter)))
}

export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const input = parseInput(bulkInput, parseJson(await request.text()))
  if (!input.ok) return jsonResponse({ errors: input.errors }, { status: 400 })
  return jsonResponse({ results: await changeOrderStatuses(db, input.value, admin.id) })
}
