import { isReferenced } from '#app/base/images.server.ts'
import { PHOTO_LIMITS, reviewInput } from '#app/content/reviews/writing/review-input.server.ts'
import type { ReviewResult } from '#app/content/reviews/writing/review-result.ts'
import { findReviewPage, writeReview } from '#app/content/reviews/writing/write-review.server.ts'
import { writeReviewText } from '#app/content/reviews/writing/write-review-text.ts'
import { type FieldErrors, parseForm } from '#app/lib/form.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import type { ResponseStatus } from '#app/platform/http/response-init.ts'
import { drafts } from '#app/platform/images/drafts.server.ts'
import { imageStore } from '#app/platform/images/image-store.server.ts'
import { formatRejection } from '#app/platform/images/image-type.ts'
import { MODERATED_FOLDER } from '#app/platform/images/media-path.ts'
import { type Upload, withShopperUpload } from '#app/platform/images/read-upload.server.ts'
import { discardUploads, storeUploads } from '#app/platform/images/uploads.server.ts'
import { createLimiterGetter } from '#app/platform/limits/limits.server.ts'
import { log } from '#app/platform/log.server.ts'
import { uiText } from '#app/ui/ui-text.ts'

/** When to retry while too many uploads are running: after the typical upload time of a photo, in seconds. */
const RETRY_AFTER_S = 10

type Target = { readonly link: string; readonly number: number }
type Rejection = { readonly result: ReviewResult } & ResponseStatus

/** Limits the stored photos per order: 25 lines with four photos each, per day. */
const photosPerDay = createLimiterGetter({ name: 'review-photos', points: 100, seconds: 86_400 })

/** Reads and stores a review with its photos. Null for an unknown link. */
export async function receiveReview(
  db: Database,
  target: Target,
  request: Request,
  requestId: string,
): Promise<Rejection | 'stored' | null> {
  const page = await findReviewPage(db, target.link, target.number) // rejects unknown links before any files are read
  if (!page) return null
  const acceptsPhotos = page.line.state === 'open'
  const store = (upload: Upload | 'busy') => storeSubmission(db, target, upload, { requestId, acceptsPhotos })
  return await withShopperUpload(request, target.link, { drafts, use: store, limits: PHOTO_LIMITS })
}

async function storeSubmission(
  db: Database,
  target: Target,
  upload: Upload | 'busy',
  { requestId, acceptsPhotos }: { readonly requestId: string; readonly acceptsPhotos: boolean },
): Promise<Rejection | 'stored' | null> {
  if (upload === 'busy') return rejectTooMany(RETRY_AFTER_S, null)
  if (!upload.ok) return reject({ file: upload.message }, upload.status, null)
  const typed = readTypedText(upload.form)
  const input = parseForm(reviewInput, upload.form)
  if (!input.ok) return reject(input.errors, 400, typed)
  const paths = acceptsPhotos ? upload.paths : []
  for (const _ of paths) {
    const counted = await photosPerDay(db).count(target.link)
    if (!counted.allowed) return rejectTooMany(counted.retryAfter, typed)
  }
  const isInUse = isReferenced()
  const files = { paths, folder: MODERATED_FOLDER, staffId: null, isReferenced: isInUse }
  const stored = await storeUploads(db, imageStore, files)
  if (!stored.ok) {
    log.warn({ event: 'upload-rejected', request: requestId, reason: stored.rejection })
    return reject({ file: formatRejection(stored.rejection) }, 400, typed)
  }
  const discard = () => discardUploads(db, imageStore, stored.added, isInUse)
  try {
    const photos = stored.images.map(({ publicId }) => publicId)
    const state = await writeReview(db, target, { input: input.value, photos })
    await discard() // deletes the new photos unless a stored review uses them
    if (state === null) return null
    return state === 'open' ? 'stored' : reject({ '': writeReviewText.rejections[state] }, 409, typed)
  } catch (error) {
    await discard()
    throw error
  }
}

function rejectTooMany(retryAfter: number, typed: ReviewResult['typed']): Rejection {
  return { result: { errors: { '': uiText.tooManyRequests }, typed }, status: 429, retryAfter }
}

function reject(errors: FieldErrors, status: 400 | 409 | 413, typed: ReviewResult['typed']): Rejection {
  return { result: { errors, typed }, status }
}

/** Returns the typed text, which the page shows again. Shortens very long text. */
function readTypedText(form: FormData): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Array.from(form, ([name, value]) => [name, typeof value === 'string' ? value.slice(0, 10_000) : '']),
  )
}
