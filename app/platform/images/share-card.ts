import { createHash } from 'node:crypto'
import type { Original } from '#app/platform/images/media-path.ts'

export const SHARE_WIDTH = 1200
export const SHARE_HEIGHT = 630

/** Increment this when share-image.server.ts changes, so that older images are no longer served. */
const SHARE_VERSION = 1

export type ShareCard = {
  readonly store: string
  readonly title: string
  readonly layout: 'beside' | 'below'
  /**
   * If null, the card has only the store's name and, with `hasLight`, a pattern of light that falls through a window.
   */
  readonly image: Original | null
  /** Replaces the built-in look. */
  readonly look?: ShareLook
}

export type ShareLook = {
  readonly ink: string
  /** The background of a card without an image, or of the area beside an image. */
  readonly panel: string
  readonly stone: string
  readonly hasLight: boolean
  readonly face: ShareFace
  /** The id of an image that replaces the store's name. */
  readonly logo: string | null
}

export type ShareFace = {
  /** The family of a font file in app/assets/fonts/share. */
  readonly family: string
  /** The size relative to that of Imbue, a narrow font. */
  readonly size: number
  /** `leading` is the space between lines, and `spacing` is the space between letters, in ems. */
  readonly leading: number
  readonly spacing: number
  readonly isCaps: boolean
}

/** Returns a hash of everything on a share image, for its URL, so that images can be cached forever. */
export function computeShareVersion({ store, title, layout, image, look }: ShareCard): string {
  const content = [SHARE_VERSION, store, title, layout, image?.publicId, image?.type, ...(look ? [look] : [])]
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 32)
}
