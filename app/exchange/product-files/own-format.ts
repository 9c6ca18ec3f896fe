import { flagNames, getColumn, getField } from '#app/catalog/product-fields.ts'
import { adminText } from '#app/exchange/product-files/admin-text.ts'
import type {
  FileCell,
  FileColor,
  FileImage,
  FilePrice,
  FileProduct,
  FlagField,
  TextField,
} from '#app/exchange/product-files/file-product.ts'
import { fileFields, fileTextFields, getImageName, parseImageUrl } from '#app/exchange/product-files/own-columns.ts'
import { readPriceColumn } from '#app/exchange/product-files/price-columns.ts'
import { readStatus } from '#app/exchange/product-files/status-words.ts'
import { latinSlug } from '#app/lib/latin-slug.server.ts'
import { cutText } from '#app/lib/text.ts'
import { type FileRow, getCell, listDistinct, parseBoolean } from '#app/platform/files/file-row.ts'
import { readList } from '#app/platform/files/list-cell.ts'

const TEXT_FIELDS = fileFields.filter((name): name is TextField => fileTextFields.some((text) => text === name))
const PRODUCT_COLUMNS = [...TEXT_FIELDS, ...flagNames, ...(['sizes', 'colors', 'tags', 'collectionId'] as const)].map(
  getColumn,
)

const COMPARED_COLUMNS = [...PRODUCT_COLUMNS, 'Currency']

const COLUMNS_BY_FIELD = {
  ...Object.fromEntries(fileFields.map((name) => [name, getColumn(name)])),
  images: 'Image',
  stock: 'Stock',
  cells: 'Stock',
  weights: 'Variant weight',
  prices: 'Variant price',
  skus: 'Variant SKU',
  barcodes: 'Barcode',
}

const MAX_GUESSED_LENGTH = 2_000
const KEYS = ['id', 'handle', 'sku']

/**
 * Returns true if a row belongs to the product of `first`: the keys of both rows are equal or, in a file without keys,
 * the row has no name.
 */
export function continuesOwnProduct(first: FileRow, row: FileRow): boolean {
  if (!KEYS.some((key) => getCell(first, key)))
    return getCell(first, 'name') !== '' && !KEYS.some((key) => getCell(row, key)) && !getCell(row, 'name')
  return KEYS.every((key) => ['', getCell(first, key)].includes(getCell(row, key)))
}

export function readOwnProduct(rows: readonly [FileRow, ...FileRow[]], columns: ReadonlySet<string>): FileProduct {
  const [first] = rows
  const priceColumns = [...columns].flatMap((column) => {
    const priceColumn = readPriceColumn(column)
    return priceColumn ? [{ column, ...priceColumn }] : []
  })
  const productPriceColumns = priceColumns.filter(({ isForVariant }) => !isForVariant)
  const notes = findContradictions(rows, [...COMPARED_COLUMNS, ...productPriceColumns.map(({ column }) => column)])
  const hasColumn = (column: string) => columns.has(column.toLowerCase())
  const readCell = (column: string) => getCell(first, column.toLowerCase())

  const texts: Partial<Record<TextField, string>> = {}
  for (const name of TEXT_FIELDS) {
    const text = readCell(getColumn(name))
    const { kind, isRequired, ignoresEmptyCell } = getField(name)
    const canClear = !isRequired && !ignoresEmptyCell
    if (hasColumn(getColumn(name)) && (text || canClear)) texts[name] = kind === 'choice' ? toKey(text) : text
  }
  if (texts.slug !== undefined) texts.slug = latinSlug(texts.slug)
  const status = readCell(getColumn('status'))
  const known = readStatus(status)
  if (known) texts.status = known
  else if (status) {
    delete texts.status
    notes.push(adminText.statusUnknown(cutText(status, 40)))
  }
  const flags: Partial<Record<FlagField, boolean>> = {}
  for (const name of flagNames) {
    const column = getColumn(name)
    const text = readCell(column)
    const flag = parseBoolean(text)
    if (flag !== null) flags[name] = flag
    else if (text) notes.push(`“${column}” was skipped: “${cutText(text, 40)}” is not TRUE or FALSE.`)
  }
  const cells = rows.flatMap((row) => toCells(row, columns))
  const colorNames = distinctOrNull(cells.map(({ color }) => color ?? ''))
  return {
    line: first.line,
    id: readCell('ID'),
    sourceKey: '',
    texts,
    textsIfNew: {},
    isSkuDerived: false,
    flags,
    sizes: hasColumn('Sizes') ? readList(readCell('Sizes')) : distinctOrNull(cells.map(({ size }) => size ?? '')),
    colors: hasColumn('Colors')
      ? readColors(readCell('Colors'))
      : (colorNames?.map((name) => ({ name, hex: null })) ?? null),
    tags: hasColumn('Tags') ? readList(readCell('Tags')) : null,
    collection: hasColumn('Collection') ? readCell('Collection') : null,
    createsCollection: false,
    joins: [],
    hints: {
      type: '',
      filed: '',
      title: readCell('Name'),
      tags: readCell('Tags'),
      description: () => readCell('Description').slice(0, MAX_GUESSED_LENGTH),
    },
    currency: readCell('Currency') || null,
    cells,
    prices: rows.flatMap((row) => toPrices(row, row === first ? priceColumns : priceColumns.filter(isVariantColumn))),
    images: rows.flatMap(toImages),
    errors: [],
    notes,
    columnsByField: COLUMNS_BY_FIELD,
  }
}

function toKey(text: string): string {
  return text.toLowerCase().replace(/\s+/g, '_')
}

function readColors(text: string): FileColor[] {
  return readList(text).map((entry) => {
    const hex = /#[0-9a-f]{6}$/i.exec(entry)?.[0] ?? null
    return { name: hex ? entry.slice(0, -hex.length).trimEnd() : entry, hex }
  })
}

function distinctOrNull(names: readonly string[]): string[] | null {
  const found = listDistinct(names)
  return found.length > 0 ? found : null
}

function toCells(row: FileRow, columns: ReadonlySet<string>): FileCell[] {
  const [size, color] = [getCell(row, 'size'), getCell(row, 'color')]
  const [stock, stockBefore] = [getCell(row, 'stock'), getCell(row, 'stock at export')]
  const readVariantCell = (column: string) => (columns.has(column) && (size || color) ? getCell(row, column) : null)
  const barcode = getCell(row, 'barcode')
  if (!size && !color && !stock && !barcode) return []
  return [
    {
      line: row.line,
      size: size || null,
      color: color || null,
      stock,
      stockBefore,
      weight: readVariantCell('variant weight'),
      sku: readVariantCell('variant sku'),
      barcode: columns.has('barcode') ? barcode : null,
    },
  ]
}

type FilePriceColumn = Pick<FilePrice, 'column' | 'price' | 'isForVariant' | 'market'>

function isVariantColumn({ isForVariant }: FilePriceColumn): boolean {
  return isForVariant
}

function toPrices(row: FileRow, columns: readonly FilePriceColumn[]): FilePrice[] {
  const [size, color] = [getCell(row, 'size') || null, getCell(row, 'color') || null]
  const variant = size === null && color === null ? null : { size, color }
  return columns.map((column) => {
    return { ...column, line: row.line, cell: column.isForVariant ? variant : null, text: getCell(row, column.column) }
  })
}

function toImages(row: FileRow): FileImage[] {
  const name = getImageName(getCell(row, 'image'))
  if (!name) return []
  const color = getCell(row, 'image color') || null
  return [{ line: row.line, name, url: parseImageUrl(getCell(row, 'image')), alt: getCell(row, 'image text'), color }]
}

function findContradictions(
  [first, ...others]: readonly [FileRow, ...FileRow[]],
  columns: readonly string[],
): string[] {
  return others.flatMap((row) =>
    columns.flatMap((column) => {
      const text = getCell(row, column.toLowerCase())
      if (!text || text === getCell(first, column.toLowerCase())) return []
      return [`“${column}” in line ${row.line} was skipped: it differs from line ${first.line} of the same product.`]
    }),
  )
}
