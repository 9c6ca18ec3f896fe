import type { FieldChange } from '#app/base/import-kind.ts'
import { type FileFieldName, getColumn, listNamesOfKind } from '#app/catalog/product-fields.ts'
import type { ImportDraft } from '#app/exchange/product-files/import-draft.ts'
import { fileFields } from '#app/exchange/product-files/own-columns.ts'
import { cutText } from '#app/lib/text.ts'
import { formatListCell } from '#app/platform/files/list-cell.ts'

type NameLookup = { readonly category: (slug: string) => string; readonly collection: (id: string) => string }

const LISTS = listNamesOfKind('names', 'colors', 'collection')
const SHOWN_FIELDS = [...fileFields.filter((name) => !LISTS.some((list) => list === name)), ...LISTS]
const MAX_LENGTH = 300

export function listFieldChanges(before: ImportDraft, after: ImportDraft, nameLookup: NameLookup): FieldChange[] {
  const [from, to] = [toTexts(before, nameLookup), toTexts(after, nameLookup)]
  return Object.keys(to).flatMap((field) => {
    const [oldText = '', newText = ''] = [from[field], to[field]]
    return oldText === newText ? [] : [{ field, from: truncate(oldText), to: truncate(newText) }]
  })
}

function toTexts(draft: ImportDraft, nameLookup: NameLookup): Record<string, string> {
  return {
    ...Object.fromEntries(SHOWN_FIELDS.map((name) => [getColumn(name), toText(draft[name])])),
    [getColumn('category')]: draft.category && nameLookup.category(draft.category),
    [getColumn('collectionId')]: draft.collectionId && nameLookup.collection(draft.collectionId),
    Images: draft.images
      .map(({ name, alt, color }) => `${name}${alt && ` “${alt}”`}${color ? ` (${color})` : ''}`)
      .join('; '),
  }
}

function toText(value: ImportDraft[FileFieldName]): string {
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return formatListCell(
    value.map((entry) => (typeof entry === 'string' ? entry : `${entry.name} ${entry.hex.toLowerCase()}`)),
  )
}

function truncate(text: string): string {
  return text.length > MAX_LENGTH ? `${cutText(text, MAX_LENGTH)}…` : text
}
