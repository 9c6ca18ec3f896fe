import { rm } from 'node:fs/promises'
import { semaphore } from '#app/lib/semaphore.ts'
import { type MultipartRefusal, readMultipart } from '#app/platform/http/multipart.server.ts'
import { adminText } from '#app/platform/images/admin-text.ts'
import type { Drafts } from '#app/platform/images/drafts.server.ts'
import { MAX_IMAGE_BYTES, refusalText } from '#app/platform/images/image-type.ts'

/** Of staff. */
const LIMITS = { maxFiles: 20, maxFileSize: MAX_IMAGE_BYTES, maxParts: 50, maxTotalSize: 100 * 2 ** 20 } as const

/** In bytes. */
export type UploadLimits = Parameters<typeof readMultipart>[1]

/** The parser holds one file per request in memory. Requests share this many bytes; the others wait. */
const withPermit = semaphore(2 * MAX_IMAGE_BYTES)

export type Upload =
  | { readonly ok: true; readonly paths: readonly string[]; readonly form: FormData }
  | ({ readonly ok: false } & Refusal)

type Refusal = { readonly status: 400 | 413; readonly message: string }

function refusalOf(refusal: MultipartRefusal, { maxFiles, maxTotalSize }: UploadLimits): Refusal {
  switch (refusal) {
    case 'file-too-large':
      return { status: 413, message: refusalText('too-many-bytes') }
    case 'form-too-large':
      return { status: 413, message: adminText.tooLargeTogether(maxTotalSize / 2 ** 20) }
    case 'too-many-files':
      return { status: 413, message: adminText.tooManyAtOnce(maxFiles) }
    case 'unreadable':
      return { status: 400, message: adminText.unreadableUpload }
  }
}

/** Reads a multipart form with files in `file`. `use` gets their paths, which are deleted afterwards. */
export async function withUpload<Result>(
  request: Request,
  drafts: Drafts,
  use: (upload: Upload) => Promise<Result>,
  limits: UploadLimits = LIMITS,
): Promise<Result> {
  const paths: string[] = []
  try {
    return await use(await withPermit(weightOf(request), () => read(request, drafts, limits, paths)))
  } finally {
    for (const path of paths) await rm(path, { force: true })
  }
}

async function read(request: Request, drafts: Drafts, limits: UploadLimits, paths: string[]): Promise<Upload> {
  const sent = await readMultipart(request, limits, async (file) => {
    const isChosen = file.name !== '' || file.size > 0
    if (file.fieldName === 'file' && isChosen) paths.push(await drafts.write(file.stream()))
  })
  if (!sent.ok) return { ok: false, ...refusalOf(sent.refusal, limits) }
  sent.form.delete('file') // an empty part can be read as text
  return { ok: true, paths, form: sent.form }
}

function weightOf(request: Request): number {
  const said = Number(request.headers.get('Content-Length') ?? Number.NaN)
  return Number.isFinite(said) ? Math.min(said, MAX_IMAGE_BYTES) : MAX_IMAGE_BYTES
}
