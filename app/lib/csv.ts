const BYTE_ORDER_MARK = '\uFEFF'

export type CsvRow = readonly (string | number)[]

/** What a spreadsheet would read as a formula, and texts that were escaped like one. */
const LIKE_A_FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/

/**
 * What would become one in a program that splits at semicolons, as spreadsheets in most of Europe do, or at tabs. Such a
 * program takes quotation marks inside a line as text, so that a line break ends its row.
 */
const BEGINS_A_FORMULA = /(?<=[;\t\r\n])(?='*[" ]*[=+\-@＝＋－＠])/g
const ESCAPED_INSIDE = /(?<=[;\t\r\n])'(?='*[" ]*[=+\-@＝＋－＠])/g

/** Returns rows as CSV (RFC 4180), the first as header. Formula-like cells are untrusted and get an apostrophe. */
export function toCsv(rows: readonly CsvRow[]): string {
  return BYTE_ORDER_MARK + linesOf(rows)
}

/**
 * As `toCsv`, for many rows. The first batch is read first, so that its failure is an error response. `hasMark`: the byte
 * order mark, by which spreadsheets know the encoding.
 */
export async function streamCsv(
  heading: CsvRow,
  batches: AsyncGenerator<readonly CsvRow[]>,
  { hasMark = true } = {},
): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder()
  let batch = await batches.next()
  let start = hasMark ? toCsv([heading]) : linesOf([heading])
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
  const text = (LIKE_A_FORMULA.test(value) ? `'${value}` : value).replace(BEGINS_A_FORMULA, "'")
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Returns the original text of a cell of one of our files. */
export function textOfCell(text: string): string {
  const bare = text.replace(ESCAPED_INSIDE, '')
  return bare.startsWith("'") && LIKE_A_FORMULA.test(bare) ? bare.slice(1) : bare
}
