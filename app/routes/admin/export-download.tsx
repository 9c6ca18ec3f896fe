import { href } from 'react-router'
import { adminText } from '#app/exchange/exports/admin-text.ts'
import { findExport } from '#app/exchange/exports/export-folder.server.ts'
import { getExportFolder } from '#app/exchange/exports/export-process.server.ts'
import { formatByteSize } from '#app/lib/byte-size.ts'
import { notFound } from '#app/lib/route-errors.ts'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { DownloadPage } from '#app/operations/admin/download-page.tsx'
import type { DownloadResult } from '#app/operations/admin/download-result.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepInputAs } from '#app/operations/admin/keep-form.ts'
import { db } from '#app/platform/db/db.server.ts'
import { forwardRetryAfter } from '#app/platform/http/response-init.ts'
import { confirmDownload } from '#app/store/staff/confirm-download.server.ts'
import { hasConfirmedPassword } from '#app/store/staff/confirmed-password.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/export-download'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  requireAdmin(context)
  const archive = await findExport(getExportFolder(), params.file)
  if (!archive) throw notFound(adminText.exportNotFound)
  const { file, createdAt, bytes } = archive
  return { file, madeAt: createdAt, bytes, canDownload: await hasConfirmedPassword(db, request) }
}

export function action({ context, request }: Route.ActionArgs) {
  const { id } = requireAdmin(context)
  return confirmDownload(request, id)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepInputAs(serverAction, (why): DownloadResult => ({ errors: { '': why } }))

export const headers = forwardRetryAfter

export default function ExportDownload({ actionData, loaderData }: Route.ComponentProps) {
  const { file, madeAt, bytes, canDownload } = loaderData
  return (
    <DownloadPage
      title={adminText.downloadAnExport}
      back={BACK_TO.exports}
      timeLabel={adminText.exportFrom}
      createdAt={madeAt}
      hint={adminText.downloadHint(formatByteSize(bytes))}
      to={href('/admin/export/:file', { file })}
      passwordHint={adminText.passwordHint}
      canDownload={canDownload}
      result={actionData}
    />
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.notLoaded, BACK_TO.exports)
