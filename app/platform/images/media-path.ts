import { getSizeSegment, IMAGE_WIDTHS, type ImageSize } from '#app/lib/image-url.ts'

/** The format of an original image: JPEG, or WebP if it has transparency. */
export type ImageType = 'jpg' | 'webp'
export type VideoType = 'mp4' | 'webm'
export type OriginalType = ImageType | VideoType

/** `publicId` consists of the file's folder and the SHA-256 of the file: 'products-amara/0a1b…'. */
export type Original = { readonly publicId: string; readonly type: OriginalType }

/** Images in this folder are public only once staff have approved them. */
export const MODERATED_FOLDER = 'reviews'

/** Videos in this folder were checked: they are silent and short enough to play automatically (`checkClip`). */
export const CLIP_FOLDER = 'clips'

/** A box in pixels. Rendered sizes are never larger than the original. */
export type Box = { readonly width: number; readonly height?: number }

/** `box` is null for an original, and for every video. */
export type MediaPath = { readonly original: Original; readonly box: Box | null }

const SIZES: readonly ImageSize[] = [...IMAGE_WIDTHS, 'thumbnail', 'hero']
const BOXES_BY_SEGMENT: ReadonlyMap<string, Box> = new Map(SIZES.map((size) => [getSizeSegment(size), toBox(size)]))

export const BOXES: readonly Box[] = [...IMAGE_WIDTHS, 'thumbnail' as const].map(toBox)

const MEDIA_PATH = /^\/media\/(?:([a-z0-9_,]+)\/)?([a-z0-9-]{1,80}\/[0-9a-f]{64})\.(jpg|webp|mp4|webm)$/
const MAX_FOLDER_LENGTH = 80

function toBox(size: ImageSize): Box {
  if (size === 'thumbnail') return { width: 300, height: 300 }
  if (size === 'hero') return { width: 1920 }
  return { width: size === 'default' ? 800 : size }
}

/** Returns null for an unknown path. Only the sizes in `IMAGE_WIDTHS` and named sizes are known. */
export function readMediaPath(pathname: string): MediaPath | null {
  const match = MEDIA_PATH.exec(pathname)
  const [, segment, publicId, type] = match ?? []
  if (!publicId || !isOriginalType(type)) return null
  const original = { publicId, type } as const
  if (segment === undefined) return { original, box: null }
  const box = isVideoType(type) ? undefined : BOXES_BY_SEGMENT.get(segment)
  return box ? { original, box } : null
}

/** Returns the public id of an image in the moderated folder, or null for any other path. */
export function findModeratedImage(pathname: string): string | null {
  const publicId = readMediaPath(pathname)?.original.publicId
  return publicId?.startsWith(`${MODERATED_FOLDER}/`) ? publicId : null
}

const VIDEO_TYPES: readonly string[] = ['mp4', 'webm'] satisfies VideoType[]

export function isVideoType(type: OriginalType): type is VideoType {
  return VIDEO_TYPES.includes(type)
}

export function isOriginalType(type: string | undefined): type is OriginalType {
  return type === 'jpg' || type === 'webp' || VIDEO_TYPES.includes(type ?? '')
}

export function getMediaUrl({ publicId, type }: Original): string {
  return `/media/${publicId}.${type}`
}

/** Converts untrusted text to the folder part of a public id. The folder part is never a nested path. */
export function cleanFolder(folder: string): string {
  const slug = folder
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_FOLDER_LENGTH)
    .replace(/^-+|-+$/g, '')
  return slug || 'images'
}
