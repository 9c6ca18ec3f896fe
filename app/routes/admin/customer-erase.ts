import { data, href, redirect } from 'react-router'
import { requireId } from '#app/lib/id.ts'
import { notFound } from '#app/lib/route-errors.ts'
import { keepForm } from '#app/operations/admin/keep-form.ts'
import { adminText } from '#app/orders/customers/admin-text.ts'
import { eraseCustomer } from '#app/orders/customers/erase-personal-data.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { log } from '#app/platform/log.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/customer-erase'

export function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  throw notFound('Page Not Found')
}

export async function action({ context, params }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const id = requireId<'customer'>(params.id, adminText.customerNotFound)
  try {
    await eraseCustomer(db, id, admin.id)
  } catch (error) {
    log.error({ err: error }, 'personal data could not be erased')
    return data({ failed: adminText.notErased }, { status: 500 })
  }
  return redirect(`${href('/admin/customers')}?erased=yes`)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepForm(serverAction, { failed: adminText.notErased })
