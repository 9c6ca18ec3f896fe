import { createHash } from 'node:crypto'
import type { Original } from '#app/platform/images/media-path.ts'

export const SHARE_WIDTH = 1200
export const SHARE_HEIGHT = 630

/** Incremented when share-image.server.ts draws differently: older images are then no longer served. */
const SHARE_RECIPE = 1

export type ShareCard = {
  readonly store: string
  readonly title: string
  readonly layout: 'beside' | 'below'
  /** Null: only the store's name on the window light. */
  readonly image: Original | null
}

/** A hash of everything on a share image, for its URL, so that images can be cached forever. */
export function shareVersion({ store, title, layout, image }: ShareCard): string {
  const shown = [SHARE_RECIPE, store, title, layout, image?.publicId, image?.type]
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 32)
}
