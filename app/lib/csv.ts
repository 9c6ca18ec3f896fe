const BYTE_ORDER_MARK = '\uFEFF'

export type CsvRow = readonly (string | number)[]

/** Matches text that a spreadsheet would read as a formula, and text that was already escaped. */
const FORMULA_LIKE = /^'*[=+\-@\t\r\n＝＋－＠]/

/**
 * Matches text that becomes a formula in a program that splits at tabs, or at semicolons, as spreadsheets in most of
 * Europe do. Such a program reads quotation marks inside a line as text, so a line break always ends the row.
 */
const FORMULA_START = /(?<=[;\t\r\n])(?='*[" ]*[=+\-@＝＋－＠])/g
const ESCAPED_INSIDE = /(?<=[;\t\r\n])'(?='*[" ]*[=+\-@＝＋－＠])/g

/**
 * Returns rows as CSV (RFC 4180). The first row is the header. Cells are untrusted, so those that look like a formula
 * get an apostrophe as a prefix.
 */
export function toCsv(rows: readonly CsvRow[]): string {
  return BYTE_ORDER_MARK + formatLines(rows)
}

/**
 * Like `toCsv`, for many rows. Reads the first batch before it returns, so that a failure becomes an error response.
 * `hasMark` adds the byte order mark, by which spreadsheets recognize the encoding.
 */
export async function streamCsv(
  heading: CsvRow,
  batches: AsyncGenerator<readonly CsvRow[]>,
  { hasMark = true } = {},
): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder()
  let batch = await batches.next()
  let start = hasMark ? toCsv([heading]) : formatLines([heading])
  return new ReadableStream({
    async pull(controller) {
      let text = start
      start = ''
      while (!text && !batch.done) {
        text = formatLines(batch.value)
        batch = await batches.next()
      }
      if (text) controller.enqueue(encoder.encode(text))
      else controller.close()
    },
    cancel: async () => void (await batches.return(undefined)),
  })
}

function formatLines(rows: readonly CsvRow[]): string {
  return rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('')
}

function formatCell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = (FORMULA_LIKE.test(value) ? `'${value}` : value).replace(FORMULA_START, "'")
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Returns '2026-11-25 09:40:00' in UTC, or '' for null. */
export function formatUtc(moment: Date | null): string {
  return moment ? moment.toISOString().slice(0, 19).replace('T', ' ') : ''
}

export function formatYesOrNo(value: boolean): string {
  return value ? 'yes' : 'no'
}

/** Returns the original text of a cell that `toCsv` wrote. */
export function readCellText(text: string): string {
  const bare = text.replace(ESCAPED_INSIDE, '')
  return bare.startsWith("'") && FORMULA_LIKE.test(bare) ? bare.slice(1) : bare
}

/**
 * Normalizes a column name for comparison: 'Betrag (€)' becomes 'betrag', and 'Libellé de l’opération' becomes 'libelle
 * de l operation'.
 */
export function normalizeColumnName(cell: string): string {
  return cell
    .toLowerCase()
    .replaceAll(/\(([a-z]{3}|\p{Sc}|zł)\)/gu, ' ')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('ı', 'i')
    .replaceAll('ß', 'ss')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/(?<=.) (?:eur|euro|euros|gbp|usd|chf|pln)$/, '')
}

/** A lower rank means that the name fits the kind better. */
export type RankedKind<Kind> = { readonly kind: Kind; readonly rank: number }

/** Returns a function that lists the possible kinds for a normalized column name. Earlier names rank better. */
export function createKindLookup<Kind extends string>(
  names: Readonly<Record<Kind, readonly string[]>>,
): (name: string) => readonly RankedKind<Kind>[] {
  const kindsByName = new Map<string, RankedKind<Kind>[]>()
  const isKind = (name: string): name is Kind => Object.hasOwn(names, name)
  for (const kind of Object.keys(names).filter(isKind)) {
    for (const [rank, spelling] of names[kind].entries()) {
      const name = normalizeColumnName(spelling)
      const found = kindsByName.get(name)
      if (found) found.push({ kind, rank })
      else kindsByName.set(name, [{ kind, rank }])
    }
  }
  return (name) => kindsByName.get(name) ?? []
}
