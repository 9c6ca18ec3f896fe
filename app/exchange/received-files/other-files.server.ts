import { isAboutPeople } from '#app/base/people-columns.ts'
import { adminText } from '#app/exchange/imports/admin-text.ts'
import { recognizeFormat } from '#app/exchange/imports/file-formats.ts'
import { isKnownProductFile } from '#app/exchange/product-files/file-heading.ts'
import type { MappedField } from '#app/exchange/product-files/mapping/mapped-fields.ts'
import { listFieldsByName } from '#app/exchange/product-files/mapping/product-column-names.ts'
import type { FileTable } from '#app/exchange/product-files/mapping/product-mapping.ts'
import { looksLikeProducts } from '#app/exchange/product-files/mapping/propose-mapping.ts'
import { normalizeColumnName } from '#app/lib/csv.ts'
import { type ColumnKind, findColumn } from '#app/payments/csv-columns.ts'
import { readStatement } from '#app/payments/read-statement.server.ts'
import { isMt940 } from '#app/payments/recognize-statement.ts'

/** The first bytes of images, in Latin-1. A table can begin with BM, but lacks the zero bytes of a bitmap. */
const IMAGE_SIGNATURES =
  /^(?:\x89PNG|\xff\xd8\xff|GIF8[79]a|RIFF....WEBP|....ftyp(?:avif|heic|heif|mif1)|BM....\0{4}|II\*\0|MM\0\*)/s

/** Describes a file that no import reads, based on its first bytes. Returns null if it may be a table or document. */
export function describeOtherFile(bytes: Uint8Array): string | null {
  const start = Buffer.from(bytes.subarray(0, 4_000)).toString('latin1')
  if (IMAGE_SIGNATURES.test(start) || /^\s*(?:<\?xml[^>]*>\s*)?<svg[\s>]/.test(start)) return adminText.isImage
  const isCamt = /<(?:\w+:)?Document[^>]*camt\.05[234]|BkToCstmr/.test(start)
  return isCamt || isMt940(start) ? adminText.isStatement : null
}

/** Describes a table that no import reads, based on its column names. Returns null if they do not identify it. */
export function describeOtherTable(cells: readonly string[]): string | null {
  const names = cells.map(normalizeColumnName)
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name))
  if (isStatement(cells)) return adminText.isStatement
  const hasRating = has(/^(?:review ?)?(?:rating|score|stars)$/)
  const hasReviewText = has(
    /author|nickname|comment|body|^(?:user )?review(?:er|s? (?:content|text|title|date|id)|er .*)?$/,
  )
  if (hasRating && hasReviewText && !hasField(cells, GOODS_FIELDS)) return adminText.otherReviews
  const hasTranslation = has(/^(?:translated content|word to|translation|locale|language)$/)
  if (hasTranslation && !hasField(cells, CODE_FIELDS)) return adminText.otherTranslations
  return null
}

const MONEY_KINDS: readonly ColumnKind[] = ['amount', 'credit']
const DATE_KINDS: readonly ColumnKind[] = ['bookedOn', 'valueDate']

type Fields = ReadonlySet<MappedField>

const PRODUCT_FIELDS: Fields = new Set([
  'price',
  'salePrice',
  'barcode',
  'size',
  'color',
  'option1Value',
  'variantName',
])
/** Translations contain product names and text, but none of these fields. */
const CODE_FIELDS: Fields = new Set(['price', 'sku', 'barcode'])
/** Reviews contain the SKU of the purchased product, but none of these fields. */
const GOODS_FIELDS: Fields = new Set(['price', 'salePrice', 'barcode', 'stock'])

/** Compares column names in all languages of product files. */
function hasField(cells: readonly string[], fields: Fields): boolean {
  return cells.some((cell) => listFieldsByName(cell).some(({ kind }) => fields.has(kind)))
}

/** Requires a date, an amount and another column of statements, and no column that only products have. */
function isStatement(cells: readonly string[]): boolean {
  const kinds = new Set(cells.flatMap((cell) => findColumn(cell)?.kind ?? []))
  const hasAny = (any: readonly ColumnKind[]) => any.some((kind) => kinds.has(kind))
  return hasAny(DATE_KINDS) && hasAny(MONEY_KINDS) && kinds.size > 2 && !hasField(cells, PRODUCT_FIELDS)
}

/** Checks a table of unknown content for dates and amounts, which may be below other lines and without a header. */
export async function looksLikeStatement(bytes: Uint8Array): Promise<boolean> {
  const parsed = await readStatement(bytes, [])
  if (parsed.ok) return true
  const proposed = parsed.needs === 'mapping' ? parsed.proposed : null
  return proposed !== null && proposed.bookedOn !== null && (proposed.amount ?? proposed.credit) !== null
}

/** Returns true if an import can read the table, but false for bank statements and for orders in an unknown format. */
export function isImportable(table: FileTable): boolean {
  const { header, sample } = table
  if (isStatement(header)) return false
  if (recognizeFormat(header) !== null || isKnownProductFile(header, sample)) return true
  return !isAboutPeople(header) && looksLikeProducts(table)
}
