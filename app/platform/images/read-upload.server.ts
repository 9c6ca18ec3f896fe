import { rm } from 'node:fs/promises'
import { type MultipartRejection, readMultipart } from '#app/platform/http/multipart.server.ts'
import { adminText } from '#app/platform/images/admin-text.ts'
import type { Drafts } from '#app/platform/images/drafts.server.ts'
import { formatRejection, MAX_IMAGE_BYTES } from '#app/platform/images/image-type.ts'
import { semaphore } from '#app/platform/limits/semaphore.ts'

/** The limits for uploads by staff. */
const LIMITS = { maxFiles: 20, maxFileSize: MAX_IMAGE_BYTES, maxParts: 50, maxTotalSize: 100 * 2 ** 20 } as const

/** Sizes are in bytes. */
type UploadLimits = Parameters<typeof readMultipart>[1]

/** The parser holds one file per request in memory. Concurrent requests share this many bytes; others wait. */
const CAPACITY = 2 * MAX_IMAGE_BYTES
/** Staff never wait for shoppers. */
const withStaffPermit = semaphore(CAPACITY)
const withShopperPermit = semaphore(CAPACITY)

/** Keys of shoppers' uploads that are in progress. */
const inProgress = new Set<string>()

export type Upload =
  /** `names` contains the names of the files at `paths`, as sent by the browser. */
  | { readonly ok: true; readonly paths: readonly string[]; readonly names: readonly string[]; readonly form: FormData }
  | ({ readonly ok: false } & UploadRejection)

type UploadRejection = {
  readonly status: 400 | 413
  readonly message: string
  readonly rejection: MultipartRejection
}

function describeRejection(
  rejection: MultipartRejection,
  { maxFiles, maxTotalSize }: UploadLimits,
): Pick<UploadRejection, 'status' | 'message'> {
  switch (rejection) {
    case 'file-too-large':
      return { status: 413, message: formatRejection('too-many-bytes') }
    case 'form-too-large':
      return { status: 413, message: adminText.tooLargeTogether(maxTotalSize / 2 ** 20) }
    case 'too-many-files':
      return { status: 413, message: adminText.tooManyAtOnce(maxFiles) }
    case 'unreadable':
      return { status: 400, message: adminText.unreadableUpload }
  }
}

/**
 * Reads a staff member's multipart form with files in `file`. `use` receives their paths. Deletes the files afterwards.
 */
export async function withUpload<Result>(
  request: Request,
  drafts: Drafts,
  use: (upload: Upload) => Promise<Result>,
  limits: UploadLimits = LIMITS,
): Promise<Result> {
  return await withFiles(request, { drafts, use, limits }, withStaffPermit)
}

type Options<Input, Result> = {
  readonly drafts: Drafts
  readonly use: (upload: Input) => Promise<Result>
  readonly limits: UploadLimits
}

/**
 * Like `withUpload`, for a shopper's form. Calls `use` with 'busy' if an upload with the same `key`, such as an
 * order's link, is in progress.
 */
export async function withShopperUpload<Result>(
  request: Request,
  key: string,
  options: Options<Upload | 'busy', Result>,
): Promise<Result> {
  if (inProgress.has(key)) return await options.use('busy')
  inProgress.add(key)
  try {
    return await withFiles(request, options, withShopperPermit)
  } finally {
    inProgress.delete(key)
  }
}

async function withFiles<Result>(
  request: Request,
  { drafts, use, limits }: Options<Upload, Result>,
  withPermit: ReturnType<typeof semaphore>,
): Promise<Result> {
  const paths: string[] = []
  const readFiles = () => read(request, drafts, limits, paths)
  try {
    return await use(await withPermit(getWeight(request), readFiles, request.signal))
  } finally {
    for (const path of paths) await rm(path, { force: true })
  }
}

async function read(request: Request, drafts: Drafts, limits: UploadLimits, paths: string[]): Promise<Upload> {
  const names: string[] = []
  const result = await readMultipart(request, limits, async (file) => {
    const isChosen = file.name !== '' || file.size > 0
    if (file.fieldName !== 'file' || !isChosen) return
    paths.push(await drafts.write(file.stream()))
    names.push(file.name)
  })
  if (!result.ok) return { ok: false, rejection: result.rejection, ...describeRejection(result.rejection, limits) }
  result.form.delete('file') // an empty file field can be parsed as text
  return { ok: true, paths, names, form: result.form }
}

function getWeight(request: Request): number {
  const declaredLength = Number(request.headers.get('Content-Length') ?? Number.NaN)
  return Number.isFinite(declaredLength) ? Math.min(declaredLength, MAX_IMAGE_BYTES) : MAX_IMAGE_BYTES
}
