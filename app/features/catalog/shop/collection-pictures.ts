import type { Picture } from '#app/features/catalog/catalog.ts'

/** A picture as the columns of a collection keep it: where it has none, they are empty. */
type PictureColumns = {
  readonly url: string | null
  readonly width: number | null
  readonly height: number | null
  readonly alt: string
}

/** The two pictures of a collection: the wide one over its page, and the one of its tiles. */
export type CollectionPictures = { readonly hero: PictureColumns; readonly tile: PictureColumns }

/** The picture over a collection's page. */
export function heroPicture({ hero }: Pick<CollectionPictures, 'hero'>): Picture | null {
  return pictureOf(hero)
}

/** The picture of a tile, on the home page: its own, else the hero. */
export function tilePicture({ hero, tile }: CollectionPictures): Picture | null {
  return pictureOf(tile) ?? pictureOf(hero)
}

/**
 * The picture where a tall one is wanted, in the lookbook and on a phone: the hero, unless it is wide and the picture of
 * the tiles is not, as little would be left of it (docs/rules.md, Collections). Null where the collection has none.
 */
export function tallPicture(pictures: CollectionPictures): Picture | null {
  const [hero, tile] = [pictureOf(pictures.hero), pictureOf(pictures.tile)]
  if (!hero || !tile) return hero ?? tile
  return hero.width > hero.height && tile.width <= tile.height ? tile : hero
}

function pictureOf({ url, width, height, alt }: PictureColumns): Picture | null {
  return url && width && height ? { url, width, height, alt } : null
}
