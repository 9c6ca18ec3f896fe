import { readFile } from 'node:fs/promises'
import type { ImageStore } from '#app/platform/images/image-store.server.ts'
import { getMediaUrl, type Original } from '#app/platform/images/media-path.ts'
import { toOriginal } from '#app/platform/images/media-store.server.ts'
import { collections } from '#db/demo/collections.ts'
import { products } from '#db/demo/products.ts'

const FOLDER = 'demo'
const MAX_CONCURRENT = 4

export type DemoImage = { readonly original: Original; readonly url: string; readonly bytes: number }

/** The files of db/demo/images that products and collections show, without '.jpg', each once. */
const imageFiles: readonly string[] = [
  ...new Set([
    ...products.flatMap(({ images }) => images.map(({ file }) => file)),
    ...collections.flatMap(({ hero, tile }) => [hero, tile].flatMap((image) => (image ? [image.file] : []))),
  ]),
]

/** Returns the URL of each image, which is derived from its file. */
export function locateImages(): Promise<ReadonlyMap<string, DemoImage>> {
  return processEach(async (bytes) => toOriginal(bytes, FOLDER))
}

/**
 * Puts missing images into the store, unchanged: re-encoding 95 of them would take ten seconds and rename them with
 * every version of the encoder.
 */
export function storeImages(store: ImageStore): Promise<ReadonlyMap<string, DemoImage>> {
  return processEach((bytes) => store.storeUnchanged(bytes, FOLDER))
}

async function processEach(work: (bytes: Buffer) => Promise<Original>): Promise<ReadonlyMap<string, DemoImage>> {
  const images = new Map<string, DemoImage>()
  const queue = imageFiles.values()
  const workers = Array.from({ length: MAX_CONCURRENT }, async () => {
    for (const file of queue) {
      const bytes = await readFile(`db/demo/images/${file}.jpg`)
      const original = await work(bytes)
      images.set(file, { original, url: getMediaUrl(original), bytes: bytes.length })
    }
  })
  await Promise.all(workers)
  return images
}
