import { guardResources, requireAdmin } from '#app/features/staff/guard.server.ts'
import { checkStock } from '#app/features/stock/stock-check.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { jsonAnswer } from '#app/platform/http/json-answer.ts'
import type { Route } from './+types/stock-check'

export const middleware: Route.MiddlewareFunction[] = [guardResources]

/** Whether stock and its history agree, for the script of their screen. */
export async function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  return jsonAnswer(await checkStock(db))
}
