import type { ProductColor } from '#app/features/catalog/catalog.ts'

// The pictures of a product while its form is open: what arrives, moves and goes. The first one is featured, always.

export type DraftPicture = {
  /** What it is kept by; the same picture is in a list once. */
  readonly publicId: string
  readonly url: string
  /** Null until somebody writes one: then it is what `proposedAlt` says. */
  readonly alt: string | null
  /** A colour of the product by its name; null for any. */
  readonly color: string | null
  /** The number of the upload it came with; null once it was there before or somebody gave it its place. */
  readonly arrival: number | null
  /** An address of the file it was made of, shown until its own has loaded. */
  readonly preview: string | null
}

/**
 * Puts what was uploaded to its place: uploads end in any order, their pictures stand in that in which the files were
 * chosen, behind those that have a place already. A picture that is there is not added twice.
 */
export function addPicture(
  pictures: readonly DraftPicture[],
  added: { readonly publicId: string; readonly url: string; readonly arrival: number; readonly preview: string },
): readonly DraftPicture[] {
  if (pictures.some(({ publicId }) => publicId === added.publicId)) return pictures
  return pictures.toSpliced(placeOf(pictures, added.arrival), 0, { ...added, alt: null, color: null })
}

/** Before which of the pictures an upload of this number stands. */
export function placeOf(pictures: readonly { readonly arrival: number | null }[], number: number): number {
  const later = pictures.findIndex(({ arrival }) => arrival !== null && arrival > number)
  return later === -1 ? pictures.length : later
}

/** One moved from a place to another. From then on all of them stay where they are, whatever still arrives. */
export function movePicture(pictures: readonly DraftPicture[], from: number, to: number): readonly DraftPicture[] {
  const moved = pictures[from]
  if (!moved) return pictures
  return pictures
    .toSpliced(from, 1)
    .toSpliced(to, 0, moved)
    .map((picture) => ({ ...picture, arrival: null }))
}

const VIEWS = ['front', 'back view']

/** What a picture probably shows: '{Name} in {colour}, front', then the back view, then details. '' without a name. */
export function proposedAlt(
  { color }: Pick<DraftPicture, 'color'>,
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
export function mergePictures(
  mine: readonly DraftPicture[],
  old: readonly DraftPicture[],
  fresh: readonly DraftPicture[],
): readonly DraftPicture[] {
  if (JSON.stringify(mine) === JSON.stringify(old)) return fresh
  const find = (list: readonly DraftPicture[], id: string) => list.find(({ publicId }) => publicId === id)
  const kept = mine.flatMap((picture) => {
    const before = find(old, picture.publicId)
    const now = find(fresh, picture.publicId)
    if (!before) return [{ ...picture, ...(now && { alt: picture.alt ?? now.alt }) }]
    if (!now) return []
    return [
      {
        ...now,
        alt: picture.alt === before.alt ? now.alt : picture.alt,
        color: picture.color === before.color ? now.color : picture.color,
      },
    ]
  })
  const added = fresh.filter(({ publicId }) => !find(old, publicId) && !find(mine, publicId))
  return [...kept, ...added]
}
