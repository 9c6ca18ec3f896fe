import type { IncomingMessage } from 'node:http'
import { MAX_FORM_BYTES } from '#app/lib/form.ts'

const MAX_MS = 10_000

/**
 * Returns the body, or the status with which to reject the request: 413 if it is too large, 408 if it arrives too
 * slowly.
 */
export function readBody(req: IncomingMessage): Promise<Buffer<ArrayBuffer> | 413 | 408> {
  if (Number(req.headers['content-length'] ?? 0) > MAX_FORM_BYTES) return Promise.resolve(413)
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let bytes = 0
    const timer = setTimeout(() => settle(() => resolve(408)), MAX_MS)
    function settle(finish: () => void): void {
      clearTimeout(timer)
      req.off('data', onData).pause()
      finish()
    }
    function onData(chunk: Buffer): void {
      bytes += chunk.length // Content-Length is optional and untrusted
      if (bytes > MAX_FORM_BYTES) settle(() => resolve(413))
      else chunks.push(chunk)
    }
    req.on('data', onData)
    req.once('end', () => settle(() => resolve(Buffer.concat(chunks))))
    req.once('error', (error) => settle(() => reject(error)))
  })
}
