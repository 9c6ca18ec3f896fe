import { readFile } from 'node:fs/promises'
import { siteImages } from '#app/content/homepage/site-images.ts'
import type { ImageStore } from '#app/platform/images/image-store.server.ts'

/**
 * Adds missing theme images to the image store at each startup. They have no row in `uploads`, so no sweep deletes
 * them.
 */
export async function ensureSiteImages(store: ImageStore): Promise<void> {
  for (const [name, image] of Object.entries(siteImages)) {
    if (await store.has(image.url)) continue
    await store.storeUnchanged(await readFile(`app/assets/site/${name}.jpg`), 'site')
  }
}
