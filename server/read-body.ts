import type { IncomingMessage } from 'node:http'
import { MAX_FORM_BYTES } from '#app/lib/form.ts'

const MAX_MS = 10_000

/** The whole body of a request, or the status it is refused with: 413 when it is too big, 408 when it is too slow. */
export function readBody(req: IncomingMessage): Promise<Buffer<ArrayBuffer> | 413 | 408> {
  if (Number(req.headers['content-length'] ?? 0) > MAX_FORM_BYTES) return Promise.resolve(413)
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let bytes = 0
    const timer = setTimeout(() => settle(() => resolve(408)), MAX_MS)
    function settle(answer: () => void): void {
      clearTimeout(timer)
      req.off('data', onData).pause()
      answer()
    }
    function onData(chunk: Buffer): void {
      bytes += chunk.length // counted, because a length need not be given and need not be true
      if (bytes > MAX_FORM_BYTES) settle(() => resolve(413))
      else chunks.push(chunk)
    }
    req.on('data', onData)
    req.once('end', () => settle(() => resolve(Buffer.concat(chunks))))
    req.once('error', (error) => settle(() => reject(error)))
  })
}
