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

/** Returns null if the file does not specify the kind. */
export function getRowKind(row: FileRow): RowKind | null {
  return findRowKind(getCell(row, 'rowKind'))
}

/** Returns the cells of a field, with the detail (such as a unit) that `toMappedColumnName` adds to the name. */
export function listFieldCells(
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

/** Returns true if a row has a word such as 'Total' and nothing that identifies a product. */
export function isTotal(row: FileRow): boolean {
  const identifyingCells = ['group', 'sku', 'slug', 'name', 'barcode', 'size', 'color'].map((field) =>
    getCell(row, field),
  )
  const [only, ...others] = identifyingCells.filter(Boolean)
  return only !== undefined && others.length === 0 && TOTAL.test(only)
}

/** Sums the units at all locations. Returns '' if the cells contain text such as 'InStock' instead of numbers. */
export function countUnits(row: FileRow): string {
  const variantStock = getCell(row, 'variantStock')
  const texts = variantStock
    ? [variantStock]
    : listFieldCells(row, 'stock').flatMap(({ text }) => text.split(/[,;|](?=\s*\w+=)/))
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
  const bigCommercePairs = [...text.matchAll(/\bName=([^|]*)\|Value=([^|]*?)(?=,\s*Type=|\||$)/g)]
  const pairs =
    bigCommercePairs.length > 0
      ? bigCommercePairs.map(([, name = '', value = '']) => [name, value] as const)
      : text.split(/[,;|](?=\s*(?:\[\w+\])?[^,;|=:]+[=:])/).map((part) => {
          const [, name = '', value = ''] = /^\s*(?:\[\w+\])?([^=:]+)[=:](.*)$/s.exec(part) ?? []
          return [name, value] as const
        })
  return pairs.flatMap(([name, value]) =>
    name.trim() && value.trim() ? [{ name: name.trim(), value: value.trim() }] : [],
  )
}
