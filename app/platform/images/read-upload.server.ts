import { rm } from 'node:fs/promises'
import { semaphore } from '#app/lib/semaphore.ts'
import { type MultipartRefusal, readMultipart } from '#app/platform/http/multipart.server.ts'
import type { Drafts } from '#app/platform/images/drafts.server.ts'
import { MAX_IMAGE_BYTES, refusalText } from '#app/platform/images/image-type.ts'

const MAX_FILES = 20
const LIMITS = { maxFiles: MAX_FILES, maxFileSize: MAX_IMAGE_BYTES, maxParts: 50, maxTotalSize: 100 * 2 ** 20 }

/** The parser holds one file per request in memory. Requests share this many bytes; the others wait. */
const withPermit = semaphore(2 * MAX_IMAGE_BYTES)

export type Upload =
  | { readonly ok: true; readonly paths: readonly string[]; readonly folder: string }
  | ({ readonly ok: false } & Refusal)

type Refusal = { readonly status: 400 | 413; readonly message: string }

const REFUSALS: Readonly<Record<MultipartRefusal, Refusal>> = {
  'file-too-large': { status: 413, message: refusalText('too-many-bytes') },
  'form-too-large': { status: 413, message: 'These images are larger than 100 MB together.' },
  'too-many-files': { status: 413, message: `At most ${MAX_FILES} images can be uploaded at once.` },
  unreadable: { status: 400, message: 'This upload could not be read.' },
}

/** Reads a multipart form with files in `file` and a text `folder`. `use` gets paths, which are deleted afterwards. */
export async function withUpload<Result>(
  request: Request,
  drafts: Drafts,
  use: (upload: Upload) => Promise<Result>,
): Promise<Result> {
  const paths: string[] = []
  try {
    return await use(await withPermit(weightOf(request), () => read(request, drafts, paths)))
  } finally {
    for (const path of paths) await rm(path, { force: true })
  }
}

async function read(request: Request, drafts: Drafts, paths: string[]): Promise<Upload> {
  const sent = await readMultipart(request, LIMITS, async (file) => {
    if (file.fieldName === 'file') paths.push(await drafts.write(file.stream()))
  })
  if (!sent.ok) return { ok: false, ...REFUSALS[sent.refusal] }
  if (paths.length === 0) return { ok: false, status: 400, message: 'There is no image in this upload.' }
  const folder = sent.form.get('folder')
  return { ok: true, paths, folder: typeof folder === 'string' ? folder : '' }
}

function weightOf(request: Request): number {
  const said = Number(request.headers.get('Content-Length') ?? Number.NaN)
  return Number.isFinite(said) ? Math.min(said, MAX_IMAGE_BYTES) : MAX_IMAGE_BYTES
}
