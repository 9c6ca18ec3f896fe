import { type ImageStore, imageStore } from '#app/platform/images/image-store.server.ts'
import { type MediaPath, readMediaPath } from '#app/platform/images/media-path.ts'
import { RECIPE, SIZE_FORMATS, type SizeFormat } from '#app/platform/images/picture-jobs.ts'
import { log } from '#app/platform/log.server.ts'

const TYPES: Readonly<Record<SizeFormat, string>> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }

/** What is on every answer: whatever the bytes are, nothing in them runs, and other sites may show them. */
const PROTECTION = {
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
}

type Asked = { readonly pathname: string; readonly accept?: string; readonly ifNoneMatch?: string }

/** Answers a GET or HEAD below /media/, or null for any other address. `pathname` is as it was sent, still encoded. */
export type ServePicture = (asked: Asked) => Promise<Response | null>

export function servePictures(store: ImageStore): ServePicture {
  return async ({ pathname, accept, ifNoneMatch }) => {
    if (!pathname.startsWith('/media/')) return null
    const decoded = decode(pathname)
    if (decoded === null) return refusal(400, 'Bad request.')
    const asked = readMediaPath(decoded)
    if (!asked) return refusal(404, 'Not found.')
    const format = asked.box ? bestFormat(accept) : asked.original.type
    const etag = etagOf(asked, format)
    const headers = {
      ...PROTECTION,
      'Cache-Control': 'public, max-age=31536000, immutable',
      ETag: etag,
      ...(asked.box && { Vary: 'Accept' }),
    }
    if (ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)) {
      return new Response(null, { status: 304, headers })
    }
    const bytes = await readPicture(store, asked, format)
    if (bytes === null) return refusal(404, 'Not found.')
    if (bytes === 'not-made') return unsized(store, asked)
    return picture(bytes, { ...headers, 'Content-Type': TYPES[format] })
  }
}

/** Pictures of the shop's own store. */
export const servePicture: ServePicture = servePictures(imageStore)

async function readPicture(store: ImageStore, { original, box }: MediaPath, format: SizeFormat) {
  if (!box) return store.readOriginal(original)
  try {
    return await store.readSize(original, box, format)
  } catch (error) {
    log.error({ event: 'picture-size-failed', err: error })
    return 'not-made'
  }
}

/** With the disk full, or a size that cannot be made, the page still has its picture: the original, not to be kept. */
async function unsized(store: ImageStore, { original }: MediaPath): Promise<Response> {
  const bytes = await store.readOriginal(original)
  if (!bytes) return refusal(404, 'Not found.')
  return picture(bytes, { ...PROTECTION, 'Cache-Control': 'no-store', 'Content-Type': TYPES[original.type] })
}

function picture(bytes: Buffer<ArrayBuffer>, headers: Record<string, string>): Response {
  return new Response(bytes, { headers: { ...headers, 'Content-Length': String(bytes.length) } })
}

function refusal(status: number, text: string): Response {
  const headers = { ...PROTECTION, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }
  return new Response(text, { status, headers })
}

/** The first of our formats that is named in the Accept header; JPEG, which all can show, needs no naming. */
function bestFormat(accept = ''): SizeFormat {
  const taken = new Set(
    accept
      .toLowerCase()
      .split(',')
      .filter((part) => !/;\s*q=0(\.0*)?\s*(;|$)/.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  )
  return SIZE_FORMATS.find((format) => taken.has(TYPES[format])) ?? 'jpg'
}

function etagOf({ original, box }: MediaPath, format: SizeFormat): string {
  const hash = original.publicId.slice(-64, -32)
  return box ? `"${hash}-${RECIPE}-${box.width}-${box.height ?? ''}-${format}"` : `"${hash}"`
}

function decode(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return null
  }
}
