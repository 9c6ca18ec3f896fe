import { createImport } from '#app/features/product-files/create-import.server.ts'
import { readSettings } from '#app/features/settings/settings.server.ts'
import { requireAdmin } from '#app/features/staff/guard.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { MAX_CSV_BYTES } from '#app/platform/files/csv-limits.ts'
import { jsonResponse } from '#app/platform/http/json-response.ts'
import { requestInfo } from '#app/platform/http/request-info.ts'
import { log } from '#app/platform/log.server.ts'
import { fileReceiver, onlyPost } from '#app/routes/api/receive-file.ts'
import type { Route } from './+types/product-import-file'

const receive = fileReceiver({
  name: 'product-files',
  maxBytes: MAX_CSV_BYTES,
  tooLarge: 'This file is larger than 20 MB. Send it in parts.',
})

export function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  return onlyPost()
}

/** Multipart with `file`, at most 20 MB. Responds with { id } of the import, or { error } to show. */
export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  return await receive({ context, request }, async (file) => {
    const { store_currency: currency } = await readSettings(db)
    const created = await createImport(db, file, { staffId: admin.id, currency })
    if (created.ok) return jsonResponse({ id: created.id })
    const { id } = context.get(requestInfo)
    log.warn({ event: 'product-file-refused', request: id, admin: admin.id, reason: created.message })
    return jsonResponse({ error: created.message }, { status: 422 })
  })
}
