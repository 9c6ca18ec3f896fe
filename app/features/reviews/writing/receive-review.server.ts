import { PHOTO_LIMITS, reviewInput } from '#app/features/reviews/writing/review-input.server.ts'
import type { ReviewResult } from '#app/features/reviews/writing/review-result.ts'
import { findReviewPage, writeReview } from '#app/features/reviews/writing/write-review.server.ts'
import { writeReviewText } from '#app/features/reviews/writing/write-review-text.ts'
import { type FieldErrors, parseForm } from '#app/lib/form.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { drafts } from '#app/platform/images/drafts.server.ts'
import { imageStore } from '#app/platform/images/image-store.server.ts'
import { refusalText } from '#app/platform/images/image-type.ts'
import { type Upload, withUpload } from '#app/platform/images/read-upload.server.ts'
import { storeUpload } from '#app/platform/images/uploads.server.ts'
import { log } from '#app/platform/log.server.ts'

type Target = { readonly link: string; readonly number: number }
type Refused = { readonly result: ReviewResult; readonly status: 400 | 409 | 413 }

/** Reads and stores a sent review with its photos. Null for an unknown link. */
export async function receiveReview(
  db: Database,
  target: Target,
  request: Request,
  requestId: string,
): Promise<Refused | 'stored' | null> {
  const page = await findReviewPage(db, target.link, target.number) // before files of strangers are read
  if (!page) return null
  const takesPhotos = page.line.state === 'open'
  const store = (upload: Upload) => storeSent(db, target, upload, { requestId, takesPhotos })
  return await withUpload(request, drafts, store, PHOTO_LIMITS)
}

async function storeSent(
  db: Database,
  target: Target,
  upload: Upload,
  { requestId, takesPhotos }: { readonly requestId: string; readonly takesPhotos: boolean },
): Promise<Refused | 'stored' | null> {
  if (!upload.ok) return refused({ file: upload.message }, upload.status, null)
  const typed = typedIn(upload.form)
  const input = parseForm(reviewInput, upload.form)
  if (!input.ok) return refused(input.errors, 400, typed)
  const photos: string[] = []
  for (const path of takesPhotos ? upload.paths : []) {
    const stored = await storeUpload(db, imageStore, { path, folder: 'reviews', staffId: null })
    if (!stored.ok) {
      log.warn({ event: 'upload-refused', request: requestId, reason: stored.refusal })
      return refused({ file: refusalText(stored.refusal) }, 400, typed)
    }
    photos.push(stored.image.publicId)
  }
  const state = await writeReview(db, target, { input: input.value, photos })
  if (state === null) return null
  return state === 'open' ? 'stored' : refused({ '': writeReviewText.refusals[state] }, 409, typed)
}

function refused(errors: FieldErrors, status: Refused['status'], typed: ReviewResult['typed']): Refused {
  return { result: { errors, typed }, status }
}

/** Shortened, because they are shown again on the page. */
function typedIn(form: FormData): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Array.from(form, ([name, value]) => [name, typeof value === 'string' ? value.slice(0, 10_000) : '']),
  )
}
