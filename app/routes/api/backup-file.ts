import { href, redirect } from 'react-router'
import { findBackup, recordBackupUse } from '#app/operations/backups/stored-backups.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { download } from '#app/routes/api/download.ts'
import { hasConfirmedPassword } from '#app/store/staff/confirmed-password.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/backup-file'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { id: staffId } = requireAdmin(context)
  const backup = await findBackup(env.BACKUP_DIR, params.file)
  if (!backup || !(await hasConfirmedPassword(db, request)))
    throw redirect(href('/admin/backups/:file/download', params))
  await recordBackupUse(db, { file: backup.file, staffId }, 'download')
  const { path, file } = backup
  return download(request, { path, file, type: 'application/x-tar' })
}
