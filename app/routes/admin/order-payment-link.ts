import { notFound } from '#app/lib/route-errors.ts'
import { keepInputAs } from '#app/operations/admin/keep-form.ts'
import { rejectAction } from '#app/orders/order-action.ts'
import { sendPaymentLinkForm } from '#app/payments/admin/send-payment-link.server.ts'
import { saveOrderPart } from '#app/routes/admin/save-order-part.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/order-payment-link'

export function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  throw notFound('Page Not Found')
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  return saveOrderPart(sendPaymentLinkForm, params.id, request, admin.id)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepInputAs(serverAction, (why) => rejectAction({ '': why }))
