import { readFile } from 'node:fs/promises'
import { siteImages } from '#app/features/homepage/site-images.ts'
import type { ImageStore } from '#app/platform/images/image-store.server.ts'

/**
 * Puts the theme's images into the store, where they are missing; for every start. They have no row in `uploads`, so
 * nothing sweeps them away.
 */
export async function ensureSiteImages(store: ImageStore): Promise<void> {
  for (const [name, image] of Object.entries(siteImages)) {
    if (await store.has(image.url)) continue
    await store.keep(await readFile(`app/assets/site/${name}.jpg`), 'site')
  }
}
