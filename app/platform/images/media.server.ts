import { LRUCache } from 'lru-cache'
import { matchesTag } from '#app/platform/http/entity-tag.ts'
import { CONTENT_TYPES, ENCODER_VERSION, SIZE_FORMATS, type SizeFormat } from '#app/platform/images/image-jobs.ts'
import { type ImageStore, imageStore } from '#app/platform/images/image-store.server.ts'
import {
  isVideoType,
  type MediaPath,
  type Original,
  readMediaPath,
  type VideoType,
} from '#app/platform/images/media-path.ts'
import { log } from '#app/platform/log.server.ts'

/** Scripts in an image cannot run, and other sites can embed images. */
const PROTECTIVE_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
}

/**
 * Images are cached in memory for a minute, so that deleted images disappear. A large image would evict many small
 * ones.
 */
const RECENT_LIMITS = { maxSize: 32 * 2 ** 20, maxEntrySize: 2 ** 19, ttl: 60_000 }

const CACHED_FOREVER = { 'Cache-Control': 'public, max-age=31536000, immutable' }
const VIDEO_TYPES: Readonly<Record<VideoType, string>> = { mp4: 'video/mp4', webm: 'video/webm' }
const PART_BYTES = 2 * 2 ** 20

type ImageRequest = {
  readonly pathname: string
  readonly accept?: string | undefined
  readonly ifNoneMatch?: string | undefined
  /** Only videos are served in ranges. */
  readonly range?: string | undefined
  readonly ifRange?: string | undefined
}

/** Parses a single range. `from` is negative if it counts from the end. Returns null for anything else. */
function parseRange(range = ''): { readonly from: number; readonly to: number } | null {
  const [matched, from = '', to = ''] = /^bytes=(\d{0,12})-(\d{0,12})$/.exec(range) ?? []
  if (matched === undefined || (from === '' && Number(to) === 0)) return null
  if (from === '') return { from: -Number(to), to: Number.POSITIVE_INFINITY }
  const last = to === '' ? Number.POSITIVE_INFINITY : Number(to)
  return last < Number(from) ? null : { from: Number(from), to: last }
}

/** `bytes` is null for a 304. */
export type ImageResponse = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly bytes: Buffer<ArrayBuffer> | null
}

/** Responds to a GET or HEAD request under /media/. Returns null for any other path. `pathname` is still encoded. */
type ServeImage = (requested: ImageRequest) => Promise<ImageResponse | null>

export function serveImages(store: ImageStore): ServeImage {
  const recent = new LRUCache<string, Buffer<ArrayBuffer>>({
    ...RECENT_LIMITS,
    sizeCalculation: ({ length }) => Math.max(1, length),
  })

  async function readImage({ original, box }: MediaPath, format: SizeFormat) {
    if (!box) return store.readOriginal(original)
    const name = `${original.publicId}.${original.type}/${box.width}x${box.height ?? ''}.${format}`
    const cached = recent.get(name)
    if (cached) return cached
    try {
      const bytes = await store.readSize(original, box, format)
      if (bytes) recent.set(name, bytes)
      return bytes
    } catch (error) {
      log.error({ event: 'image-size-failed', err: error })
      return 'not-rendered'
    }
  }

  async function serveVideo(
    original: Original,
    type: VideoType,
    { ifNoneMatch, range, ifRange }: ImageRequest,
  ): Promise<ImageResponse> {
    const etag = computeEtag({ original, box: null }, type)
    const headers = { ...PROTECTIVE_HEADERS, ...CACHED_FOREVER, ETag: etag, 'Accept-Ranges': 'bytes' }
    if (matchesTag(ifNoneMatch, etag)) return { status: 304, headers, bytes: null }
    const requested = ifRange === undefined || ifRange === etag ? parseRange(range) : null
    if (!requested) {
      const bytes = await store.readOriginal(original)
      return bytes
        ? createImageResponse(bytes, { ...headers, 'Content-Type': VIDEO_TYPES[type] })
        : createErrorResponse(404, 'Not found.')
    }
    const size = requested.from < 0 ? (await store.readPart(original, 0, 0))?.size : undefined
    const from = requested.from < 0 ? Math.max(0, (size ?? 0) + requested.from) : requested.from
    // Sends at most one part, whatever range a browser requests, because browsers request the next part when needed
    const to = Math.min(requested.to, from + PART_BYTES - 1)
    const part = await store.readPart(original, from, to)
    if (!part) return createErrorResponse(404, 'Not found.')
    if (part.bytes.length === 0) {
      const notSatisfiable = createErrorResponse(416, 'Range not satisfiable.')
      return { ...notSatisfiable, headers: { ...notSatisfiable.headers, 'Content-Range': `bytes */${part.size}` } }
    }
    const partial = createImageResponse(part.bytes, { ...headers, 'Content-Type': VIDEO_TYPES[type] })
    const contentRange = `bytes ${from}-${from + part.bytes.length - 1}/${part.size}`
    return { ...partial, status: 206, headers: { ...partial.headers, 'Content-Range': contentRange } }
  }

  return async (request) => {
    const { pathname, accept, ifNoneMatch } = request
    if (!pathname.startsWith('/media/')) return null
    const decoded = decode(pathname)
    if (decoded === null) return createErrorResponse(400, 'Bad request.')
    const requested = readMediaPath(decoded)
    if (!requested) return createErrorResponse(404, 'Not found.')
    const { original } = requested
    if (isVideoType(original.type)) return await serveVideo(original, original.type, request)
    const format = requested.box ? pickFormat(accept) : original.type
    const etag = computeEtag(requested, format)
    const headers = {
      ...PROTECTIVE_HEADERS,
      ...CACHED_FOREVER,
      ETag: etag,
      ...(requested.box && { Vary: 'Accept' }),
    }
    if (matchesTag(ifNoneMatch, etag)) return { status: 304, headers, bytes: null }
    const bytes = await readImage(requested, format)
    if (bytes === null) return createErrorResponse(404, 'Not found.')
    if (bytes === 'not-rendered') return serveOriginal(store, requested)
    return createImageResponse(bytes, { ...headers, 'Content-Type': CONTENT_TYPES[format] })
  }
}

export const serveImage: ServeImage = serveImages(imageStore)

/** Serves the original, which must not be cached, if the disk is full or a size cannot be rendered. */
async function serveOriginal(store: ImageStore, { original }: MediaPath): Promise<ImageResponse> {
  const bytes = await store.readOriginal(original)
  if (!bytes || isVideoType(original.type)) return createErrorResponse(404, 'Not found.')
  return createImageResponse(bytes, {
    ...PROTECTIVE_HEADERS,
    'Cache-Control': 'no-store',
    'Content-Type': CONTENT_TYPES[original.type],
  })
}

function createImageResponse(bytes: Buffer<ArrayBuffer>, headers: Readonly<Record<string, string>>): ImageResponse {
  return { status: 200, headers: { ...headers, 'Content-Length': String(bytes.length) }, bytes }
}

function createErrorResponse(status: number, text: string): ImageResponse {
  const headers = { ...PROTECTIVE_HEADERS, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }
  return { status, headers, bytes: Buffer.from(text) }
}

function pickFormat(accept = ''): SizeFormat {
  const acceptedTypes = new Set(
    accept
      .toLowerCase()
      .split(',')
      .filter((part) => !/;\s*q=0(\.0*)?\s*(;|$)/.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  )
  return SIZE_FORMATS.find((format) => acceptedTypes.has(CONTENT_TYPES[format])) ?? 'jpg'
}

function computeEtag({ original, box }: MediaPath, format: SizeFormat | VideoType): string {
  const hash = original.publicId.slice(-64, -32)
  return box ? `"${hash}-${ENCODER_VERSION}-${box.width}-${box.height ?? ''}-${format}"` : `"${hash}"`
}

function decode(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return null
  }
}
