import { z } from 'zod'
import type { UploadResult } from '#app/lib/image-url.ts'
import { parseJson } from '#app/lib/json.ts'
import { adminText } from '#app/platform/images/admin-text.ts'
import { detectImageType, formatRejection, isAnimated, MAX_IMAGE_BYTES } from '#app/platform/images/image-type.ts'

type SentImage = Readonly<Record<'publicId' | 'url', string> & Record<'width' | 'height', number>>

/** `isCreated` is true if a draft product was created for the photo, and false if a product has the photo already. */
type SentPhoto = SentImage & { readonly isCreated: boolean }

export type SendOptions = { readonly signal: AbortSignal; readonly onProgress: (share: number) => void }

const HEAD_BYTES = 4096 // enough to detect the format
const FINAL_STATUSES: readonly number[] = [413, 415, 422]

const imageFields = z.object({ secure_url: z.string(), public_id: z.string(), width: z.number(), height: z.number() })
const sentImage = imageFields.transform(toImage)
const sentPhoto = imageFields
  .extend({ created: z.boolean() })
  .transform(({ created: isCreated, ...image }): SentPhoto => ({ ...toImage(image), isCreated }))
const errorText = z.string().min(1)
const errorResponse = z.object({
  error: z.union([errorText, z.object({ message: errorText }).transform(({ message }) => message)]),
})

/** Uploads an image to routes/api/uploads.ts after a local check. Never settles once aborted. */
export function sendImage(file: File, folder: string, options: SendOptions): Promise<UploadResult<SentImage>> {
  return sendChecked({ to: '/uploads', fields: toFields(folder), response: sentImage }, file, options)
}

/** Like `sendImage`, but to routes/api/product-photos.ts, which creates a draft product. */
export function sendProductPhoto(file: File, options: SendOptions): Promise<UploadResult<SentPhoto>> {
  return sendChecked({ to: '/uploads/products', fields: toFields('products'), response: sentPhoto }, file, options)
}

const toFields = (folder: string) => ({ upload_preset: 'products', folder })

type Target<SentFile> = {
  readonly to: string
  readonly fields: Readonly<Record<string, string>>
  readonly response: z.ZodType<SentFile>
}

async function sendChecked<SentFile>(target: Target<SentFile>, file: File, options: SendOptions) {
  const reason = await findRejection(file)
  return reason ? ({ ok: false, reason, canRetry: false } as const) : sendUpload(target, file, options)
}

async function findRejection(file: File): Promise<string | null> {
  if (file.size > MAX_IMAGE_BYTES) return formatRejection('too-many-bytes')
  try {
    const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
    if (head.length === 0) return adminText.emptyFile
    const type = detectImageType(head)
    if (type === 'heic') return formatRejection('heic')
    if (!type) return formatRejection('other-format')
    return isAnimated(head) ? formatRejection('animated') : null
  } catch {
    return adminText.unreadableFile
  }
}

/** Never settles once aborted. Uses XMLHttpRequest, because fetch reports no upload progress. */
export function sendUpload<SentFile>(
  { to, fields, response }: Target<SentFile>,
  file: File,
  { signal, onProgress }: SendOptions,
): Promise<UploadResult<SentFile>> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  body.set('file', file)
  return new Promise((resolve) => {
    if (signal.aborted) return
    const request = new XMLHttpRequest()
    signal.addEventListener('abort', () => request.abort())
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => lengthComputable && onProgress(loaded / total)
    request.onerror = () => resolve({ ok: false, reason: adminText.storeUnreachable, canRetry: true })
    request.onload = () => resolve(read(request, response))
    request.open('POST', to)
    request.setRequestHeader('Accept', 'application/json')
    request.send(body)
  })
}

function read<SentFile>(request: XMLHttpRequest, schema: z.ZodType<SentFile>): UploadResult<SentFile> {
  const { status } = request
  const response = parseJson(request.responseText)
  const uploadResponse = status === 200 ? schema.safeParse(response) : null
  if (uploadResponse?.success) return { ok: true, file: uploadResponse.data }
  const reason = errorResponse.safeParse(response).data?.error ?? adminText.uploadFailed
  const waitMs = status === 429 ? (Number(request.getResponseHeader('Retry-After')) || 10) * 1_000 : undefined
  return { ok: false, reason, canRetry: !FINAL_STATUSES.includes(status), waitMs }
}

function toImage({ secure_url: url, public_id: publicId, width, height }: z.output<typeof imageFields>): SentImage {
  return { url, publicId, width, height }
}
