import { href, redirect } from 'react-router'
import { findExport, recordExportUse } from '#app/exchange/exports/export-folder.server.ts'
import { getExportFolder } from '#app/exchange/exports/export-process.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { download } from '#app/routes/api/download.ts'
import { hasConfirmedPassword } from '#app/store/staff/confirmed-password.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/export-file'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { id: staffId } = requireAdmin(context)
  const archive = await findExport(getExportFolder(), params.file)
  if (!archive || !(await hasConfirmedPassword(db, request))) {
    throw redirect(href('/admin/export/:file/download', params))
  }
  const { file, path } = archive
  await recordExportUse(db, { file, staffId }, 'download')
  return download(request, { path, file, type: 'application/zip' })
}
