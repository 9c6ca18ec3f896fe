import { href, redirect } from 'react-router'
import { exportCustomer } from '#app/features/customers/export-personal-data.server.ts'
import { requireAdmin } from '#app/features/staff/guard.server.ts'
import { parseId } from '#app/lib/id.ts'
import { db } from '#app/platform/db/db.server.ts'
import { fileResponse } from '#app/routes/api/file-response.ts'
import type { Route } from './+types/customer-export'

export async function loader({ context, params }: Route.LoaderArgs) {
  requireAdmin(context)
  const id = parseId<'customer'>(params.id)
  const personal = id && (await exportCustomer(db, id))
  if (!personal) throw redirect(href('/admin/customers/:id', params))
  const file = { type: 'application/json', name: 'personal-data', extension: 'json' }
  return fileResponse(JSON.stringify(personal, null, 2), file)
}
