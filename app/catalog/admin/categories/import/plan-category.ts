import type { FieldChange } from '#app/base/import-kind.ts'
import { type CategoryFields, categoryInput } from '#app/catalog/admin/categories/category-input.ts'
import { type ColumnField, readRowTexts } from '#app/catalog/admin/to-texts.ts'
import { parseInput } from '#app/lib/form.ts'
import { slugify } from '#app/lib/slug.ts'
import { type FileError, type FileRow, getCell } from '#app/platform/files/file-row.ts'

/** The fields of the form other than the slug. */
type Field = Exclude<keyof CategoryFields, 'slug' | 'version' | 'saveAsNew'>

const FIELDS: readonly (readonly [Field, ColumnField<Field>])[] = [
  ['name', { column: 'Name', label: 'Name' }],
  ['image', { column: 'Image', label: 'Image', kind: 'image' }],
  ['imageAlt', { column: 'Image text', label: 'Alt text of the image', image: 'image' }],
  ['seoTitle', { column: 'SEO title', label: 'SEO title' }],
  ['seoDescription', { column: 'SEO description', label: 'SEO description' }],
  ['sizeGuide', { column: 'Size guide', label: 'Size guide', kind: 'size-guide' }],
]

type Texts = Readonly<Record<Field, string>>

export type KnownCategory = { readonly texts: Texts; readonly version: string }

const NEW: Texts = { name: '', image: '', imageAlt: '', seoTitle: '', seoDescription: '', sizeGuide: '' }

type Context = {
  /** Returns the URL of the stored image for an image URL in the file. */
  readonly findImage: (address: string) => string | undefined
  /** The names of the store's size guides. */
  readonly guides: readonly string[]
}

type Plan =
  | { readonly ok: false; readonly errors: readonly FileError[] }
  | {
      readonly ok: true
      /** The input that the form would send. */
      readonly input: Texts & Pick<CategoryFields, 'slug' | 'version'>
      readonly changes: readonly FieldChange[]
      readonly notes: readonly string[]
    }

/** Converts a row to the input that the form would send, and lists the changes. Empty cells change nothing. */
export function planCategory(row: FileRow, known: KnownCategory | null, context: Context): Plan {
  const before = known?.texts ?? NEW
  const { texts, notes } = readRowTexts(row, FIELDS, before, { ...context, place: 'the category' })
  const input = { ...texts, slug: slugify(getCell(row, 'slug')), version: known?.version ?? '' }
  const parsed = parseInput(categoryInput, input)
  if (!parsed.ok) {
    const columns = new Map<string, string>(FIELDS.map(([field, { column }]) => [field, column]))
    const errors = Object.entries(parsed.errors).map(([field, message]) => {
      return { line: row.line, column: columns.get(field) ?? 'Slug', message }
    })
    return { ok: false, errors }
  }
  const changes = FIELDS.flatMap(([field, { label }]) => {
    const [from, to] = [before[field], String(parsed.value[field] ?? '')]
    return from === to ? [] : [{ field: label, from: known ? from : '', to }]
  })
  return { ok: true, input, changes, notes }
}
