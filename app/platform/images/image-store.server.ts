import { join } from 'node:path'
import { env } from '#app/platform/env.server.ts'
import { localImageStore } from '#app/platform/images/local-image-store.server.ts'
import type { Box, Original } from '#app/platform/images/media-path.ts'
import type { SizeFormat } from '#app/platform/images/picture-jobs.ts'
import type { PictureRefusal } from '#app/platform/images/picture-type.ts'

/** A picture in the store. The url is the original's; `pictureUrl` makes those of its sizes. */
export type StoredPicture = {
  readonly url: string
  readonly publicId: string
  readonly width: number
  readonly height: number
  readonly bytes: number
}

export type PutResult =
  | { readonly ok: true; readonly picture: StoredPicture }
  | { readonly ok: false; readonly refusal: PictureRefusal }

/** Where pictures are kept. What is in it never changes: other bytes are another picture. */
export type ImageStore = {
  /**
   * Decodes what somebody sent, makes it upright, keeps at most 4,000 pixels a side and nothing but the picture, and
   * stores that. The same file in the same folder is stored once. @throws what the disk says, such as 'ENOSPC'; then
   * nothing was stored.
   */
  readonly put: (bytes: Uint8Array, folder: string) => Promise<PutResult>
  /** Stores a clean JPEG of our own as it is, so that its id is the same whatever library encodes; answers its id. */
  readonly keep: (bytes: Uint8Array, folder: string) => Promise<Original>
  readonly has: (original: Original) => Promise<boolean>
  /** Null where there is no such picture. */
  readonly readOriginal: (original: Original) => Promise<Buffer<ArrayBuffer> | null>
  /** A size of a picture, made when first asked for and kept. Null where there is no such picture. */
  readonly readSize: (original: Original, box: Box, format: SizeFormat) => Promise<Buffer<ArrayBuffer> | null>
  /** Takes a picture and all its sizes out; one that is not there is no error. */
  readonly remove: (original: Original) => Promise<void>
}

/** The shop's own pictures. */
export const imageStore: ImageStore = localImageStore(join(env.DATA_DIR, 'media'))
