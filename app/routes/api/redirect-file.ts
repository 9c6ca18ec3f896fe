import { importRedirects } from '#app/features/redirects/import-redirects.server.ts'
import { requireAdmin } from '#app/features/staff/guard.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { MAX_CSV_BYTES } from '#app/platform/files/csv-limits.ts'
import { FileRefused } from '#app/platform/files/read-csv.server.ts'
import { jsonResponse } from '#app/platform/http/json-response.ts'
import { fileReceiver, onlyPost } from '#app/routes/api/receive-file.ts'
import type { Route } from './+types/redirect-file'

const receive = fileReceiver({
  name: 'redirect-files',
  maxBytes: MAX_CSV_BYTES,
  tooLarge: 'This file is larger than 20 MB. Send it in parts.',
})

export function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  return onlyPost()
}

/** Multipart with `file`, and `save` unless it is only to be checked. Responds with what `importRedirects` returns. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const { id: staffId } = requireAdmin(context)
  return await receive({ context, request }, async (file) => {
    try {
      const isTrial = !file.form.has('save')
      return jsonResponse(await importRedirects(db, file, { staffId, ownOrigin: url.origin, isTrial }))
    } catch (error) {
      if (error instanceof FileRefused) return jsonResponse({ error: error.message }, { status: 422 })
      throw error
    }
  })
}
