import type { Picture } from '#app/features/catalog/catalog.ts'

/** A collection's pictures as its table keeps them. */
type CollectionPictures = {
  readonly heroImage: string | null
  readonly heroImageWidth: number | null
  readonly heroImageHeight: number | null
  readonly heroImageAlt: string
  readonly imageUrl: string | null
  readonly imageUrlWidth: number | null
  readonly imageUrlHeight: number | null
  readonly imageUrlAlt: string
}

/**
 * The picture where a tall one is wanted, in the lookbook and on a phone: the hero, unless it is wide and the picture of
 * the tiles is not, as little would be left of it (docs/rules.md, Collections). Null where the collection has none.
 */
export function tallPicture(row: CollectionPictures): Picture | null {
  const hero = picture(row.heroImage, row.heroImageWidth, row.heroImageHeight, row.heroImageAlt)
  const tile = picture(row.imageUrl, row.imageUrlWidth, row.imageUrlHeight, row.imageUrlAlt)
  if (!hero || !tile) return hero ?? tile
  return hero.width > hero.height && tile.width <= tile.height ? tile : hero
}

function picture(url: string | null, width: number | null, height: number | null, alt: string): Picture | null {
  return url && width && height ? { url, width, height, alt } : null
}
