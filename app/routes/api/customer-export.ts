import { href, redirect } from 'react-router'
import { parseId } from '#app/lib/id.ts'
import { exportCustomer } from '#app/orders/customers/export-personal-data.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { fileResponse } from '#app/routes/api/file-response.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/customer-export'

export async function loader({ context, params }: Route.LoaderArgs) {
  requireAdmin(context)
  const id = parseId<'customer'>(params.id)
  const personal = id && (await exportCustomer(db, id))
  if (!personal) throw redirect(href('/admin/customers/:id', params))
  const file = { type: 'application/json', name: 'personal-data', extension: 'json' }
  return fileResponse(JSON.stringify(personal, null, 2), file)
}
