import { href, redirect } from 'react-router'
import { findImport, rejectedRowsOfProducts } from '#app/exchange/product-files/product-imports.server.ts'
import { parseId } from '#app/lib/id.ts'
import { db } from '#app/platform/db/db.server.ts'
import { csvResponse } from '#app/routes/api/file-response.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/product-import-rejected'

export async function loader({ context, params }: Route.LoaderArgs) {
  requireAdmin(context)
  const id = parseId<'product-import'>(params.id)
  if (!id || !(await findImport(db, id))) throw redirect(href('/admin/products/import/:id', params))
  const { heading, batches } = await rejectedRowsOfProducts(db, id)
  return csvResponse('rejected-rows', heading, batches)
}
