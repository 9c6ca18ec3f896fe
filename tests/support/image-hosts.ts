import { createHash, randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { startLocalServer } from '#tests/support/local-server.ts'

/** An image host's API as a small local server. */
export type FakeHost = {
  readonly url: string
  /** Stored files, keyed by name. */
  readonly files: Map<string, Buffer>
  /** While set, every request fails with this status. */
  failWith: number | null
  readonly close: () => Promise<void>
}

async function startHost(createListener: (fake: FakeHost) => RequestListener): Promise<FakeHost> {
  const { url, close } = await startLocalServer((req, res) => {
    if (fake.failWith !== null) {
      res.writeHead(fake.failWith).end()
      req.resume()
    } else listener(req, res)
  })
  const fake: FakeHost = { url, files: new Map(), failWith: null, close }
  const listener = createListener(fake)
  return fake
}

/**
 * Starts a fake of the part of S3 that the store uses, with path-style URLs. Requests must be signed; the signature is
 * not checked.
 */
export function startFakeS3(bucket: string): Promise<FakeHost> {
  return startHost(({ files }) => async (req, res) => {
    const { pathname, searchParams } = new URL(req.url ?? '/', 'http://s3')
    const [, requestedBucket, ...rest] = pathname.split('/').map(decodeURIComponent)
    const name = rest.join('/')
    if (!req.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=test-key/')) {
      return sendS3Error(req, res, 403, 'AccessDenied')
    }
    if (requestedBucket !== bucket) return sendS3Error(req, res, 404, 'NoSuchBucket')
    if (req.method === 'PUT') {
      files.set(name, await buffer(req))
      res.end()
    } else if (req.method === 'DELETE') {
      files.delete(name)
      res.writeHead(204).end()
    } else if (searchParams.has('list-type')) {
      res.setHeader('Content-Type', 'application/xml').end(toListXml(files, searchParams))
    } else {
      const found = files.get(name)
      if (!found) return sendS3Error(req, res, 404, 'NoSuchKey')
      res.setHeader('Content-Length', found.length).end(req.method === 'HEAD' ? undefined : found)
    }
  })
}

/** Lists two names at a time, so that clients must follow the continuation token. */
function toListXml(files: ReadonlyMap<string, Buffer>, params: URLSearchParams): string {
  const names = [...files.keys()].filter((name) => name.startsWith(params.get('prefix') ?? '')).sort()
  const from = Number(params.get('continuation-token') ?? 0)
  const items = names.slice(from, from + 2).map((name) => {
    const size = files.get(name)?.length ?? 0
    return `<Contents><Key>${name}</Key><Size>${size}</Size><LastModified>2026-01-02T03:04:05.000Z</LastModified></Contents>`
  })
  const hasMore = from + 2 < names.length
  const next = hasMore ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : ''
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${hasMore}</IsTruncated>${next}${items.join('')}</ListBucketResult>`
}

function sendS3Error(req: IncomingMessage, res: ServerResponse, status: number, code: string): void {
  req.resume()
  res.writeHead(status, { 'Content-Type': 'application/xml' })
  res.end(req.method === 'HEAD' ? undefined : `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`)
}

type Account = {
  readonly cloudName: string
  readonly preset: string
  readonly mediaUrl: string
  readonly key: { readonly id: string; readonly secret: string }
}

/** Starts a fake of Cloudinary's unsigned upload and signed deletion. Files are keyed by public id. */
export function startFakeCloudinary({ cloudName, preset, mediaUrl, key }: Account): Promise<FakeHost> {
  return startHost(({ files }) => async (req, res) => {
    const sendError = (status: number, message: string) => {
      res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify({ error: { message } }))
    }
    const type = req.headers['content-type'] ?? ''
    const form = await new Response(new Uint8Array(await buffer(req)), { headers: { 'Content-Type': type } }).formData()
    const text = (name: string) => String(form.get(name) ?? '')
    const action = req.url?.replace(`/v1_1/${cloudName}/image/`, '')
    if (req.method === 'POST' && action === 'upload') {
      const file = form.get('file')
      if (text('upload_preset') !== preset || !(file instanceof File)) return sendError(400, 'Upload preset not found')
      const bytes = Buffer.from(await file.arrayBuffer())
      const publicId = `${text('folder')}/${randomUUID()}`
      files.set(publicId, bytes)
      const { width, height } = await sharp(bytes).metadata()
      const url = `${mediaUrl}/${cloudName}/image/upload/v1700000000/${publicId}.${file.name.split('.').at(-1)}`
      const response = { public_id: publicId, secure_url: url, width, height, bytes: bytes.length, asset_id: 'x' }
      res.setHeader('Content-Type', 'application/json').end(JSON.stringify(response))
    } else if (req.method === 'POST' && action === 'destroy') {
      const signed = `public_id=${text('public_id')}&timestamp=${text('timestamp')}${key.secret}`
      const signature = createHash('sha1').update(signed).digest('hex')
      if (text('api_key') !== key.id || text('signature') !== signature) return sendError(401, 'Invalid Signature')
      const result = files.delete(text('public_id')) ? 'ok' : 'not found'
      res.setHeader('Content-Type', 'application/json').end(JSON.stringify({ result }))
    } else sendError(404, 'Not found')
  })
}
