import type { ProductColor } from '#app/catalog/catalog.ts'

// The images in a product form. The first one is featured.

export type DraftImage = {
  readonly publicId: string
  readonly url: string
  /** If null, the result of `proposeAlt` is used. */
  readonly alt: string | null
  readonly color: string | null
  /** See `productImages`. */
  readonly focus: string | null
  /** The image's position among the chosen files; null once its position in the list is fixed. */
  readonly uploadOrder: number | null
  /** A URL of the local file, shown until `url` has loaded. */
  readonly preview: string | null
}

/**
 * Adds an upload unless it is a duplicate. Uploads come after images with a fixed position, in the order in which the
 * files were chosen.
 */
export function addImage(
  images: readonly DraftImage[],
  added: { readonly publicId: string; readonly url: string; readonly uploadOrder: number; readonly preview: string },
): readonly DraftImage[] {
  if (images.some(({ publicId }) => publicId === added.publicId)) return images
  return images.toSpliced(findInsertPosition(images, added.uploadOrder), 0, {
    ...added,
    alt: null,
    color: null,
    focus: null,
  })
}

export function findInsertPosition(images: readonly { readonly uploadOrder: number | null }[], number: number): number {
  const later = images.findIndex(({ uploadOrder }) => uploadOrder !== null && uploadOrder > number)
  return later === -1 ? images.length : later
}

/** Moves an image. This fixes the positions of all images. */
export function moveImage(images: readonly DraftImage[], from: number, to: number): readonly DraftImage[] {
  const movedImage = images[from]
  if (!movedImage) return images
  return images
    .toSpliced(from, 1)
    .toSpliced(to, 0, movedImage)
    .map((image) => ({ ...image, uploadOrder: null }))
}

const VIEWS = ['front', 'back view']

/** Returns 'Name in Color, front' for the first image, then 'back view' and 'detail'; '' if the name is empty. */
export function proposeAlt(
  { color }: Pick<DraftImage, 'color'>,
  index: number,
  { name, colors }: { readonly name: string; readonly colors: readonly ProductColor[] },
): string {
  if (!name.trim()) return ''
  const [onlyColor] = colors
  const colorName = color ?? (colors.length === 1 ? onlyColor?.name : null)
  return `${name.trim()}${colorName ? ` in ${colorName}` : ''}, ${VIEWS[index] ?? 'detail'}`
}

/** Rebases a list image by image: images removed by others are dropped, and images added by others come last. */
export function mergeImages(
  mine: readonly DraftImage[],
  old: readonly DraftImage[],
  fresh: readonly DraftImage[],
): readonly DraftImage[] {
  if (JSON.stringify(mine) === JSON.stringify(old)) return fresh
  const find = (list: readonly DraftImage[], id: string) => list.find(({ publicId }) => publicId === id)
  const rebased = mine.flatMap((image) => {
    const before = find(old, image.publicId)
    const now = find(fresh, image.publicId)
    if (!before) return [{ ...image, ...(now && { alt: image.alt ?? now.alt }) }]
    if (!now) return []
    return [
      {
        ...now,
        alt: image.alt === before.alt ? now.alt : image.alt,
        color: image.color === before.color ? now.color : image.color,
        focus: image.focus === before.focus ? now.focus : image.focus,
      },
    ]
  })
  const addedImages = fresh.filter(({ publicId }) => !find(old, publicId) && !find(mine, publicId))
  return [...rebased, ...addedImages]
}
