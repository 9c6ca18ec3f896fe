import type { FileRow } from '#app/platform/files/file-row.ts'

const MAX_OPTIONS = 3

/** Groups options into at most three groups, Shopify's maximum. The last group contains all remaining options. */
export function groupOptions(names: readonly string[]): string[][] {
  const separate = names.slice(0, MAX_OPTIONS - 1).map((name) => [name])
  const rest = names.slice(MAX_OPTIONS - 1)
  return rest.length > 0 ? [...separate, rest] : separate
}

/** Returns values such as 'S / Silk' for each group of options, keyed by column. */
export function toOptionCells(
  part: 'name' | 'value',
  options: readonly (readonly string[])[],
  toText = (name: string) => name,
) {
  return Object.fromEntries(
    options.map((names, index) => [`option${index + 1} ${part}`, names.map(toText).filter(Boolean).join(' / ')]),
  )
}

type Cells = Readonly<Record<string, string>>
type Line = { readonly line: number; readonly cells: Cells }

type ShopifyProduct = {
  readonly first: Line
  /** The variants after the one in the first row. */
  readonly variants: readonly Line[]
  readonly images: readonly string[]
}

/** Writes the rows of a product in Shopify's format. */
export function writeShopifyRows({
  first,
  variants,
  images: [main = '', ...others],
}: ShopifyProduct): [FileRow, ...FileRow[]] {
  const handle = first.cells.handle ?? ''
  const toRow = ({ line, cells }: Line): FileRow => ({ line, cells: omitEmpty({ handle, ...cells }) })
  return [
    toRow({ line: first.line, cells: { ...first.cells, ...(main && { 'image src': main, 'image position': '1' }) } }),
    ...variants.map(toRow),
    ...others.map((url, index) =>
      toRow({ line: first.line, cells: { 'image src': url, 'image position': String(index + 2) } }),
    ),
  ]
}

function omitEmpty(cells: Cells): Cells {
  return Object.fromEntries(Object.entries(cells).filter(([, text]) => text !== ''))
}
