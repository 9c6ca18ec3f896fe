import { getRowKind, isTotal, parseVariantList } from '#app/exchange/product-files/mapping/mapped-rows.ts'
import { type FileRow, getCell } from '#app/platform/files/file-row.ts'

type Rows = [FileRow, ...FileRow[]]

/**
 * Groups the rows of each product, with the row of the product itself first. A row belongs to the row that is its
 * parent or lists its SKU. If there is no such row, it belongs to rows with the same ID, slug or name, or else to the
 * product above.
 */
export function groupMapped(rows: readonly FileRow[]): Rows[] {
  const sameLanguageRows = keepOneLanguage(rows)
  const parentSkus = findParentsBySku(sameLanguageRows)
  const findParent = (row: FileRow) => getParent(row) || parentSkus.get(getCell(row, 'sku')) || ''
  const groups: FileRow[][] = []
  const byKey = new Map<string, FileRow[]>()
  let current: FileRow[] | undefined
  for (const row of sameLanguageRows.filter((candidate) => findParent(candidate) === '')) {
    if (isTotal(row)) {
      startGroup(groups).push(row)
      continue
    }
    const key = toKey(row)
    const isPart = key === '' || !['product', null].includes(getRowKind(row))
    const group: FileRow[] = byKey.get(key) ?? (isPart && current ? current : startGroup(groups))
    group.push(row)
    if (key && !byKey.has(key)) byKey.set(key, group)
    current = group
  }
  const byIdentity = new Map<string, FileRow[]>()
  for (const group of groups) for (const row of group) addIdentities(byIdentity, row, group)
  for (const row of sameLanguageRows.filter((candidate) => findParent(candidate) !== '')) {
    const parent = findParent(row)
    const group = byIdentity.get(parent) ?? startGroup(groups)
    group.push(row)
    byIdentity.set(parent, group)
  }
  return groups.flatMap(withProductFirst)
}

function startGroup(groups: FileRow[][]): FileRow[] {
  const group: FileRow[] = []
  groups.push(group)
  return group
}

function addIdentities(byIdentity: Map<string, FileRow[]>, row: FileRow, group: FileRow[]): void {
  for (const field of ['group', 'sku', 'slug']) {
    const identity = getCell(row, field)
    if (identity && !byIdentity.has(identity)) byIdentity.set(identity, group)
  }
}

/** Returns '' if the row is its own parent, like the main variant in Shopware 5. */
export function getParent(row: FileRow): string {
  const parent = getCell(row, 'parent')
  return [getCell(row, 'sku'), getCell(row, 'group')].includes(parent) ? '' : parent
}

/** Maps the SKU of each listed variant to the SKU of the row that lists the variant. */
function findParentsBySku(rows: readonly FileRow[]): ReadonlyMap<string, string> {
  return new Map(rows.flatMap((row) => parseVariantList(row).map(({ sku }) => [sku, getCell(row, 'sku')] as const)))
}

/** Returns '' if a row is linked to a product only by its position. */
function toKey(row: FileRow): string {
  const field = ['group', 'slug', 'name'].find((candidate) => getCell(row, candidate))
  return field ? `${field} ${getCell(row, field).toLowerCase()}` : ''
}

/** Omits rows that contain a product's text in a different language. */
function keepOneLanguage(rows: readonly FileRow[]): readonly FileRow[] {
  const languages = rows.map((row) => getCell(row, 'language'))
  const fileLanguage = languages.includes('') ? '' : languages[0]
  return rows.filter((row) => getCell(row, 'language') === fileLanguage)
}

/** Moves the row of the product itself to the start of its group. Omits groups without anything that can be sold. */
function withProductFirst(group: readonly FileRow[]): Rows[] {
  const main =
    group.find((row) => parseVariantList(row).length > 0) ??
    group.find((row) => getRowKind(row) === 'product') ??
    group.find((row) => getParent(row) === '')
  const [first, ...others] = [...(main ? [main] : []), ...group.filter((row) => row !== main)]
  return first && group.some((row) => getRowKind(row) !== 'skipped') ? [[first, ...others]] : []
}
