import { columnOf, type FieldName, fieldNames } from '#app/features/catalog/product-fields.ts'

const FIRST: readonly FieldName[] = ['name', 'slug', 'sku', 'status', 'category']
const LAST: readonly FieldName[] = [
  ...(['isFeatured', 'isBestseller', 'isNew'] as const),
  ...(['showOnHomepage', 'homepageSection', 'homepagePosition'] as const),
]

/** The product fields in the order of the file. */
export const fileFields: readonly FieldName[] = [
  ...FIRST,
  ...fieldNames.filter((name) => !FIRST.includes(name) && !LAST.includes(name)),
  ...LAST,
]

/**
 * The columns of our own format (docs/rules.md, Files). A product has consecutive rows: the first has the product's fields,
 * and each may have a variant and an image.
 */
export const OWN_COLUMNS: readonly string[] = [
  ...['ID', columnOf('slug')],
  ...fileFields
    .filter((name) => name !== 'slug')
    .flatMap((name) => (name === 'costPrice' ? [columnOf(name), 'Currency'] : [columnOf(name)])),
  ...['Size', 'Color', 'Variant SKU', 'Stock', 'Stock at export'],
  ...['Image', 'Image text', 'Image color'],
]

/** A list as text, 'S; M; L'. A backslash escapes semicolons and backslashes. */
export function listText(entries: readonly string[]): string {
  return entries.map((entry) => entry.replace(/[\\;]/g, '\\$&')).join('; ')
}

/** The non-empty entries of a `listText`. */
export function readList(text: string): string[] {
  const entries: string[] = []
  let entry = ''
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at)
    if (character === '\\' && at + 1 < text.length) entry += text.charAt(++at)
    else if (character === ';') {
      entries.push(entry)
      entry = ''
    } else entry += character
  }
  return [...entries, entry].map((each) => each.trim()).filter(Boolean)
}

/** The name that identifies an image: the last segment of its URL or path, in lower case, without U+0000. */
export function imageName(address: string): string {
  const path = address.trim().replace(/[?#].*$/s, '')
  const last = path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1)
  return decoded(last).replaceAll('\0', '').normalize('NFC').toLowerCase()
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
