import {
  FormDataParseError,
  MaxFileSizeExceededError,
  MaxFilesExceededError,
  MaxTotalSizeExceededError,
  MultipartParseError,
  parseFormData,
} from '@remix-run/form-data-parser'
import { withWholeEnd } from '#app/platform/http/whole-end.ts'

export type FormFile =
  | { readonly ok: true; readonly name: string; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly reason: 'missing' | 'too-large' | 'unreadable' }

/** Reads the one file of a multipart form, in `file`, of at most so many bytes; it is held in memory. */
export async function readFormFile(request: Request, maxBytes: number): Promise<FormFile> {
  const limits = { maxFiles: 1, maxFileSize: maxBytes, maxParts: 5, maxTotalSize: maxBytes + 64 * 1024 }
  let found: FormFile = { ok: false, reason: 'missing' }
  try {
    await parseFormData(withWholeEnd(request), limits, async (file) => {
      if (file.fieldName !== 'file' || file.size === 0) return
      found = { ok: true, name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }
    })
    return found
  } catch (error) {
    if (error instanceof MaxFileSizeExceededError || error instanceof MaxTotalSizeExceededError) {
      return { ok: false, reason: 'too-large' }
    }
    const isOurs = [MaxFilesExceededError, MultipartParseError, FormDataParseError].some(
      (kind) => error instanceof kind,
    )
    if (!isOurs) throw error
    return { ok: false, reason: 'unreadable' }
  }
}
