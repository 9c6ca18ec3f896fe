import { createReadStream } from 'node:fs'
import { createServer } from 'node:http'
import process from 'node:process'
import { z } from 'zod'

// The minimal server with the same responses as the store: node:http and a Map. The parent process provides the
// responses in a message.

const served = z.object({
  path: z.string(),
  /** Names and values alternate, as node:http expects. */
  headers: z.array(z.string()),
  /** Bytes in base64, or a file that is read for each request. */
  body: z.union([z.object({ bytes: z.string() }), z.object({ file: z.string() })]),
  etag: z.string(),
  unchangedHeaders: z.array(z.string()),
})

/** A response, and its 304 for clients that already have it. */
export type ServedResponse = z.infer<typeof served>

const responses = new Map<string, ServedResponse & { readonly bytes: Buffer | null }>()

process.on('message', (message) => {
  for (const response of z.array(served).parse(message)) {
    const bytes = 'bytes' in response.body ? Buffer.from(response.body.bytes, 'base64') : null
    responses.set(response.path, { ...response, bytes })
  }
  process.send?.('ready')
})
process.on('disconnect', () => process.exit())

const server = createServer((req, res) => {
  const response = responses.get(req.url ?? '')
  if (!response) return res.writeHead(404).end()
  if (req.headers['if-none-match'] === response.etag) return res.writeHead(304, response.unchangedHeaders).end()
  res.writeHead(200, response.headers)
  if (response.bytes) return res.end(response.bytes)
  if ('file' in response.body) createReadStream(response.body.file).pipe(res)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.(typeof address === 'object' ? address?.port : null)
})
