import { Readable } from 'node:stream'
import { setImmediate as otherWork } from 'node:timers/promises'
import { CsvError, parse } from 'csv-parse'
import { formatNumber } from '#app/lib/format/number.ts'
import { MAX_CSV_BYTES, MAX_CSV_CELL_LENGTH, MAX_CSV_COLUMNS } from '#app/platform/files/csv-limits.ts'

const MAX_ROWS = 50_000
const SLICE = 64 * 1024
/** Spreadsheets append empty cells to rows; each takes memory. */
const MAX_CELLS = 1_000
const [QUOTE, LINE_FEED, CARRIAGE_RETURN] = [0x22, 0x0a, 0x0d]
const MAX_HEADING_LENGTH = MAX_CSV_COLUMNS * 500

/** A file is refused as a whole; the message is for staff. */
export class FileRefused extends Error {
  override name = 'FileRefused'
}

function textOf(bytes: Uint8Array): string {
  if (bytes.length > MAX_CSV_BYTES) throw new FileRefused('This file is larger than 20 MB. Split it into parts.')
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new FileRefused('This file is not UTF-8. Save it as “CSV UTF-8” and upload that.')
  }
  if (text.includes('\0'))
    throw new FileRefused('This is not a CSV file. Save the table as “CSV UTF-8” and upload that.')
  return text
}

/** `line`: where it begins, from 1. */
export type CsvRecord = { readonly cells: readonly string[]; readonly line: number }

/** Yields the rows of a CSV file one by one, so that a large file blocks nothing. @throws FileRefused */
export async function* readCsv(bytes: Uint8Array): AsyncGenerator<CsvRecord> {
  const text = textOf(bytes)
  const delimiter = delimiterOf(text)
  refuseWideRows(text, delimiter)
  const parser = parse({
    delimiter,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_CSV_COLUMNS * MAX_CSV_CELL_LENGTH,
  })
  const source = Readable.from(slicesOf(text))
  source.pipe(parser)
  let rows = 0
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      if (rows++ > MAX_ROWS) throw new FileRefused(`This file has more than ${formatNumber(MAX_ROWS)} rows.`)
      const within = record.reduce((lines, cell) => lines + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0)
      yield { cells: record, line: info.lines - within }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = typeof error.lines === 'number' ? ` Check line ${error.lines}.` : ''
    throw new FileRefused(`The quotes in this file cannot be parsed.${line}`)
  } finally {
    source.destroy()
    parser.destroy()
  }
}

/** Lets other requests run between slices. */
async function* slicesOf(text: string): AsyncGenerator<string> {
  for (let from = 0; from < text.length; from += SLICE) {
    yield text.slice(from, from + SLICE)
    await otherWork()
  }
}

/** Refuses rows with too many cells before the parser holds them in memory. @throws FileRefused */
function refuseWideRows(text: string, delimiter: string): void {
  const mark = delimiter.charCodeAt(0)
  let isQuoted = false
  let cells = 1
  for (let at = 0; at < text.length; at++) {
    const character = text.charCodeAt(at)
    if (character === QUOTE) isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (character === LINE_FEED || character === CARRIAGE_RETURN) cells = 1
    else if (character === mark && ++cells > MAX_CELLS) {
      const max = formatNumber(MAX_CELLS)
      throw new FileRefused(`A row of this file has more than ${max} cells; at most ${MAX_CSV_COLUMNS} can be read.`)
    }
  }
}

function delimiterOf(text: string): string {
  const start = text.slice(0, MAX_HEADING_LENGTH)
  const heading = start.slice(0, start.search(/[\r\n]|$/)).replace(/"[^"]*"/g, '')
  const counts = [',', ';', '\t'].map((mark) => ({ mark, count: heading.split(mark).length }))
  return counts.toSorted((a, b) => b.count - a.count)[0]?.mark ?? ','
}
