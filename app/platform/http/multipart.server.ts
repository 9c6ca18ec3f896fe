import {
  type FileUploadHandler,
  FormDataParseError,
  MaxFileSizeExceededError,
  MaxFilesExceededError,
  MaxTotalSizeExceededError,
  MultipartParseError,
  type ParseFormDataOptions,
  parseFormData,
} from '@remix-run/form-data-parser'

/** Sizes are in bytes. */
type Limits = Required<Pick<ParseFormDataOptions, 'maxFiles' | 'maxFileSize' | 'maxParts' | 'maxTotalSize'>>

export type MultipartRejection = 'file-too-large' | 'form-too-large' | 'too-many-files' | 'unreadable'

type MultipartForm =
  | { readonly ok: true; readonly form: FormData }
  | { readonly ok: false; readonly rejection: MultipartRejection }

/** `handleFile` receives each file in memory, one at a time. @throws errors from `handleFile` */
export async function readMultipart(
  request: Request,
  limits: Limits,
  handleFile: FileUploadHandler,
): Promise<MultipartForm> {
  try {
    return { ok: true, form: await parseFormData(withCompleteEnd(request), limits, handleFile) }
  } catch (error) {
    const rejection = findRejection(error)
    if (!rejection) throw error
    return { ok: false, rejection }
  }
}

function findRejection(error: unknown): MultipartRejection | null {
  if (error instanceof MaxFileSizeExceededError) return 'file-too-large'
  if (error instanceof MaxTotalSizeExceededError) return 'form-too-large'
  if (error instanceof MaxFilesExceededError) return 'too-many-files'
  return error instanceof MultipartParseError || error instanceof FormDataParseError ? 'unreadable' : null
}

/** The end of the last boundary: two hyphens and a line break. */
const END_BYTES = 4

/** Joins the last bytes into one chunk, because the parser rejects a separate line break after the last boundary. */
function withCompleteEnd(request: Request): Request {
  if (!request.body) return request
  let held = Buffer.alloc(0)
  const body = request.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        const bytes = Buffer.concat([held, chunk])
        const end = Math.max(0, bytes.length - END_BYTES)
        controller.enqueue(bytes.subarray(0, end))
        held = bytes.subarray(end)
      },
      flush(controller) {
        controller.enqueue(held)
      },
    }),
  )
  const { url, method, headers, signal } = request
  const init = { method, headers, signal, body, duplex: 'half' } // required by Node, missing from the DOM types
  return new Request(url, init)
}
