import { join } from 'node:path'
import { env } from '#app/platform/env.server.ts'
import { bucketFiles } from '#app/platform/images/bucket-files.server.ts'
import { cloudinaryStore } from '#app/platform/images/cloudinary-store.server.ts'
import { drafts } from '#app/platform/images/drafts.server.ts'
import { folderFiles } from '#app/platform/images/folder-files.server.ts'
import type { SizeFormat } from '#app/platform/images/image-jobs.ts'
import type { ImageRefusal } from '#app/platform/images/image-type.ts'
import { openImageWorker } from '#app/platform/images/image-worker.server.ts'
import type { Box, Original } from '#app/platform/images/media-path.ts'
import { mediaStore } from '#app/platform/images/media-store.server.ts'
import type { ShareCard } from '#app/platform/images/share-card.ts'

/** An image in the store. The url is the original's; `imageUrl` makes those of its sizes. */
export type StoredImage = {
  readonly url: string
  readonly publicId: string
  readonly width: number
  readonly height: number
  readonly bytes: number
}

export type PutResult =
  | { readonly ok: true; readonly image: StoredImage }
  | { readonly ok: false; readonly refusal: ImageRefusal }

export type ListedImage = {
  readonly original: Original
  readonly url: string
  readonly bytes: number
  readonly writtenAt: Date
}

/**
 * Where images are kept. What is in it never changes: other bytes are another image. A store whose images another
 * host delivers keeps the store's own (`keep`) beside it all the same; they are what it serves, lists and makes sizes of.
 */
export type ImageStore = {
  /**
   * Takes in the file at `path` (of this machine; it stays there): decodes it, makes it upright, keeps at most 4,000
   * pixels a side and nothing but the image, and stores that. The same file in the same folder is stored once.
   * @throws what the disk says, such as 'ENOSPC', or PictureHostError; then nothing was stored.
   */
  readonly put: (path: string, folder: string) => Promise<PutResult>
  /** Stores a clean JPEG of our own as it is, so that its id is the same whatever library encodes; answers its id. */
  readonly keep: (bytes: Uint8Array, folder: string) => Promise<Original>
  /** Puts an original back under the id that it had, such as one out of a backup. */
  readonly putBack: (original: Original, bytes: Uint8Array) => Promise<void>
  /** Whether the image of an address is there. Another host's are taken to be. */
  readonly has: (url: string) => Promise<boolean>
  /** Null where there is no such image. */
  readonly readOriginal: (original: Original) => Promise<Buffer<ArrayBuffer> | null>
  /** A size of an image, made when first asked for and kept. Null where there is no such image. */
  readonly readSize: (original: Original, box: Box, format: SizeFormat) => Promise<Buffer<ArrayBuffer> | null>
  /** A share image, drawn when first asked for and kept. Null where the image on the card is not there. */
  readonly readShare: (card: ShareCard) => Promise<Buffer<ArrayBuffer> | null>
  /** Takes the image of an address and all its sizes out; one that is not there is no error. */
  readonly remove: (url: string) => Promise<void>
  /** The originals that are served under /media/. */
  readonly list: () => AsyncIterable<ListedImage>
}

/** The store's own images, in the store that IMAGE_STORE names. */
export const imageStore: ImageStore = chooseStore()

function chooseStore(): ImageStore {
  const { images } = env
  const work = openImageWorker()
  const files = images.store === 's3' ? bucketFiles(images, drafts) : folderFiles(join(env.DATA_DIR, 'media'))
  const own = mediaStore({ files, drafts, work })
  return images.store === 'cloudinary' ? cloudinaryStore(images, { own, drafts, work }) : own
}
