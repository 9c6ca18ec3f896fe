import { href } from 'react-router'
import { adminText } from '#app/exchange/imports/admin-text.ts'
import { IMPORT_FILE_LIMITS, MAX_PAGE_FILES } from '#app/exchange/imports/import-limits.ts'
import { receiveImport } from '#app/exchange/received-files/receive-import.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { jsonResponse } from '#app/platform/http/json-response.ts'
import { requestInfo } from '#app/platform/http/request-info.ts'
import { log } from '#app/platform/log.server.ts'
import { fileReceiver, rejectNonPost } from '#app/routes/api/receive-file.ts'
import { readSettings } from '#app/store/settings.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/import-file'

const receive = fileReceiver({
  name: 'import-files',
  maxBytes: IMPORT_FILE_LIMITS.maxBytes,
  tooLarge: () => adminText.fileNotReceived(adminText.megabytes(IMPORT_FILE_LIMITS.maxBytes / 2 ** 20)),
  maxFiles: MAX_PAGE_FILES,
})

export function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  return rejectNonPost()
}

/** Reads a multipart form with `file` (several for Markdown). Responds with { to }, the check's URL, or { error }. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const { id: staffId } = requireAdmin(context)
  return await receive({ context, request }, async ({ name, bytes, others }) => {
    const { store_currency: currency } = await readSettings(db)
    const received = await receiveImport(db, [{ name, bytes }, ...others], { staffId, currency, ownOrigin: url.origin })
    if (received.ok) return jsonResponse({ to: href('/admin/import/:id', { id: received.id }) })
    const { id } = context.get(requestInfo)
    log.warn({ event: 'import-file-rejected', request: id, admin: staffId, reason: received.message })
    return jsonResponse({ error: received.message }, { status: 422 })
  })
}
