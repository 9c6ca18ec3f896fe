/**
 * The columns of our own file of products, in their sequence (docs/rules.md, Files). A product's rows stand
 * together: the columns of the product are filled in its first row, those of sizes and images in as many as it takes.
 */
export const OWN_COLUMNS = [
  'ID',
  'Handle',
  'Name',
  'SKU',
  'Status',
  'Category',
  'Short description',
  'Long description',
  'Price',
  'Sale price',
  'Compare-at price',
  'Cost price',
  'Currency',
  'Low-stock threshold',
  'Sizes',
  'Colors',
  'Materials',
  'Care instructions',
  'Tags',
  'SEO title',
  'SEO description',
  'Collection',
  'Featured',
  'Best seller',
  'New',
  'Show on homepage',
  'Homepage section',
  'Homepage position',
  'Size',
  'Color',
  'Variant SKU',
  'Stock',
  'Stock at export',
  'Image',
  'Image text',
  'Image color',
] as const

export type OwnColumn = (typeof OWN_COLUMNS)[number]

/** Entries of a list as one text, 'S; M; L'. A semicolon or backslash within an entry gets a backslash before it. */
export function listText(entries: readonly string[]): string {
  return entries.map((entry) => entry.replace(/[\\;]/g, '\\$&')).join('; ')
}

/** The entries of such a text; empty ones are left out. */
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

/** The name under which an image is told from others: the last part of its address, in lower case, without U+0000. */
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
