import { createImport } from '#app/features/product-files/create-import.server.ts'
import { MAX_FILE_BYTES } from '#app/features/product-files/read-product-file.server.ts'
import { readSettings } from '#app/features/settings/settings.server.ts'
import { requireAdmin } from '#app/features/staff/guard.server.ts'
import { semaphore } from '#app/lib/semaphore.ts'
import { db } from '#app/platform/db/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { networkOf } from '#app/platform/http/address.ts'
import { jsonResponse } from '#app/platform/http/json-response.ts'
import { readFormFile } from '#app/platform/http/read-form-file.server.ts'
import { requestInfo } from '#app/platform/http/request-info.ts'
import { localLimiter } from '#app/platform/limits/limits.server.ts'
import { log } from '#app/platform/log.server.ts'
import type { Route } from './+types/product-import-file'

const REASONS = {
  missing: 'Choose a file first.',
  'too-large': 'This file is larger than 20 MB. Send it in parts.',
  unreadable: 'This upload could not be read.',
} as const

const limiter = localLimiter({ name: 'product-files', points: env.LIMIT_UPLOADS, seconds: 60 })
/** One at a time, as each file is held in memory while it is read. */
const withPermit = semaphore(MAX_FILE_BYTES)

export function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  return jsonResponse({ error: 'Upload files by POST.' }, { status: 405, headers: { Allow: 'POST' } })
}

/** Multipart with `file`, at most 20 MB. Responds with { id } of the import, or { error } to show. */
export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const { id, address } = context.get(requestInfo)
  const counted = await limiter.count(networkOf(address))
  if (!counted.allowed) {
    const message = 'Too many files from your connection. Please try again in a minute.'
    return jsonResponse({ error: message }, { status: 429, retryAfter: counted.retryAfter })
  }
  if (!request.headers.get('Content-Type')?.toLowerCase().startsWith('multipart/form-data')) {
    return jsonResponse({ error: 'Upload files as multipart/form-data.' }, { status: 415 })
  }
  return await withPermit(MAX_FILE_BYTES, async () => {
    const file = await readFormFile(request, MAX_FILE_BYTES)
    if (!file.ok)
      return jsonResponse({ error: REASONS[file.reason] }, { status: file.reason === 'too-large' ? 413 : 400 })
    const { store_currency: currency } = await readSettings(db)
    const created = await createImport(db, file, { staffId: admin.id, currency })
    if (created.ok) return jsonResponse({ id: created.id })
    log.warn({ event: 'product-file-refused', request: id, admin: admin.id, reason: created.message })
    return jsonResponse({ error: created.message }, { status: 422 })
  })
}
