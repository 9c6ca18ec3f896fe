import { isImportable } from '#app/exchange/received-files/other-files.server.ts'
import { parseJson } from '#app/lib/json.ts'
import { adminText } from '#app/payments/transfers/admin-text.ts'
import { csvMappingSchema } from '#app/payments/transfers/csv-statement.ts'
import { importStatement } from '#app/payments/transfers/import-statement.server.ts'
import { MAX_STATEMENT_BYTES } from '#app/payments/transfers/statement.ts'
import { db } from '#app/platform/db/db.server.ts'
import { jsonResponse } from '#app/platform/http/json-response.ts'
import { fileReceiver, rejectNonPost } from '#app/routes/api/receive-file.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/transfer-file'

const receive = fileReceiver({
  name: 'statements',
  maxBytes: MAX_STATEMENT_BYTES,
  tooLarge: () => adminText.fileTooLarge,
})

export function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  return rejectNonPost()
}

/**
 * Reads a multipart form with `file` and optionally `mapping` as JSON. Responds with the result of `importStatement`,
 * with a hint that the file belongs on the Import screen, or with { error }.
 */
export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  return await receive({ context, request }, async (file) => {
    const typed = file.form.get('mapping')
    const mapping = typeof typed === 'string' ? csvMappingSchema.safeParse(parseJson(typed)) : null
    if (mapping?.success === false) return jsonResponse({ error: adminText.chooseColumns }, { status: 400 })
    const imported = await importStatement(db, file.bytes, file.name, admin.id, mapping?.data)
    // A file whose columns staff have mapped is certainly a statement
    const isUnknown = !imported.ok && imported.needs && !mapping
    if (isUnknown && isImportable({ header: imported.columns, sample: imported.sample })) {
      return jsonResponse({ ok: false, needs: 'import', reason: adminText.fileForImport }, { status: 422 })
    }
    return jsonResponse(imported, { status: imported.ok || imported.needs ? 200 : 422 })
  })
}
