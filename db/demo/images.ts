import { readFile } from 'node:fs/promises'
import type { ImageStore } from '#app/platform/images/image-store.server.ts'
import { CLIP_FOLDER, getMediaUrl, type Original, type VideoType } from '#app/platform/images/media-path.ts'
import { toOriginal } from '#app/platform/images/media-store.server.ts'
import { collections } from '#db/demo/collections.ts'
import { looks } from '#db/demo/looks.ts'
import { products } from '#db/demo/products.ts'

const FOLDER = 'demo'
const MAX_CONCURRENT = 4

export type DemoImage = { readonly original: Original; readonly url: string; readonly bytes: number }

/**
 * The image and video files in db/demo that products, collections and looks show, without duplicates. Names of images
 * lack '.jpg'.
 */
const files: readonly string[] = [
  ...new Set([
    ...products.flatMap(({ images }) => images.map(({ file }) => file)),
    ...products.flatMap(({ video }) => (video ? [video, `${video}.mp4`, `${video}.webm`] : [])),
    ...looks.map(({ file }) => file),
    ...collections.flatMap(({ hero, tile }) => [hero, tile].flatMap((image) => (image ? [image.file] : []))),
  ]),
]

/** Returns the URL of each image and video without storing the file. The URL is derived from the file’s bytes. */
export function locateImages(): Promise<ReadonlyMap<string, DemoImage>> {
  return processEach(async (bytes, type) => locate(bytes, type))
}

/**
 * Adds missing images and videos to the image store, unchanged: re-encoding a hundred images would take ten seconds,
 * and every new version of the encoder would change their names.
 */
export function storeImages(store: ImageStore): Promise<ReadonlyMap<string, DemoImage>> {
  return processEach(async (bytes, type) => {
    if (type === 'jpg') return await store.storeUnchanged(bytes, FOLDER)
    const original = locate(bytes, type)
    if (!(await store.has(getMediaUrl(original)))) await store.restore(original, bytes)
    return original
  })
}

type FileType = 'jpg' | VideoType

function locate(bytes: Buffer, type: FileType): Original {
  return toOriginal(bytes, type === 'jpg' ? FOLDER : CLIP_FOLDER, type)
}

async function processEach(
  work: (bytes: Buffer, type: FileType) => Promise<Original>,
): Promise<ReadonlyMap<string, DemoImage>> {
  const images = new Map<string, DemoImage>()
  const queue = files.values()
  const workers = Array.from({ length: MAX_CONCURRENT }, async () => {
    for (const file of queue) {
      const type = file.endsWith('.mp4') ? 'mp4' : file.endsWith('.webm') ? 'webm' : 'jpg'
      const bytes = await readFile(type === 'jpg' ? `db/demo/images/${file}.jpg` : `db/demo/videos/${file}`)
      const original = await work(bytes, type)
      images.set(file, { original, url: getMediaUrl(original), bytes: bytes.length })
    }
  })
  await Promise.all(workers)
  return images
}
