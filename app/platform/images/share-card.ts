import { createHash } from 'node:crypto'
import type { Original } from '#app/platform/images/media-path.ts'

export const SHARE_WIDTH = 1200
export const SHARE_HEIGHT = 630

/** Counts up when share-image.server.ts draws otherwise: those drawn before are then no longer served. */
const SHARE_RECIPE = 1

/** What a share image shows: the store's name, and beside a tall or below a wide image what the page is about. */
export type ShareCard = {
  readonly store: string
  readonly title: string
  readonly layout: 'beside' | 'below'
  /** Null: the store's name alone, with the beam. */
  readonly image: Original | null
}

/** Changes with everything that a share image shows: it is part of the address, so that each may be kept for ever. */
export function shareVersion({ store, title, layout, image }: ShareCard): string {
  const shown = [SHARE_RECIPE, store, title, layout, image?.publicId, image?.type]
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 32)
}
