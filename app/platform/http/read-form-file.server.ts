import { readMultipart } from '#app/platform/http/multipart.server.ts'

type FormFile =
  | { readonly ok: true; readonly name: string; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly reason: 'missing' | 'too-large' | 'unreadable' }

/** Reads the file in the field `file` of a multipart form into memory. */
export async function readFormFile(request: Request, maxBytes: number): Promise<FormFile> {
  const limits = { maxFiles: 1, maxFileSize: maxBytes, maxParts: 5, maxTotalSize: maxBytes + 64 * 1024 }
  let found: FormFile = { ok: false, reason: 'missing' }
  const read = await readMultipart(request, limits, async (file) => {
    if (file.fieldName !== 'file' || file.name === '') return // a file field without a selection has an empty name
    found = { ok: true, name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }
  })
  if (read.ok) return found
  const isTooLarge = read.refusal === 'file-too-large' || read.refusal === 'form-too-large'
  return { ok: false, reason: isTooLarge ? 'too-large' : 'unreadable' }
}
