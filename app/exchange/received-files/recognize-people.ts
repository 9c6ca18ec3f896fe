import { isAboutPeople, PEOPLE_COLUMNS } from '#app/base/people-columns.ts'
import type { FormatHeading } from '#app/exchange/imports/file-formats.ts'
import { listIgnoredColumns } from '#app/exchange/imports/ignored-columns.ts'
import { createKindLookup, normalizeColumnName } from '#app/lib/csv.ts'

const listKinds = createKindLookup<keyof typeof PEOPLE_COLUMNS>(PEOPLE_COLUMNS)

/** Unknown columns with these words indicate a table of orders, products, reviews or messages. */
const OTHER_CONTENT =
  /\b(?:orders?|bestell\w*|commandes?|pedidos?|ordine|invoice|rechnung\w*|facture|skus?|products?|produkte?|produit|producto|prodotto|(?:line ?)?items?|price|preis|prix|precio|prezzo|quantity|qty|menge|(?<!member )rating|review|bewertung|coupon|discount|payment|paid|shipping method|shipping total|tracking|subject|message|subtotal|total|refund\w*|sale date|amount|betrag|iban)\b/

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

/**
 * Recognizes a table of customers or subscribers from any system by its email column. Returns null for other tables.
 */
export function recognizePeople(
  cells: readonly string[],
  sample: readonly (readonly string[])[],
): FormatHeading | null {
  const names = cells.map(normalizeColumnName)
  const hasOtherContent = names.some((name) => listKinds(name).length === 0 && OTHER_CONTENT.test(name))
  if (hasOtherContent || !isAboutPeople(cells)) return null
  const columns = toColumns(names)
  if (!columns.includes('email')) {
    const at = cells.findIndex((_, index) => columns[index] === null && isEmailColumn(sample, index))
    if (at === -1) return null
    columns[at] = 'email'
  }
  const emails = columns.indexOf('email')
  if (!isEmailColumn(sample, emails)) return null
  const ignoredColumns = listIgnoredColumns(cells, columns)
  return { format: 'people', columns, ignoredColumns, isCurrencyKnown: !columns.includes('spent') }
}

/** If several columns of a file match the same kind, the one whose name ranks first is read. */
function toColumns(names: readonly string[]): (string | null)[] {
  const bestColumns = new Map<string, { readonly rank: number; readonly at: number }>()
  for (const [at, name] of names.entries()) {
    for (const { kind, rank } of listKinds(name)) {
      const found = bestColumns.get(kind)
      if (!found || rank < found.rank) bestColumns.set(kind, { rank, at })
    }
  }
  const columns: (string | null)[] = names.map(() => null)
  for (const [kind, { at }] of bestColumns) columns[at] ??= kind
  return columns
}

function isEmailColumn(sample: readonly (readonly string[])[], at: number): boolean {
  const values = sample.map((row) => row[at]?.trim() ?? '').filter((value) => value !== '')
  return values.length > 0 && values.filter((value) => EMAIL.test(value)).length > values.length / 2
}
