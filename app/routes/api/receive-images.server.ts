import type { RouterContextProvider } from 'react-router'
import { getErrorCode } from '#app/lib/errors.ts'
import type { Id } from '#app/lib/id.ts'
import { isDatabaseAway } from '#app/platform/db/database-away.ts'
import { env } from '#app/platform/env.server.ts'
import { getNetwork } from '#app/platform/http/address.ts'
import type { MultipartRejection } from '#app/platform/http/multipart.server.ts'
import { requestInfo } from '#app/platform/http/request-info.ts'
import type { ResponseStatus } from '#app/platform/http/response-init.ts'
import { adminText } from '#app/platform/images/admin-text.ts'
import { drafts } from '#app/platform/images/drafts.server.ts'
import { ImageHostError } from '#app/platform/images/image-host-error.ts'
import type { PutResult } from '#app/platform/images/image-store.server.ts'
import { formatRejection, type ImageRejection } from '#app/platform/images/image-type.ts'
import { withUpload } from '#app/platform/images/read-upload.server.ts'
import { createLocalLimiter } from '#app/platform/limits/limits.server.ts'
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

const limiter = createLocalLimiter({ name: 'uploads', points: env.LIMIT_UPLOADS, seconds: 60 })

type UploadRequest = { readonly context: Readonly<RouterContextProvider>; readonly request: Request }

type SentImage = { readonly path: string; readonly name: string; readonly folder: string }

/** `isCreated` is true if the file became a new record, and undefined if files do not become records. */
type StoredImageResult = PutResult & { readonly isCreated?: boolean }

/** Failures of the image store. */
type Failure = 'failed' | 'no-space'

type RejectedImage = { readonly name: string; readonly rejection: ImageRejection | Failure }

type Problem = Failure | MultipartRejection | 'too-many-uploads' | 'no-image'

export type ReceivedImages = {
  readonly init: ResponseStatus
  /** The response for scripts, in the format of Cloudinary's API. */
  readonly body: object
  /** How many files were stored. */
  readonly stored: number
  /** How many of the stored files became new records. */
  readonly created: number
  readonly rejected: readonly RejectedImage[]
  /** Why all files were rejected together. */
  readonly problem: Problem | null
}

const NONE = { stored: 0, created: 0, rejected: [], problem: null } as const

/**
 * Reads a multipart form with `file` (up to 20, 25 MB each, 100 MB in total) and `folder`, and calls `store` for each
 * file. The body for one file is { secure_url, public_id, width, height } or { error: { message } }; for several,
 * { images: [...] } with one of these for each.
 */
export async function receiveImages(
  { context, request }: UploadRequest,
  staffId: Id<'staff'>,
  store: (image: SentImage) => Promise<StoredImageResult>,
): Promise<ReceivedImages> {
  const { id, address } = context.get(requestInfo)
  const limit = await limiter.count(getNetwork(address))
  if (!limit.allowed) {
    return createFailure({ status: 429, retryAfter: limit.retryAfter }, adminText.tooManyUploads, 'too-many-uploads')
  }
  if (!request.headers.get('Content-Type')?.toLowerCase().startsWith('multipart/form-data')) {
    return createFailure({ status: 415 }, adminText.uploadAsMultipart, 'unreadable')
  }

  async function storeImage(image: SentImage): Promise<ReceivedImages> {
    const { name } = image
    try {
      const result = await store(image)
      if (result.ok) {
        const { image, isCreated } = result
        const { url: secure_url, publicId: public_id, width, height } = image
        const body = { secure_url, public_id, width, height, ...(isCreated !== undefined && { created: isCreated }) }
        return { ...NONE, init: { status: 200 }, body, stored: 1, created: isCreated ? 1 : 0 }
      }
      const { rejection } = result
      log.warn({ event: 'upload-rejected', request: id, admin: staffId, reason: rejection })
      const body = toErrorBody(formatRejection(rejection))
      return { ...NONE, init: { status: STATUS[rejection] }, body, rejected: [{ name, rejection }] }
    } catch (error) {
      const { init, body, problem } = handleFailure(error, id)
      return { ...NONE, init, body, rejected: [{ name, rejection: problem }] }
    }
  }

  return await withUpload(request, drafts, async (upload): Promise<ReceivedImages> => {
    if (!upload.ok) {
      log.warn({ event: 'upload-rejected', request: id, admin: staffId, reason: upload.message })
      return createFailure({ status: upload.status }, upload.message, upload.rejection)
    }
    const folder = upload.form.get('folder')
    if (upload.paths.length === 0) return createFailure({ status: 400 }, adminText.noImage, 'no-image')
    const results = await Promise.all(
      upload.paths.map((path, index) =>
        storeImage({ path, name: upload.names[index] ?? '', folder: typeof folder === 'string' ? folder : '' }),
      ),
    )
    const [only] = results
    if (only && results.length === 1) return only
    return {
      ...NONE,
      init: { status: 200 },
      body: { images: results.map(({ body }) => body) },
      stored: results.reduce((total, { stored }) => total + stored, 0),
      created: results.reduce((total, { created }) => total + created, 0),
      rejected: results.flatMap(({ rejected }) => rejected),
    }
  }).catch((error) => handleFailure(error, id))
}

function createFailure<Reason extends Problem>(init: ResponseStatus, message: string, problem: Reason) {
  return { ...NONE, init, body: toErrorBody(message), problem }
}

/** Returns the body of an error response for scripts. */
export function toErrorBody(message: string): object {
  return { error: { message } }
}

function handleFailure(error: unknown, request: string) {
  log.error({ event: 'upload-failed', request, err: error })
  const isFull = ['ENOSPC', 'EDQUOT'].includes(getErrorCode(error) ?? '')
  if (isFull) return createFailure<Failure>({ status: 507 }, adminText.noSpaceLeft, 'no-space')
  const status = error instanceof ImageHostError ? 502 : isDatabaseAway(error) ? 503 : 500
  return createFailure<Failure>({ status }, adminText.uploadFailed, 'failed')
}
