import { readFile } from 'node:fs/promises'
import { sitePictures } from '#app/features/homepage/site-pictures.ts'
import type { ImageStore } from '#app/platform/images/image-store.server.ts'

/**
 * Puts the theme's pictures into the store, where they are missing; for every start. They have no row in `uploads`, so
 * nothing sweeps them away.
 */
export async function ensureSitePictures(store: ImageStore): Promise<void> {
  for (const [name, picture] of Object.entries(sitePictures)) {
    if (await store.has(picture.url)) continue
    await store.keep(await readFile(`app/assets/site/${name}.jpg`), 'site')
  }
}
