import { requireAdmin } from '#app/features/staff/guard.server.ts'
import { csvMappingSchema } from '#app/features/transfers/csv-statement.ts'
import { importStatement } from '#app/features/transfers/import-statement.server.ts'
import { MAX_STATEMENT_BYTES } from '#app/features/transfers/statement.ts'
import { parseJson } from '#app/lib/json.ts'
import { semaphore } from '#app/lib/semaphore.ts'
import { db } from '#app/platform/db/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { networkOf } from '#app/platform/http/address.ts'
import { jsonResponse } from '#app/platform/http/json-response.ts'
import { readFormFile } from '#app/platform/http/read-form-file.server.ts'
import { requestInfo } from '#app/platform/http/request-info.ts'
import { localLimiter } from '#app/platform/limits/limits.server.ts'
import type { Route } from './+types/transfer-file'

const REASONS = {
  missing: 'Choose a file first.',
  'too-large': 'This file is larger than 5 MB. Export a shorter period.',
  unreadable: 'This upload could not be read.',
} as const

const limiter = localLimiter({ name: 'statements', points: env.LIMIT_UPLOADS, seconds: 60 })
/** One at a time, as each file is held in memory while it is read. */
const withPermit = semaphore(MAX_STATEMENT_BYTES)

export function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  return jsonResponse({ error: 'Upload files by POST.' }, { status: 405, headers: { Allow: 'POST' } })
}

/** Multipart with `file` and perhaps `mapping` as JSON. Responds with what `importStatement` returns, or { error }. */
export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const counted = await limiter.count(networkOf(context.get(requestInfo).address))
  if (!counted.allowed) {
    const message = 'Too many files from your connection. Please try again in a minute.'
    return jsonResponse({ error: message }, { status: 429, retryAfter: counted.retryAfter })
  }
  if (!request.headers.get('Content-Type')?.toLowerCase().startsWith('multipart/form-data')) {
    return jsonResponse({ error: 'Upload files as multipart/form-data.' }, { status: 415 })
  }
  return await withPermit(MAX_STATEMENT_BYTES, async () => {
    const file = await readFormFile(request, MAX_STATEMENT_BYTES)
    if (!file.ok) {
      return jsonResponse({ error: REASONS[file.reason] }, { status: file.reason === 'too-large' ? 413 : 400 })
    }
    const typed = file.form.get('mapping')
    const mapping = typeof typed === 'string' ? csvMappingSchema.safeParse(parseJson(typed)) : null
    if (mapping?.success === false) return jsonResponse({ error: 'Choose the columns again.' }, { status: 400 })
    const imported = await importStatement(db, file.bytes, file.name, admin.id, mapping?.data)
    return jsonResponse(imported, { status: imported.ok || imported.needs ? 200 : 422 })
  })
}
