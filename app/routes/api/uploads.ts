import { errorCode } from '#app/lib/errors.ts'
import { isDatabaseAway } from '#app/platform/db/database-away.ts'
import { db } from '#app/platform/db/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { getNetwork } from '#app/platform/http/address.ts'
import { jsonResponse } from '#app/platform/http/json-response.ts'
import { requestInfo } from '#app/platform/http/request-info.ts'
import type { Status } from '#app/platform/http/response-init.ts'
import { adminText } from '#app/platform/images/admin-text.ts'
import { drafts } from '#app/platform/images/drafts.server.ts'
import { ImageHostError } from '#app/platform/images/image-host-error.ts'
import { imageStore } from '#app/platform/images/image-store.server.ts'
import { formatRejection, type ImageRejection } from '#app/platform/images/image-type.ts'
import { withUpload } from '#app/platform/images/read-upload.server.ts'
import { storeUpload } from '#app/platform/images/uploads.server.ts'
import { localLimiter } from '#app/platform/limits/limits.server.ts'
import { log } from '#app/platform/log.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/uploads'

const STATUS: Readonly<Record<ImageRejection, Status>> = {
  'too-many-bytes': 413,
  'too-many-pixels': 413,
  heic: 415,
  'other-format': 415,
  animated: 415,
  empty: 422,
  unreadable: 422,
  'too-slow': 422,
}

const limiter = localLimiter({ name: 'uploads', points: env.LIMIT_UPLOADS, seconds: 60 })

export function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  return jsonResponse(failed(adminText.uploadByPost), { status: 405, headers: { Allow: 'POST' } })
}

/**
 * Multipart with `file` (up to 20, 25 MB each, 100 MB together) and `folder`. One file: { secure_url, public_id, width,
 * height } or { error: { message } }, as in Cloudinary's API. Several: { images: [...] } of these.
 */
export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const { id, address } = context.get(requestInfo)
  const counted = await limiter.count(getNetwork(address))
  if (!counted.allowed) {
    const body = failed(adminText.tooManyUploads)
    return jsonResponse(body, { status: 429, retryAfter: counted.retryAfter })
  }
  if (!request.headers.get('Content-Type')?.toLowerCase().startsWith('multipart/form-data')) {
    return jsonResponse(failed(adminText.uploadAsMultipart), { status: 415 })
  }

  async function store(path: string, folder: string): Promise<UploadResult> {
    try {
      const result = await storeUpload(db, imageStore, { path, folder, staffId: admin.id })
      if (result.ok) {
        const { url: secure_url, publicId: public_id, width, height } = result.image
        return { status: 200, body: { secure_url, public_id, width, height } }
      }
      log.warn({ event: 'upload-rejected', request: id, admin: admin.id, reason: result.rejection })
      return { status: STATUS[result.rejection], body: failed(formatRejection(result.rejection)) }
    } catch (error) {
      return failure(error, id)
    }
  }

  const { status, body } = await withUpload(request, drafts, async (upload): Promise<UploadResult> => {
    if (!upload.ok) {
      log.warn({ event: 'upload-rejected', request: id, admin: admin.id, reason: upload.message })
      return { status: upload.status, body: failed(upload.message) }
    }
    const folder = upload.form.get('folder')
    if (upload.paths.length === 0) return { status: 400, body: failed(adminText.noImage) }
    const results = await Promise.all(upload.paths.map((path) => store(path, typeof folder === 'string' ? folder : '')))
    const [only] = results
    if (only && results.length === 1) return only
    return { status: 200, body: { images: results.map((result) => result.body) } }
  }).catch((error) => failure(error, id))
  return jsonResponse(body, { status })
}

type UploadResult = { readonly status: Status; readonly body: object }

function failed(message: string): object {
  return { error: { message } }
}

function failure(error: unknown, request: string): UploadResult {
  log.error({ event: 'upload-failed', request, err: error })
  const isFull = ['ENOSPC', 'EDQUOT'].includes(errorCode(error) ?? '')
  if (isFull) return { status: 507, body: failed(adminText.noSpaceLeft) }
  const status = error instanceof ImageHostError ? 502 : isDatabaseAway(error) ? 503 : 500
  return { status, body: failed(adminText.uploadFailed) }
}
