import { adminText } from '#app/catalog/admin/admin-text.ts'
import { cellOf, type FileRow } from '#app/platform/files/file-row.ts'

/** A field of a form with its column in a file. The text of an image is left out without its image. */
export type ColumnField<Name extends string> = {
  readonly column: string
  readonly label: string
  readonly kind?: 'image' | 'size-guide' | 'choice'
  readonly image?: Name
}

type Known = {
  /** The URL of a stored image by its address in the file. */
  readonly imageOf: (address: string) => string | undefined
  /** The names of the store's size guides. */
  readonly guides: readonly string[]
  /** 'the collection': where staff upload an image that is missing. */
  readonly place: string
}

/** What a form would send after a row was read. Empty cells change nothing; notes name what this store lacks. */
export function textsOfRow<Name extends string>(
  row: FileRow,
  fields: readonly (readonly [Name, ColumnField<Name>])[],
  before: Readonly<Record<Name, string>>,
  { imageOf, guides, place }: Known,
): { readonly texts: Readonly<Record<Name, string>>; readonly notes: readonly string[] } {
  const texts: Record<Name, string> = { ...before }
  const notes: string[] = []
  for (const [name, { column, label, kind }] of fields) {
    const cell = cellOf(row, column.toLowerCase())
    if (cell === '') continue
    const text = kind === 'image' ? imageOf(cell) : kind === 'choice' ? cell.toLowerCase() : cell
    if (text === undefined) notes.push(adminText.imageNotInStore(label, fileOf(cell), place))
    else if (kind === 'size-guide' && !guides.includes(text)) notes.push(adminText.guideNotInStore(text))
    else texts[name] = text
  }
  for (const [name, { image }] of fields) if (image && texts[image] === '') texts[name] = ''
  return { texts, notes }
}

/** An image of an export, by its path in the archive. */
function fileOf(address: string): string {
  return address.replace(/^https?:\/\/[^/]+\/media\/(?=[a-z0-9-]+\/[0-9a-f]{64}\.)/, 'images/')
}
