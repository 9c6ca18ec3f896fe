import { adminText } from '#app/catalog/admin/admin-text.ts'
import { type FileRow, getCell } from '#app/platform/files/file-row.ts'

/**
 * A form field with its column in a file. `image` is set for alt text: the field of the described image, without which
 * the text is ignored.
 */
export type ColumnField<Name extends string> = {
  readonly column: string
  readonly label: string
  readonly kind?: 'image' | 'size-guide' | 'choice'
  readonly image?: Name
}

type ReferenceLookup = {
  /** Returns the URL of the stored image for an image URL in the file. */
  readonly findImage: (address: string) => string | undefined
  /** The names of the store's size guides. */
  readonly guides: readonly string[]
  /** Where staff can upload a missing image, such as 'the collection'. */
  readonly place: string
}

/**
 * Returns the values that a form would send for a row of a file. Empty cells leave values unchanged. `notes` list
 * images and size guides that this store does not have.
 */
export function readRowTexts<Name extends string>(
  row: FileRow,
  fields: readonly (readonly [Name, ColumnField<Name>])[],
  before: Readonly<Record<Name, string>>,
  { findImage, guides, place }: ReferenceLookup,
): { readonly texts: Readonly<Record<Name, string>>; readonly notes: readonly string[] } {
  const texts: Record<Name, string> = { ...before }
  const notes: string[] = []
  for (const [name, { column, label, kind }] of fields) {
    const cell = getCell(row, column.toLowerCase())
    if (cell === '') continue
    const text = kind === 'image' ? findImage(cell) : kind === 'choice' ? cell.toLowerCase() : cell
    if (text === undefined) notes.push(adminText.imageNotInStore(label, toArchivePath(cell), place))
    else if (kind === 'size-guide' && !guides.includes(text)) notes.push(adminText.guideNotInStore(text))
    else texts[name] = text
  }
  for (const [name, { image }] of fields) if (image && texts[image] === '') texts[name] = ''
  return { texts, notes }
}

/** Converts the URL of a media file to its path in an export's archive; leaves other URLs unchanged. */
function toArchivePath(address: string): string {
  return address.replace(/^https?:\/\/[^/]+\/media\/(?=[a-z0-9-]+\/[0-9a-f]{64}\.)/, 'images/')
}
