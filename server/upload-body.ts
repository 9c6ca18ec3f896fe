import type { IncomingMessage } from 'node:http'

/** The routes of these paths limit the size of the body themselves. */
const UPLOAD_PATHS: readonly string[] = [
  '/uploads',
  '/uploads/products',
  '/uploads/video',
  '/admin/brand/image',
  '/admin/law/guarantee-notice',
  '/admin/import/file',
  '/admin/transfers/file',
]

/** Reviews can contain photos. Scripts send reviews to the data URL of the review page. */
const REVIEW_PATH = /^\/order\/[0-9a-f]{48}\/review\/\d{1,3}(\.data)?$/

/** `pathname` does not contain the prefix of a locale. */
export function acceptsUploads(pathname: string): boolean {
  return UPLOAD_PATHS.includes(pathname) || REVIEW_PATH.test(pathname)
}

const MAX_BYTES = 101 * 2 ** 20 // 100 MB of images plus multipart overhead
const BUFFERED_BYTES = 256 * 1024

/** A body that arrives more slowly after the first seconds blocks resources that other uploads are waiting for. */
const MIN_BYTES_PER_SECOND = 16 * 1024
const CHECK_MS = 1_000
const GRACE_MS = 10_000

type UploadBody = {
  readonly stream: ReadableStream<Uint8Array>
  /** Returns true if the upload was aborted because it arrived too slowly. */
  readonly isTooSlow: () => boolean
  /** Discards the rest of the body, so that the client reads our response. */
  readonly drop: () => void
}

/** Returns the body as a stream with backpressure, or null if its declared length is too large. */
export function openUploadBody(req: IncomingMessage, graceMs = GRACE_MS): UploadBody | null {
  if (Number(req.headers['content-length'] ?? 0) > MAX_BYTES) return null
  let drop = () => {}
  let isTooSlow = false
  const stream = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        let bytes = 0
        let waitedMs = 0
        const timer = setInterval(() => {
          if (req.isPaused()) return // we are slow, not the client
          waitedMs += CHECK_MS
          if (waitedMs <= graceMs || bytes >= (waitedMs / 1_000) * MIN_BYTES_PER_SECOND) return
          isTooSlow = true
          drop()
        }, CHECK_MS)
        function onData(chunk: Buffer): void {
          bytes += chunk.length
          controller.enqueue(chunk)
          if ((controller.desiredSize ?? 0) <= 0) req.pause()
        }
        function onEnd(): void {
          detach()
          controller.close()
        }
        function onDisconnect(): void {
          detach()
          controller.error(new Error('the client disconnected'))
        }
        function detach(): void {
          clearInterval(timer)
          req.off('data', onData).off('end', onEnd).off('error', onDisconnect).off('close', onDisconnect)
          drop = () => {}
        }
        drop = () => {
          detach()
          controller.error(new Error('the upload was dropped'))
          req.resume()
        }
        req.on('data', onData).once('end', onEnd).once('error', onDisconnect).once('close', onDisconnect).pause()
      },
      pull() {
        req.resume()
      },
      cancel() {
        drop()
      },
    },
    { highWaterMark: BUFFERED_BYTES, size: ({ length }) => length },
  )
  return { stream, isTooSlow: () => isTooSlow, drop: () => drop() }
}
