import { data } from 'react-router'
import { keepInput } from '#app/features/admin/keep-form.ts'
import { refusedAction } from '#app/features/orders/admin/order-action.ts'
import { saveReturnForm } from '#app/features/orders/admin/order-return-save.server.ts'
import { requireAdmin } from '#app/features/staff/guard.server.ts'
import { idFrom } from '#app/lib/id.ts'
import { notFound } from '#app/lib/not-found.ts'
import { readForm } from '#app/lib/read-form.ts'
import { db } from '#app/platform/db/db.server.ts'
import type { Route } from './+types/order-returns'

const MISSING = 'Order not found'

export function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  throw notFound('Page Not Found')
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const saved = await saveReturnForm(db, idFrom<'order'>(params.id, MISSING), await readForm(request), admin.id)
  if (!saved) throw notFound(MISSING)
  return data(saved.result, { status: saved.status })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepInput(serverAction, (why) => refusedAction({ '': why }))
