import { join } from 'node:path'
import { env } from '#app/platform/env.server.ts'
import { bucketFiles } from '#app/platform/images/bucket-files.server.ts'
import { cloudinaryStore } from '#app/platform/images/cloudinary-store.server.ts'
import { drafts } from '#app/platform/images/drafts.server.ts'
import { folderFiles } from '#app/platform/images/folder-files.server.ts'
import type { FilePart } from '#app/platform/images/image-files.ts'
import type { SizeFormat } from '#app/platform/images/image-jobs.ts'
import type { ImageRejection } from '#app/platform/images/image-type.ts'
import { type ImageWorker, openImageWorker } from '#app/platform/images/image-worker.server.ts'
import type { Box, Original, VideoType } from '#app/platform/images/media-path.ts'
import { mediaStore } from '#app/platform/images/media-store.server.ts'
import type { ShareCard } from '#app/platform/images/share-card.ts'
import type { uploads } from '#app/platform/images/uploads.table.ts'

export type StoredImage = Readonly<
  Pick<typeof uploads.$inferSelect, 'url' | 'publicId' | 'width' | 'height' | 'bytes' | 'ground'>
>

export type PutResult =
  | { readonly ok: true; readonly image: StoredImage }
  | { readonly ok: false; readonly rejection: ImageRejection }

export type ListedImage = {
  readonly original: Original
  readonly url: string
  readonly bytes: number
  readonly writtenAt: Date
}

/** Even if another host serves uploads, this store contains the images that `storeUnchanged` stored. */
export type ImageStore = {
  /** Stores a cleaned copy, once per folder. @throws a file system error or ImageHostError if nothing was stored */
  readonly put: (path: string, folder: string) => Promise<PutResult>
  /** Stores a video unchanged, once per folder. The file at `path` is moved. `type` is the detected type. */
  readonly putVideo: (
    path: string,
    folder: string,
    type: VideoType,
  ) => Promise<{ readonly url: string; readonly publicId: string }>
  /** Reads part of a video, as requested by browsers. */
  readonly readPart: (original: Original, from: number, to: number) => Promise<FilePart | null>
  /** Stores one of our own clean JPEGs unchanged, so its id does not depend on the encoder. */
  readonly storeUnchanged: (bytes: Uint8Array, folder: string) => Promise<Original>
  /** Stores an original, such as one from a backup, under its known id. */
  readonly restore: (original: Original, bytes: Uint8Array) => Promise<void>
  /** Another host's images are assumed to exist. */
  readonly has: (url: string) => Promise<boolean>
  readonly readOriginal: (original: Original) => Promise<Buffer<ArrayBuffer> | null>
  /**
   * Reads an image in a size. The first request for a size renders and stores it. Returns null if the image does not
   * exist.
   */
  readonly readSize: (original: Original, box: Box, format: SizeFormat) => Promise<Buffer<ArrayBuffer> | null>
  /** Like `readSize`, but for a share image. */
  readonly readShare: (card: ShareCard, logo?: Uint8Array) => Promise<Buffer<ArrayBuffer> | null>
  /** Removes an image with all its sizes. A missing image is not an error. */
  readonly remove: (url: string) => Promise<void>
  readonly list: () => AsyncIterable<ListedImage>
}

const work = openImageWorker()

export const imageStore: ImageStore = chooseStore(work)

/** The same store, but it renders in background jobs, for images that nobody waits for. */
export const backgroundImageStore: ImageStore = chooseStore((job) => work(job, 'background'))

function chooseStore(work: ImageWorker): ImageStore {
  const { images } = env
  const files = images.store === 's3' ? bucketFiles(images, drafts) : folderFiles(join(env.DATA_DIR, 'media'))
  const localStore = mediaStore({ files, drafts, work })
  return images.store === 'cloudinary' ? cloudinaryStore(images, { localStore, drafts, work }) : localStore
}
