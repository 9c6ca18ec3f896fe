import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { getPreferredEncoding } from '#app/platform/http/accept-encoding.ts'
import { compress, MIN_COMPRESSED_BYTES } from '#app/platform/http/content-coding.ts'
import type { ImageResponse } from '#app/platform/images/media.server.ts'

const TEXT =
  /^(text\/(html|plain|css|javascript|x-script|xml)|application\/(json|xml|manifest\+json)|image\/svg\+xml)\b/

/** Sends bytes from memory directly, without the streams of a Response. */
export function sendBytes(req: IncomingMessage, res: ServerResponse, { status, headers, bytes }: ImageResponse): void {
  res.writeHead(status, headers)
  res.end(req.method === 'HEAD' ? undefined : bytes)
}

/** Compresses text and sends it in one piece. Sends everything else as a stream. */
export async function send(req: IncomingMessage, res: ServerResponse, response: Response): Promise<void> {
  res.statusCode = response.status
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') res.setHeader(name, value)
  }
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) res.setHeader('Set-Cookie', cookies)

  const isText = TEXT.test(response.headers.get('Content-Type') ?? '')
  if (isText) res.appendHeader('Vary', 'Accept-Encoding')
  if (req.method === 'HEAD' || !response.body) {
    await response.body?.cancel()
    res.end()
    return
  }
  if (!isText || response.headers.has('Content-Encoding')) {
    await pipeline(response.body, res)
    return
  }
  const bytes = await response.bytes()
  const encoding = bytes.length < MIN_COMPRESSED_BYTES ? null : getPreferredEncoding(req.headers['accept-encoding'])
  const sentBytes = encoding ? await compress[encoding](bytes, 'fast') : bytes
  if (encoding) res.setHeader('Content-Encoding', encoding)
  res.setHeader('Content-Length', sentBytes.length)
  res.end(sentBytes)
}
