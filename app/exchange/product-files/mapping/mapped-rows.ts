import {
  findRowKind,
  isMappedField,
  type MappedField,
  type RowKind,
} from '#app/exchange/product-files/mapping/mapped-fields.ts'
import { parseNumber } from '#app/lib/format/parse-number.ts'
import { type FileRow, getCell } from '#app/platform/files/file-row.ts'

export type Choice = { readonly name: string; readonly value: string }
type ListedVariant = { readonly sku: string; readonly choices: readonly Choice[] }

/** Returns null if the file does not state the kind. */
export function kindOfRow(row: FileRow): RowKind | null {
  return findRowKind(getCell(row, 'rowKind'))
}

/** Returns the cells of a repeatable field, with the text that `writeMappedColumn` adds from the headings. */
export function cellsOfField(
  row: FileRow,
  field: MappedField,
): readonly { readonly text: string; readonly detail: string }[] {
  return Object.keys(row.cells).flatMap((column) => {
    const [name = '', , ...detail] = column.split(' ')
    const text = getCell(row, column)
    return isMappedField(name) && name === field && text ? [{ text, detail: detail.join(' ') }] : []
  })
}

/** Reads variants in Magento's notation: 'sku=MG-S,size=S|sku=MG-M,size=M'. */
export function parseVariantList(row: FileRow): readonly ListedVariant[] {
  return getCell(row, 'variantList')
    .split('|')
    .flatMap((variant) => {
      const pairs = readPairs(variant)
      const isSku = ({ name }: Choice) => name.toLowerCase() === 'sku'
      const sku = pairs.find(isSku)?.value ?? ''
      return sku ? [{ sku, choices: pairs.filter((pair) => !isSku(pair)) }] : []
    })
}

const TOTAL =
  /^((sub|grand )?totals?|zwischensumme|(gesamt)?summe|gesamt|somme|sous-total|suma|totale|totaal|razem|итого|всего|合計|الإجمالي|المجموع):?$/i

/** Returns true if a row has the sum of the rows above, with a word such as 'Total'. */
export function isTotal(row: FileRow): boolean {
  const named = ['group', 'sku', 'slug', 'name', 'barcode', 'size', 'color'].map((field) => getCell(row, field))
  const [only, ...others] = named.filter(Boolean)
  return only !== undefined && others.length === 0 && TOTAL.test(only)
}

/** Sums the units at all locations. Returns '' if the file does not count them, such as 'InStock'. */
export function countUnits(row: FileRow): string {
  const own = getCell(row, 'variantStock')
  const texts = own ? [own] : cellsOfField(row, 'stock').flatMap(({ text }) => text.split(/[,;|](?=\s*\w+=)/))
  const units = texts.flatMap((text) => {
    const parsed = parseNumber(text.replace(/^.*=/, '').trim(), 'point')
    return parsed.ok ? Math.floor(Number(parsed.decimal)) : []
  })
  return units.length > 0 ? String(units.reduce((sum, count) => sum + count, 0)) : ''
}

/**
 * Parses the options in a cell: 'color=Red,size=S' from Magento, 'Size:S|Color:Red' from Shopware, '[S]Size=S' and
 * 'Type=Rectangles|Name=Size|Value=S' from BigCommerce.
 */
export function readPairs(text: string): readonly Choice[] {
  const named = [...text.matchAll(/\bName=([^|]*)\|Value=([^|]*?)(?=,\s*Type=|\||$)/g)]
  const pairs =
    named.length > 0
      ? named.map(([, name = '', value = '']) => [name, value] as const)
      : text.split(/[,;|](?=\s*(?:\[\w+\])?[^,;|=:]+[=:])/).map((part) => {
          const [, name = '', value = ''] = /^\s*(?:\[\w+\])?([^=:]+)[=:](.*)$/s.exec(part) ?? []
          return [name, value] as const
        })
  return pairs.flatMap(([name, value]) =>
    name.trim() && value.trim() ? [{ name: name.trim(), value: value.trim() }] : [],
  )
}
