import { readMultipart } from '#app/platform/http/multipart.server.ts'

type UploadedFile = { readonly name: string; readonly bytes: Uint8Array }

type FormFile =
  | ({ readonly ok: true; readonly others: readonly UploadedFile[]; readonly form: FormData } & UploadedFile)
  | { readonly ok: false; readonly reason: 'missing' | 'too-large' | 'unreadable' }

/** The size limits for all other fields together, and for the headers of each file. */
const OVERHEAD_BYTES = { form: 64 * 1024, file: 1024 } as const

/**
 * Reads the files in a multipart form's field `file` into memory: at most `maxBytes` in total. `form` contains the
 * other fields.
 */
export async function readFormFile(request: Request, maxBytes: number, maxFiles = 1): Promise<FormFile> {
  const maxTotalSize = maxBytes + OVERHEAD_BYTES.form + maxFiles * OVERHEAD_BYTES.file
  const limits = { maxFiles, maxFileSize: maxBytes, maxParts: maxFiles + 4, maxTotalSize }
  const files: UploadedFile[] = []
  const result = await readMultipart(request, limits, async (file) => {
    if (file.fieldName !== 'file' || file.name === '') return // a file field without a selection has an empty name
    files.push({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })
  })
  const [first, ...others] = files
  if (result.ok) return first ? { ok: true, ...first, others, form: result.form } : { ok: false, reason: 'missing' }
  const isTooLarge = result.rejection === 'file-too-large' || result.rejection === 'form-too-large'
  return { ok: false, reason: isTooLarge ? 'too-large' : 'unreadable' }
}
