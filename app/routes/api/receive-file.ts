import type { RouterContextProvider } from 'react-router'
import { type Message, resolveMessage } from '#app/lib/form-fields.ts'
import { env } from '#app/platform/env.server.ts'
import { getNetwork } from '#app/platform/http/address.ts'
import { jsonResponse } from '#app/platform/http/json-response.ts'
import { readFormFile } from '#app/platform/http/read-form-file.server.ts'
import { requestInfo } from '#app/platform/http/request-info.ts'
import { createLocalLimiter } from '#app/platform/limits/limits.server.ts'
import { semaphore } from '#app/platform/limits/semaphore.ts'
import { adminText } from '#app/ui/admin/admin-text.ts'

type Upload = { readonly context: Readonly<RouterContextProvider>; readonly request: Request }
type SentFile = { readonly name: string; readonly bytes: Uint8Array }
type ReceivedFile = SentFile & { readonly others: readonly SentFile[]; readonly form: FormData }

type Receiver = {
  /** The name of the rate limit. */
  readonly name: string
  readonly maxBytes: number
  /** The error message, which says what to do instead. */
  readonly tooLarge: Message
  /** Several files are allowed only if they belong together. */
  readonly maxFiles?: number
}

/**
 * Returns a function that reads the file of a multipart form and responds with the result of `handle`, or with
 * { error } and the status 429, 415, 413 or 400. It handles one upload at a time, since each is held in memory.
 */
export function fileReceiver({ name, maxBytes, tooLarge, maxFiles = 1 }: Receiver) {
  const limiter = createLocalLimiter({ name, points: env.LIMIT_UPLOADS, seconds: 60 })
  const withPermit = semaphore(maxBytes)
  const getReasons = () => ({
    missing: adminText.chooseFile,
    'too-large': resolveMessage(tooLarge),
    unreadable: adminText.unreadableUpload,
  })
  return async ({ context, request }: Upload, handle: (file: ReceivedFile) => Promise<Response>): Promise<Response> => {
    const limit = await limiter.count(getNetwork(context.get(requestInfo).address))
    if (!limit.allowed) {
      return jsonResponse({ error: adminText.tooManyFiles }, { status: 429, retryAfter: limit.retryAfter })
    }
    if (!request.headers.get('Content-Type')?.toLowerCase().startsWith('multipart/form-data')) {
      return jsonResponse({ error: adminText.uploadAsMultipart }, { status: 415 })
    }
    return await withPermit(maxBytes, async () => {
      const file = await readFormFile(request, maxBytes, maxFiles)
      if (file.ok) return await handle(file)
      return jsonResponse({ error: getReasons()[file.reason] }, { status: file.reason === 'too-large' ? 413 : 400 })
    })
  }
}

/** Responds to a request that is not a POST. */
export function rejectNonPost(): Response {
  return jsonResponse({ error: adminText.uploadByPost }, { status: 405, headers: { Allow: 'POST' } })
}
