import type { RouterContextProvider } from 'react-router'
import { errorCode } from '#app/lib/errors.ts'
import type { Id } from '#app/lib/id.ts'
import { isDatabaseAway } from '#app/platform/db/database-away.ts'
import { env } from '#app/platform/env.server.ts'
import { getNetwork } from '#app/platform/http/address.ts'
import { requestInfo } from '#app/platform/http/request-info.ts'
import type { ResponseStatus } from '#app/platform/http/response-init.ts'
import { adminText } from '#app/platform/images/admin-text.ts'
import { drafts } from '#app/platform/images/drafts.server.ts'
import { ImageHostError } from '#app/platform/images/image-host-error.ts'
import type { PutResult } from '#app/platform/images/image-store.server.ts'
import { formatRejection, type ImageRejection } from '#app/platform/images/image-type.ts'
import { withUpload } from '#app/platform/images/read-upload.server.ts'
import { localLimiter } from '#app/platform/limits/limits.server.ts'
import { log } from '#app/platform/log.server.ts'

type RejectionStatus = Exclude<ResponseStatus['status'], 429>

const STATUS: Readonly<Record<ImageRejection, RejectionStatus>> = {
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

type UploadRequest = { readonly context: Readonly<RouterContextProvider>; readonly request: Request }

type SentImage = { readonly path: string; readonly name: string; readonly folder: string }

/** A rejected file; 'failed' for errors of the store. */
export type RejectedImage = { readonly name: string; readonly rejection: ImageRejection | 'failed' }

export type ReceivedImages = {
  readonly init: ResponseStatus
  /** The response for scripts, as in Cloudinary's API. */
  readonly body: object
  /** How many files were stored. */
  readonly stored: number
  readonly rejected: readonly RejectedImage[]
}

/**
 * Reads a multipart form with `file` (up to 20, 25 MB each, 100 MB together) and `folder`, and calls `store` for each
 * file. One file: { secure_url, public_id, width, height } or { error: { message } }. Several: { images: [...] } of
 * these.
 */
export async function receiveImages(
  { context, request }: UploadRequest,
  staffId: Id<'staff'>,
  store: (image: SentImage) => Promise<PutResult>,
): Promise<ReceivedImages> {
  const { id, address } = context.get(requestInfo)
  const counted = await limiter.count(getNetwork(address))
  if (!counted.allowed) {
    return fail({ status: 429, retryAfter: counted.retryAfter }, adminText.tooManyUploads)
  }
  if (!request.headers.get('Content-Type')?.toLowerCase().startsWith('multipart/form-data')) {
    return fail({ status: 415 }, adminText.uploadAsMultipart)
  }

  async function storeOne(image: SentImage): Promise<ReceivedImages> {
    const { name } = image
    try {
      const result = await store(image)
      if (result.ok) {
        const { url: secure_url, publicId: public_id, width, height } = result.image
        return { init: { status: 200 }, body: { secure_url, public_id, width, height }, stored: 1, rejected: [] }
      }
      const { rejection } = result
      log.warn({ event: 'upload-rejected', request: id, admin: staffId, reason: rejection })
      return { ...fail({ status: STATUS[rejection] }, formatRejection(rejection)), rejected: [{ name, rejection }] }
    } catch (error) {
      return { ...failure(error, id), rejected: [{ name, rejection: 'failed' }] }
    }
  }

  return await withUpload(request, drafts, async (upload): Promise<ReceivedImages> => {
    if (!upload.ok) {
      log.warn({ event: 'upload-rejected', request: id, admin: staffId, reason: upload.message })
      return fail({ status: upload.status }, upload.message)
    }
    const folder = upload.form.get('folder')
    if (upload.paths.length === 0) return fail({ status: 400 }, adminText.noImage)
    const results = await Promise.all(
      upload.paths.map((path, at) =>
        storeOne({ path, name: upload.names[at] ?? '', folder: typeof folder === 'string' ? folder : '' }),
      ),
    )
    const [only] = results
    if (only && results.length === 1) return only
    return {
      init: { status: 200 },
      body: { images: results.map(({ body }) => body) },
      stored: results.reduce((total, { stored }) => total + stored, 0),
      rejected: results.flatMap(({ rejected }) => rejected),
    }
  }).catch((error) => failure(error, id))
}

function fail(init: ResponseStatus, message: string): ReceivedImages {
  return { init, body: toErrorBody(message), stored: 0, rejected: [] }
}

/** Returns the response for scripts that states an error. */
export function toErrorBody(message: string): object {
  return { error: { message } }
}

function failure(error: unknown, request: string): ReceivedImages {
  log.error({ event: 'upload-failed', request, err: error })
  const isFull = ['ENOSPC', 'EDQUOT'].includes(errorCode(error) ?? '')
  if (isFull) return fail({ status: 507 }, adminText.noSpaceLeft)
  const status = error instanceof ImageHostError ? 502 : isDatabaseAway(error) ? 503 : 500
  return fail({ status }, adminText.uploadFailed)
}
