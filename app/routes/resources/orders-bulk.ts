import { listChosenOrders, moveOrders, readOrderChoice } from '#app/features/orders/admin/order-bulk.server.ts'
import { bulkInput } from '#app/features/orders/admin/order-bulk.ts'
import { readOrderFilter } from '#app/features/orders/admin/order-list.ts'
import { guardResources, requireAdmin } from '#app/features/staff/guard.server.ts'
import { parseInput } from '#app/lib/form.ts'
import { parseJson } from '#app/lib/json.ts'
import { db } from '#app/platform/db/db.server.ts'
import type { Route } from './+types/orders-bulk'

const NOT_KEPT = { headers: { 'Cache-Control': 'no-store' } }

export const middleware: Route.MiddlewareFunction[] = [guardResources]

/** The chosen orders as they stand: `?ids=` with commas between them, or the list's own query with `all`. */
export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const choice = readOrderChoice(url.searchParams, readOrderFilter(url.searchParams))
  return Response.json(await listChosenOrders(db, choice), NOT_KEPT)
}

/** Takes a `BulkInput` as JSON; answers with what became of each order. */
export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const input = parseInput(bulkInput, parseJson(await request.text()))
  if (!input.ok) return Response.json({ errors: input.errors }, { ...NOT_KEPT, status: 400 })
  return Response.json({ results: await moveOrders(db, input.value, admin.id) }, NOT_KEPT)
}
