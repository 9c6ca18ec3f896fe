import type { ProductColor } from '#app/features/catalog/catalog.ts'

// The images of a product while its form is open: what arrives, moves and goes. The first one is featured, always.

export type DraftImage = {
  /** What it is kept by; the same image is in a list once. */
  readonly publicId: string
  readonly url: string
  /** Null until someone writes one: then it is what `proposedAlt` says. */
  readonly alt: string | null
  /** A color of the product by its name; null for any. */
  readonly color: string | null
  /** The number of the upload it came with; null once it was there before or someone gave it its place. */
  readonly arrival: number | null
  /** An address of the file it was made of, shown until its own has loaded. */
  readonly preview: string | null
}

/**
 * Puts what was uploaded to its place: uploads end in any order, their images stand in that in which the files were
 * chosen, behind those that have a place already. An image that is there is not added twice.
 */
export function addImage(
  images: readonly DraftImage[],
  added: { readonly publicId: string; readonly url: string; readonly arrival: number; readonly preview: string },
): readonly DraftImage[] {
  if (images.some(({ publicId }) => publicId === added.publicId)) return images
  return images.toSpliced(placeOf(images, added.arrival), 0, { ...added, alt: null, color: null })
}

/** Before which of the images an upload of this number stands. */
export function placeOf(images: readonly { readonly arrival: number | null }[], number: number): number {
  const later = images.findIndex(({ arrival }) => arrival !== null && arrival > number)
  return later === -1 ? images.length : later
}

/** One moved from a place to another. From then on all of them stay where they are, whatever still arrives. */
export function moveImage(images: readonly DraftImage[], from: number, to: number): readonly DraftImage[] {
  const moved = images[from]
  if (!moved) return images
  return images
    .toSpliced(from, 1)
    .toSpliced(to, 0, moved)
    .map((image) => ({ ...image, arrival: null }))
}

const VIEWS = ['front', 'back view']

/** What an image probably shows: '{Name} in {color}, front', then the back view, then details. '' without a name. */
export function proposedAlt(
  { color }: Pick<DraftImage, 'color'>,
  index: number,
  { name, colors }: { readonly name: string; readonly colors: readonly ProductColor[] },
): string {
  if (!name.trim()) return ''
  const [only] = colors
  const shown = color ?? (colors.length === 1 ? only?.name : null)
  return `${name.trim()}${shown ? ` in ${shown}` : ''}, ${VIEWS[index] ?? 'detail'}`
}

/**
 * A list put on top of a newer state of itself: what others removed is gone, what they added comes last, and theirs is
 * what was left alone here.
 */
export function mergeImages(
  mine: readonly DraftImage[],
  old: readonly DraftImage[],
  fresh: readonly DraftImage[],
): readonly DraftImage[] {
  if (JSON.stringify(mine) === JSON.stringify(old)) return fresh
  const find = (list: readonly DraftImage[], id: string) => list.find(({ publicId }) => publicId === id)
  const stored = mine.flatMap((image) => {
    const before = find(old, image.publicId)
    const now = find(fresh, image.publicId)
    if (!before) return [{ ...image, ...(now && { alt: image.alt ?? now.alt }) }]
    if (!now) return []
    return [
      {
        ...now,
        alt: image.alt === before.alt ? now.alt : image.alt,
        color: image.color === before.color ? now.color : image.color,
      },
    ]
  })
  const added = fresh.filter(({ publicId }) => !find(old, publicId) && !find(mine, publicId))
  return [...stored, ...added]
}
