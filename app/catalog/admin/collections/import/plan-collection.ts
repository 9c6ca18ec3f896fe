import type { FieldChange } from '#app/base/import-kind.ts'
import {
  type CollectionFields,
  collectionInput,
  UNCHANGED_LIST,
} from '#app/catalog/admin/collections/collection-input.ts'
import { type ColumnField, readRowTexts } from '#app/catalog/admin/to-texts.ts'
import { parseInput } from '#app/lib/form.ts'
import { pick } from '#app/lib/keys.ts'
import { slugify } from '#app/lib/slug.ts'
import { type FileError, type FileRow, getCell } from '#app/platform/files/file-row.ts'

/** The fields of the form other than the slug and the products. */
type Field = Exclude<keyof CollectionFields, 'slug' | 'products' | 'version' | 'saveAsNew'>

/** Fields with their column in a file and their name in the form. */
const FIELDS: Readonly<Record<Field, ColumnField<Field>>> = {
  name: { column: 'Name', label: 'Collection name' },
  description: { column: 'Description', label: 'Description' },
  status: { column: 'Status', label: 'Status', kind: 'choice' },
  position: { column: 'Position', label: 'Position' },
  heroImage: { column: 'Hero image', label: 'Cover image', kind: 'image' },
  heroImageAlt: { column: 'Hero image text', label: 'Alt text of the cover image', image: 'heroImage' },
  imageUrl: { column: 'Tile image', label: 'Tile image', kind: 'image' },
  imageUrlAlt: { column: 'Tile image text', label: 'Alt text of the tile image', image: 'imageUrl' },
  seoTitle: { column: 'SEO title', label: 'SEO title' },
  seoDescription: { column: 'SEO description', label: 'SEO description' },
  cardPer: { column: 'Cards', label: 'Cards' },
  sizeGuide: { column: 'Size guide', label: 'Size guide', kind: 'size-guide' },
}
// Boundary: `Object.keys` loses the types of the keys
const fields = Object.keys(FIELDS) as Field[]

type Texts = Readonly<Record<Field, string>>

export type KnownCollection = { readonly texts: Texts; readonly version: string }

const NEW: Texts = {
  name: '',
  description: '',
  status: 'draft',
  position: '0',
  cardPer: 'product',
  seoTitle: '',
  seoDescription: '',
  heroImage: '',
  heroImageAlt: '',
  imageUrl: '',
  imageUrlAlt: '',
  sizeGuide: '',
}

type Plan =
  | { readonly ok: false; readonly errors: readonly FileError[] }
  | {
      readonly ok: true
      /** The input that the form would send. */
      readonly input: Texts & Pick<CollectionFields, 'slug' | 'products' | 'version'>
      readonly changes: readonly FieldChange[]
      readonly notes: readonly string[]
    }

/**
 * Converts a row to the input that the form would send, and lists the changes. Empty cells change nothing. `findImage`
 * returns the URL of the stored image for an image URL in the file. `guides`: the names of the store's size guides.
 */
export function planCollection(
  row: FileRow,
  known: KnownCollection | null,
  findImage: (address: string) => string | undefined,
  guides: readonly string[],
): Plan {
  const before = pick(known?.texts ?? NEW, fields)
  const entries = fields.map((field) => [field, FIELDS[field]] as const)
  const { texts, notes } = readRowTexts(row, entries, before, { findImage, guides, place: 'the collection' })
  const slug = slugify(getCell(row, 'slug'))
  const input = { ...texts, slug, products: UNCHANGED_LIST, version: known?.version ?? '' }
  const parsed = parseInput(collectionInput, input)
  if (!parsed.ok) {
    const errors = Object.entries(parsed.errors).map(([name, message]) => ({
      line: row.line,
      column: getColumn(name),
      message,
    }))
    return { ok: false, errors }
  }
  const { value } = parsed
  const changes = fields.flatMap((field) => {
    const [from, to] = [before[field], String(value[field] ?? '')]
    return from === to ? [] : [{ field: FIELDS[field].label, from: known ? from : '', to }]
  })
  return { ok: true, input, changes, notes }
}

function getColumn(name: string): string {
  const field = fields.find((known) => known === name)
  return field ? FIELDS[field].column : 'Slug'
}
