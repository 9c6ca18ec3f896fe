import { href } from 'react-router'
import { formatByteSize } from '#app/lib/byte-size.ts'
import { notFound } from '#app/lib/route-errors.ts'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { DownloadPage } from '#app/operations/admin/download-page.tsx'
import type { DownloadResult } from '#app/operations/admin/download-result.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepInputAs } from '#app/operations/admin/keep-form.ts'
import { adminText } from '#app/operations/backups/admin-text.ts'
import { findBackup } from '#app/operations/backups/stored-backups.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { forwardRetryAfter } from '#app/platform/http/response-init.ts'
import { confirmDownload } from '#app/store/staff/confirm-download.server.ts'
import { hasConfirmedPassword } from '#app/store/staff/confirmed-password.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/backup-download'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  requireAdmin(context)
  const backup = await findBackup(env.BACKUP_DIR, params.file)
  if (!backup) throw notFound(adminText.backupNotFound)
  const { file, madeAt, bytes } = backup
  return { file, madeAt, bytes, canDownload: await hasConfirmedPassword(db, request) }
}

export function action({ context, request }: Route.ActionArgs) {
  const { id } = requireAdmin(context)
  return confirmDownload(request, id)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepInputAs(serverAction, (why): DownloadResult => ({ errors: { '': why } }))

export const headers = forwardRetryAfter

export default function BackupDownload({ actionData, loaderData }: Route.ComponentProps) {
  const { file, madeAt, bytes, canDownload } = loaderData
  return (
    <DownloadPage
      title={adminText.downloadABackup}
      back={BACK_TO.backups}
      timeLabel={adminText.backupFrom}
      createdAt={madeAt}
      hint={adminText.downloadHint(formatByteSize(bytes))}
      to={href('/admin/backups/:file', { file })}
      passwordHint={adminText.passwordHint}
      canDownload={canDownload}
      result={actionData}
    />
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.backupNotLoaded, BACK_TO.backups)
