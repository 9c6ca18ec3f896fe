import { z } from 'zod'
import type { UploadResult } from '#app/lib/image-url.ts'
import { parseJson } from '#app/lib/json.ts'
import { adminText } from '#app/platform/images/admin-text.ts'
import { formatRejection, imageType, isAnimated, MAX_IMAGE_BYTES } from '#app/platform/images/image-type.ts'

type SendResult = UploadResult<Readonly<Record<'publicId' | 'url', string> & Record<'width' | 'height', number>>>

type SendOptions = { readonly signal: AbortSignal; readonly onProgress: (share: number) => void }

const HEAD_BYTES = 4096 // enough to detect the format
const FINAL_STATUSES: readonly number[] = [413, 415, 422]

const sent = z.object({ secure_url: z.string(), public_id: z.string(), width: z.number(), height: z.number() })
const errorResponse = z.object({ error: z.object({ message: z.string().min(1) }) })

/** Uploads an image to routes/api/uploads.ts after a local check. Never settles once aborted. */
export function sendImage(file: File, folder: string, sending: SendOptions): Promise<SendResult> {
  return sendChecked('/uploads', file, folder, sending)
}

/** Like `sendImage`, to routes/api/product-photos.ts, which creates a draft product. */
export function sendProductPhoto(file: File, sending: SendOptions): Promise<SendResult> {
  return sendChecked('/uploads/products', file, 'products', sending)
}

async function sendChecked(to: string, file: File, folder: string, sending: SendOptions): Promise<SendResult> {
  const reason = await findRejection(file)
  return reason ? { ok: false, reason, canRetry: false } : post(to, file, folder, sending)
}

async function findRejection(file: File): Promise<string | null> {
  if (file.size > MAX_IMAGE_BYTES) return formatRejection('too-many-bytes')
  try {
    const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
    if (head.length === 0) return adminText.emptyFile
    const type = imageType(head)
    if (type === 'heic') return formatRejection('heic')
    if (!type) return formatRejection('other-format')
    return isAnimated(head) ? formatRejection('animated') : null
  } catch {
    return adminText.unreadableFile
  }
}

/** Uses XMLHttpRequest, because fetch reports no upload progress. */
function post(to: string, file: File, folder: string, { signal, onProgress }: SendOptions): Promise<SendResult> {
  const body = new FormData()
  body.set('upload_preset', 'products')
  body.set('folder', folder)
  body.set('file', file)
  return new Promise((resolve) => {
    if (signal.aborted) return
    const request = new XMLHttpRequest()
    signal.addEventListener('abort', () => request.abort())
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => lengthComputable && onProgress(loaded / total)
    request.onerror = () => resolve({ ok: false, reason: adminText.storeUnreachable, canRetry: true })
    request.onload = () => resolve(read(request))
    request.open('POST', to)
    request.setRequestHeader('Accept', 'application/json')
    request.send(body)
  })
}

function read(request: XMLHttpRequest): SendResult {
  const { status } = request
  const response = parseJson(request.responseText)
  const image = status === 200 ? sent.safeParse(response).data : undefined
  if (image) {
    const { secure_url: url, public_id: publicId, width, height } = image
    return { ok: true, image: { url, publicId, width, height } }
  }
  const reason = errorResponse.safeParse(response).data?.error.message ?? adminText.uploadFailed
  const waitMs = status === 429 ? (Number(request.getResponseHeader('Retry-After')) || 10) * 1_000 : undefined
  return { ok: false, reason, canRetry: !FINAL_STATUSES.includes(status), waitMs }
}
