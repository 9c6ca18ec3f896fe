import {
  cellOf,
  distinct,
  type FileError,
  type FileRow,
  type FlagField,
  type GivenCell,
  type GivenColor,
  type GivenImage,
  type GivenProduct,
  readTruth,
  type TextField,
} from '#app/features/product-files/given-product.ts'
import { imageName, readList } from '#app/features/product-files/own-columns.ts'
import { slugify } from '#app/lib/slug.ts'

/** Which column is which text of the form, and whether an empty cell empties it. */
const TEXTS: readonly { column: string; field: TextField; clears: boolean }[] = [
  { column: 'Name', field: 'name', clears: false },
  { column: 'Handle', field: 'slug', clears: false },
  { column: 'SKU', field: 'sku', clears: false },
  { column: 'Status', field: 'status', clears: false },
  { column: 'Category', field: 'category', clears: false },
  { column: 'Short description', field: 'description', clears: false },
  { column: 'Long description', field: 'longDescription', clears: true },
  { column: 'Price', field: 'price', clears: false },
  { column: 'Sale price', field: 'salePrice', clears: true },
  { column: 'Compare-at price', field: 'compareAtPrice', clears: true },
  { column: 'Cost price', field: 'costPrice', clears: true },
  { column: 'Low-stock threshold', field: 'lowStockThreshold', clears: true },
  { column: 'Materials', field: 'materials', clears: true },
  { column: 'Care instructions', field: 'careInstructions', clears: true },
  { column: 'SEO title', field: 'seoTitle', clears: true },
  { column: 'SEO description', field: 'seoDescription', clears: true },
  { column: 'Homepage section', field: 'homepageSection', clears: true },
  { column: 'Homepage position', field: 'homepagePosition', clears: false },
]
/** What is written in one way only, whatever its case in the file. */
const WORDS: readonly TextField[] = ['status', 'category', 'homepageSection']

const FLAGS: readonly { column: string; field: FlagField }[] = [
  { column: 'Featured', field: 'isFeatured' },
  { column: 'Best seller', field: 'isBestseller' },
  { column: 'New', field: 'isNew' },
  { column: 'Show on homepage', field: 'showOnHomepage' },
]
const LISTS = ['Sizes', 'Colors', 'Tags', 'Collection', 'Currency'] as const

const COLUMN_OF = {
  ...Object.fromEntries([...TEXTS, ...FLAGS].map(({ column, field }) => [field, column])),
  ...{ sizes: 'Sizes', colors: 'Colors', tags: 'Tags', collectionId: 'Collection', images: 'Image' },
  ...{ stock: 'Stock', cells: 'Stock' },
}

const KEYS = ['id', 'handle', 'sku']

/**
 * Whether a row is one more of the product whose first row came before it: each key that it has is that product's. Where
 * only names tell products apart, each row with a name is a product.
 */
export function continuesOwn(first: FileRow, row: FileRow): boolean {
  if (!KEYS.some((key) => cellOf(first, key)))
    return cellOf(first, 'name') !== '' && !KEYS.some((key) => cellOf(row, key)) && !cellOf(row, 'name')
  return KEYS.every((key) => ['', cellOf(first, key)].includes(cellOf(row, key)))
}

/** What the rows of one product say, in our own format. `columns`: those that the file has. */
export function readOwnProduct(rows: readonly [FileRow, ...FileRow[]], columns: ReadonlySet<string>): GivenProduct {
  const [first] = rows
  const errors: FileError[] = [...contradictions(rows)]
  const given = (column: string) => columns.has(column.toLowerCase())
  const value = (column: string) => cellOf(first, column.toLowerCase())

  const texts: Partial<Record<TextField, string>> = {}
  for (const { column, field, clears } of TEXTS) {
    const text = value(column)
    if (given(column) && (text || clears)) texts[field] = WORDS.includes(field) ? wordOf(text) : text
  }
  if (texts.slug !== undefined) texts.slug = slugify(texts.slug)
  const flags: Partial<Record<FlagField, boolean>> = {}
  for (const { column, field } of FLAGS) {
    const text = value(column)
    const flag = readTruth(text)
    if (flag !== null) flags[field] = flag
    else if (text) errors.push({ line: first.line, column, message: `${column} is TRUE or FALSE` })
  }
  const cells = rows.flatMap((row) => cellsOf(row))
  return {
    line: first.line,
    id: value('ID'),
    texts,
    textsIfNew: {},
    flags,
    sizes: given('Sizes') ? readList(value('Sizes')) : fromRows(cells.map(({ size }) => size ?? '')),
    colors: given('Colors') ? readColors(value('Colors')) : namedOnly(fromRows(cells.map(({ color }) => color ?? ''))),
    tags: given('Tags') ? readList(value('Tags')) : null,
    collection: given('Collection') ? value('Collection') : null,
    currency: value('Currency') || null,
    cells,
    images: rows.flatMap(imagesOf),
    errors,
    notes: [],
    columnOf: COLUMN_OF,
  }
}

function wordOf(text: string): string {
  return text.toLowerCase().replace(/\s+/g, '_')
}

function readColors(text: string): GivenColor[] {
  return readList(text).map((entry) => {
    const hex = /#[0-9a-f]{6}$/i.exec(entry)?.[0] ?? null
    return { name: hex ? entry.slice(0, -hex.length).trimEnd() : entry, hex }
  })
}

function fromRows(names: readonly string[]): string[] | null {
  const found = distinct(names)
  return found.length > 0 ? found : null
}

function namedOnly(names: readonly string[] | null): GivenColor[] | null {
  return names?.map((name) => ({ name, hex: null })) ?? null
}

function cellsOf(row: FileRow): GivenCell[] {
  const [size, color] = [cellOf(row, 'size'), cellOf(row, 'color')]
  const [stock, stockBefore] = [cellOf(row, 'stock'), cellOf(row, 'stock at export')]
  if (!size && !color && !stock) return []
  return [{ line: row.line, size: size || null, color: color || null, stock, stockBefore }]
}

function imagesOf(row: FileRow): GivenImage[] {
  const name = imageName(cellOf(row, 'image'))
  if (!name) return []
  const color = cellOf(row, 'image color') || null
  return [{ line: row.line, name, alt: cellOf(row, 'image text'), color }]
}

/** Columns of the product that a later row fills otherwise than the first. */
function contradictions([first, ...others]: readonly [FileRow, ...FileRow[]]): FileError[] {
  const ofProduct = [...TEXTS, ...FLAGS].map(({ column }) => column).concat(LISTS)
  return others.flatMap((row) =>
    ofProduct.flatMap((column) => {
      const text = cellOf(row, column.toLowerCase())
      if (!text || text === cellOf(first, column.toLowerCase())) return []
      return [
        { line: row.line, column, message: `${column} is another one in line ${first.line}, of the same product` },
      ]
    }),
  )
}
