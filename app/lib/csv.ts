/** What spreadsheets open without asking which characters it holds. */
const BYTE_ORDER_MARK = '\uFEFF'

export type CsvRow = readonly (string | number)[]

/** What a spreadsheet would take for a formula, and what would otherwise be read back as one made harmless. */
const LIKE_A_FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/

/**
 * Rows as a CSV file (RFC 4180), the first one its heading. What a spreadsheet would take for a formula gets an
 * apostrophe before it, which `textOfCell` takes off again: names and e-mails in an export are other people's words.
 */
export function toCsv(rows: readonly CsvRow[]): string {
  return BYTE_ORDER_MARK + linesOf(rows)
}

/**
 * The same for more rows than should be held at once, sent as they are read. The first of the batches is read before it
 * answers: what cannot be read at all fails there. @throws what `batches` throws.
 */
export async function streamCsv(
  heading: CsvRow,
  batches: AsyncGenerator<CsvRow[]>,
): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder()
  let batch = await batches.next()
  let start = toCsv([heading])
  return new ReadableStream({
    async pull(controller) {
      let text = start
      start = ''
      while (!text && !batch.done) {
        text = linesOf(batch.value)
        batch = await batches.next()
      }
      if (text) controller.enqueue(encoder.encode(text))
      else controller.close()
    },
    cancel: async () => void (await batches.return(undefined)),
  })
}

function linesOf(rows: readonly CsvRow[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = LIKE_A_FORMULA.test(value) ? `'${value}` : value
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The text that a cell of one of our files was written for. */
export function textOfCell(text: string): string {
  return text.startsWith("'") && LIKE_A_FORMULA.test(text) ? text.slice(1) : text
}
