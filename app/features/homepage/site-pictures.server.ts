import { readFile } from 'node:fs/promises'
import { heroTall, heroWide, storyBolts, storyDrape } from '#app/features/homepage/site-pictures.ts'
import type { ImageStore } from '#app/platform/images/image-store.server.ts'
import { readMediaPath } from '#app/platform/images/media-path.ts'

/** The files of the theme's pictures. */
export const SITE_FILES = [
  { file: 'app/assets/site/hero-wide.jpg', picture: heroWide },
  { file: 'app/assets/site/hero-tall.jpg', picture: heroTall },
  { file: 'app/assets/site/story-drape.jpg', picture: storyDrape },
  { file: 'app/assets/site/story-bolts.jpg', picture: storyBolts },
] as const

/**
 * Puts the theme's pictures into the store, where they are missing; for every start. They have no row in `uploads`, so
 * nothing sweeps them away.
 */
export async function ensureSitePictures(store: ImageStore): Promise<void> {
  for (const { file, picture } of SITE_FILES) {
    const asked = readMediaPath(picture.url)
    if (!asked || (await store.has(asked.original))) continue
    await store.keep(await readFile(file), 'site')
  }
}
