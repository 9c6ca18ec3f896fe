import type { ImageRejection } from '#app/platform/images/image-type.ts'
import type { Box, ImageType } from '#app/platform/images/media-path.ts'
import type { ShareCard } from '#app/platform/images/share-card.ts'

/** In order of preference. The first format that the client accepts is used. */
export const SIZE_FORMATS = ['avif', 'webp', 'jpg'] as const
export type SizeFormat = (typeof SIZE_FORMATS)[number]

export const CONTENT_TYPES: Readonly<Record<SizeFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
}

/** Increment this when the encoders of image-renderer.server.ts change, so that older sizes are no longer served. */
export const ENCODER_VERSION = 1

/** Bytes are passed as files: `input` is read, and `output` is written and synced. */
export type ImageJob =
  | { readonly kind: 'original'; readonly input: string; readonly output: string }
  | {
      readonly kind: 'size'
      readonly input: string
      readonly output: string
      readonly box: Box
      readonly format: SizeFormat
    }
  /** `input` is the card's image, if any, and `logo` is the store's logo. */
  | {
      readonly kind: 'share'
      readonly input: string | null
      readonly logo: string | null
      readonly output: string
      readonly card: ShareCard
    }
  /**
   * A logo or icon as PNG, scaled to fit the box. `background` fills the box. `margin` is the margin on each side, as a
   * fraction of the box's side.
   */
  | {
      readonly kind: 'png'
      readonly input: string
      readonly output: string
      readonly box: Box
      readonly background: string | null
      readonly margin: number
    }

/** Background jobs, which nobody waits for, get only processor time that would otherwise be unused. */
export type JobPriority = 'foreground' | 'background'

export type CleanImage = {
  readonly type: ImageType
  readonly width: number
  readonly height: number
  readonly bytes: number
  readonly hash: string
  /** See `computeGround`. */
  readonly ground: string
}

export type ImageResult =
  | { readonly kind: 'original'; readonly image: CleanImage }
  | { readonly kind: 'rejected'; readonly rejection: ImageRejection }
  | { readonly kind: 'size' }
  | { readonly kind: 'share' }
  | { readonly kind: 'png'; readonly width: number; readonly height: number }
  | { readonly kind: 'failed'; readonly code: string; readonly message: string }

export type NumberedMessage<Message> = { readonly number: number; readonly message: Message }
