import type { Image } from '#app/features/catalog/catalog.ts'

/** An image as the columns of a collection keep it: where it has none, they are empty. */
type ImageColumns = {
  readonly url: string | null
  readonly width: number | null
  readonly height: number | null
  readonly alt: string
}

/** The two images of a collection: the wide one over its page, and the one of its tiles. */
export type CollectionImages = { readonly hero: ImageColumns; readonly tile: ImageColumns }

/** The image over a collection's page. */
export function heroImage({ hero }: Pick<CollectionImages, 'hero'>): Image | null {
  return imageOf(hero)
}

/** The image of a tile, on the home page: its own, else the hero. */
export function tileImage({ hero, tile }: CollectionImages): Image | null {
  return imageOf(tile) ?? imageOf(hero)
}

/**
 * The image where a tall one is wanted, in the lookbook and on a phone: the hero, unless it is wide and the image of
 * the tiles is not, as little would be left of it (docs/rules.md, Collections). Null where the collection has none.
 */
export function tallImage(images: CollectionImages): Image | null {
  const [hero, tile] = [imageOf(images.hero), imageOf(images.tile)]
  if (!hero || !tile) return hero ?? tile
  return hero.width > hero.height && tile.width <= tile.height ? tile : hero
}

function imageOf({ url, width, height, alt }: ImageColumns): Image | null {
  return url && width && height ? { url, width, height, alt } : null
}
