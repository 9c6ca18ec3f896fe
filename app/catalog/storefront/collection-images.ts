import type { Image } from '#app/catalog/catalog.ts'

type ImageColumns = { url: string | null; width: number | null; height: number | null; alt: string }

export type CollectionImages = { readonly hero: ImageColumns; readonly tile: ImageColumns }

export function findImage({ url, width, height, alt }: ImageColumns): Image | null {
  return url && width && height ? { url, width, height, alt } : null
}

/** Returns the image of a collection's tile. `product`: the image of a product in the collection, or null. */
export function findTileImage({ hero, tile }: CollectionImages, product: Image | null): Image | null {
  return findImage(tile) ?? findImage(hero) ?? product
}

/** Returns the image for tall boxes: the hero image, unless it is wide and the tile image is not. */
export function findTallImage(images: CollectionImages): Image | null {
  const [hero, tile] = [findImage(images.hero), findImage(images.tile)]
  if (!hero || !tile) return hero ?? tile
  return hero.width > hero.height && tile.width <= tile.height ? tile : hero
}
