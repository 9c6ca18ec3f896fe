import { notFound } from '#app/lib/route-errors.ts'
import { keepInputAs } from '#app/operations/admin/keep-form.ts'
import { rejectAction } from '#app/orders/order-action.ts'
import { saveInvoiceForm } from '#app/payments/invoices/invoice-order-form.server.ts'
import { saveOrderPart } from '#app/routes/admin/save-order-part.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/order-invoices'

export function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  throw notFound('Page Not Found')
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  return saveOrderPart(saveInvoiceForm, params.id, request, admin.id)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepInputAs(serverAction, (why) => rejectAction({ '': why }))
