import { href, redirect } from 'react-router'
import { findFileImport, readImportRejectedRows } from '#app/exchange/imports/file-imports.server.ts'
import { parseId } from '#app/lib/id.ts'
import { db } from '#app/platform/db/db.server.ts'
import { csvResponse } from '#app/routes/api/file-response.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/import-rejected'

export async function loader({ context, params }: Route.LoaderArgs) {
  requireAdmin(context)
  const id = parseId<'file-import'>(params.id)
  if (!id || !(await findFileImport(db, id))) throw redirect(href('/admin/import/:id', params))
  const { heading, batches } = await readImportRejectedRows(db, id)
  return csvResponse('rejected-rows', heading, batches)
}
