import { readMultipart } from '#app/platform/http/multipart.server.ts'

type FormFile =
  | { readonly ok: true; readonly name: string; readonly bytes: Uint8Array; readonly form: FormData }
  | { readonly ok: false; readonly reason: 'missing' | 'too-large' | 'unreadable' }

/** Reads the file in the field `file` of a multipart form into memory. `form` has the other fields. */
export async function readFormFile(request: Request, maxBytes: number): Promise<FormFile> {
  const limits = { maxFiles: 1, maxFileSize: maxBytes, maxParts: 5, maxTotalSize: maxBytes + 64 * 1024 }
  let found: { readonly name: string; readonly bytes: Uint8Array } | undefined
  const read = await readMultipart(request, limits, async (file) => {
    if (file.fieldName !== 'file' || file.name === '') return // a file field without a selection has an empty name
    found = { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }
  })
  if (read.ok) return found ? { ok: true, ...found, form: read.form } : { ok: false, reason: 'missing' }
  const isTooLarge = read.refusal === 'file-too-large' || read.refusal === 'form-too-large'
  return { ok: false, reason: isTooLarge ? 'too-large' : 'unreadable' }
}
