import { exportCustomer } from '#app/features/customers/export-personal-data.server.ts'
import { guardResources, requireAdmin } from '#app/features/staff/guard.server.ts'
import { idFrom } from '#app/lib/id.ts'
import { notFound } from '#app/lib/not-found.ts'
import { db } from '#app/platform/db/db.server.ts'
import { fileAnswer } from '#app/routes/resources/file-answer.ts'
import type { Route } from './+types/customer-export'

const MISSING = 'Customer not found'

export const middleware: Route.MiddlewareFunction[] = [guardResources]

/** Everything kept about a customer, as a JSON file to hand on. Its name says nothing about whom. */
export async function loader({ context, params }: Route.LoaderArgs) {
  requireAdmin(context)
  const personal = await exportCustomer(db, idFrom<'customer'>(params.id, MISSING))
  if (!personal) throw notFound(MISSING)
  return fileAnswer(JSON.stringify(personal, null, 2), {
    type: 'application/json',
    name: 'personal-data',
    ending: 'json',
  })
}
