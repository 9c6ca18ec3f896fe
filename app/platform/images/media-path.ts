import { IMAGE_WIDTHS, type ImageSize, sizeSegment } from '#app/lib/image-url.ts'

/** The format of an original: JPEG, or WebP if it has transparency. */
export type OriginalType = 'jpg' | 'webp'

/** `publicId` is its folder and the SHA-256 of its bytes: 'products-amara/0a1b…'. */
export type Original = { readonly publicId: string; readonly type: OriginalType }

/** Never larger than the original. */
export type Box = { readonly width: number; readonly height?: number }

export type MediaPath = { readonly original: Original; readonly box: Box | null }

const SIZES: readonly ImageSize[] = [...IMAGE_WIDTHS, 'thumbnail', 'hero']
const BOX_OF: ReadonlyMap<string, Box> = new Map(SIZES.map((size) => [sizeSegment(size), boxOf(size)]))

export const BOXES: readonly Box[] = [...IMAGE_WIDTHS, 'thumbnail' as const].map(boxOf)

const MEDIA_PATH = /^\/media\/(?:([a-z0-9_,]+)\/)?([a-z0-9-]{1,80}\/[0-9a-f]{64})\.(jpg|webp)$/
const MAX_FOLDER = 80

function boxOf(size: ImageSize): Box {
  if (size === 'thumbnail') return { width: 300, height: 300 }
  if (size === 'hero') return { width: 1920 }
  return { width: size === 'default' ? 800 : size }
}

/** Returns null for an unknown path. Only sizes that `imageUrl` returns are known. */
export function readMediaPath(pathname: string): MediaPath | null {
  const match = MEDIA_PATH.exec(pathname)
  const [, segment, publicId, type] = match ?? []
  if (!publicId || (type !== 'jpg' && type !== 'webp')) return null
  const original = { publicId, type } as const
  if (segment === undefined) return { original, box: null }
  const box = BOX_OF.get(segment)
  return box ? { original, box } : null
}

export function mediaUrl({ publicId, type }: Original): string {
  return `/media/${publicId}.${type}`
}

/** Returns the folder part of a public id from untrusted text; never a path. */
export function cleanFolder(folder: string): string {
  const slug = folder
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_FOLDER)
    .replace(/^-+|-+$/g, '')
  return slug || 'images'
}
