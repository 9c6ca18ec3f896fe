import { z } from 'zod'
import { imageType, isAnimated, MAX_IMAGE_BYTES, refusalText } from '#app/platform/images/image-type.ts'

/** An image that the store accepted. */
type SentImage = {
  readonly publicId: string
  readonly url: string
  readonly width: number
  readonly height: number
}

type ImageResponse =
  | { readonly ok: true; readonly image: SentImage }
  /** `canRetry`: the file itself is not at fault. */
  | { readonly ok: false; readonly reason: string; readonly canRetry: boolean }

type Sending = { readonly signal: AbortSignal; readonly onProgress: (share: number) => void }

const FAILED = 'Upload failed'
const UNREACHABLE = 'Upload failed: the store cannot be reached.'
/** Enough of the first bytes to detect the format. */
const HEAD_BYTES = 4096
/** The file is refused, and would be again. */
const REFUSED: readonly number[] = [413, 415, 422]

const taken = z.object({ secure_url: z.string(), public_id: z.string(), width: z.number(), height: z.number() })
const refused = z.object({ error: z.object({ message: z.string().min(1) }) })

/**
 * Uploads one image from the browser to routes/resources/uploads.ts, after checking it locally. `folder` is for example
 * 'products/Amara Slip Dress'. Never settles once `signal` aborted it.
 */
export async function sendImage(file: File, folder: string, sending: Sending): Promise<ImageResponse> {
  const reason = await refusalOf(file)
  return reason ? { ok: false, reason, canRetry: false } : post(file, folder, sending)
}

/** What can be checked before an upload. */
async function refusalOf(file: File): Promise<string | null> {
  if (file.size > MAX_IMAGE_BYTES) return refusalText('too-many-bytes')
  try {
    const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
    if (head.length === 0) return 'This file is empty.'
    const type = imageType(head)
    if (type === 'heic') return refusalText('heic')
    if (!type) return refusalText('other-format')
    return isAnimated(head) ? refusalText('animated') : null
  } catch {
    return 'This file cannot be read.'
  }
}

/** XMLHttpRequest, as fetch reports no upload progress. */
function post(file: File, folder: string, { signal, onProgress }: Sending): Promise<ImageResponse> {
  const body = new FormData()
  body.set('upload_preset', 'products')
  body.set('folder', folder)
  body.set('file', file)
  return new Promise((resolve) => {
    if (signal.aborted) return
    const request = new XMLHttpRequest()
    signal.addEventListener('abort', () => request.abort())
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => lengthComputable && onProgress(loaded / total)
    request.onerror = () => resolve({ ok: false, reason: UNREACHABLE, canRetry: true })
    request.onload = () => resolve(read(request))
    request.open('POST', '/uploads')
    request.setRequestHeader('Accept', 'application/json')
    request.send(body)
  })
}

function read({ status, responseText }: XMLHttpRequest): ImageResponse {
  const response = parse(responseText)
  const image = status === 200 ? taken.safeParse(response).data : undefined
  if (image) {
    const { secure_url: url, public_id: publicId, width, height } = image
    return { ok: true, image: { url, publicId, width, height } }
  }
  const reason = refused.safeParse(response).data?.error.message ?? FAILED
  return { ok: false, reason, canRetry: !REFUSED.includes(status) }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
