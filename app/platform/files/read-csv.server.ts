import { Readable } from 'node:stream'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { CsvError, parse } from 'csv-parse'
import { formatNumber } from '#app/lib/format/number.ts'
import { MAX_CSV_BYTES, MAX_CSV_CELL_LENGTH, MAX_CSV_COLUMNS, MAX_CSV_ROWS } from '#app/platform/files/csv-limits.ts'

const SLICE_BYTES = 16 * 1024
/** Spreadsheets append empty cells to rows, and each cell uses memory. */
const MAX_CELLS = 1_000
const [QUOTE, LINE_FEED, CARRIAGE_RETURN, SPACE] = [0x22, 0x0a, 0x0d, 0x20]
const MAX_HEADING_LENGTH = MAX_CSV_COLUMNS * 500

/** Rejects a whole file. The message is for staff. */
export class FileRejectedError extends Error {
  override name = 'FileRejectedError'
}

const NOT_CSV = 'This is not a CSV file. Save the table as “CSV UTF-8” and upload that.'
/** The first bytes of zip files (including spreadsheets), older spreadsheets, gzip files and PDFs. */
const NON_CSV_SIGNATURES = ['504b0304', '504b0506', 'd0cf11e0', '1f8b', '25504446']

/** `line` is the number of the record's first line, counted from 1. */
export type CsvRecord = { readonly cells: readonly string[]; readonly line: number }

type CsvLimits = { readonly maxBytes?: number; readonly maxRows?: number }

/**
 * Yields the rows of a CSV file one by one, so that a large file does not block other requests.
 * @throws FileRejectedError
 */
export async function* readCsv(
  bytes: Uint8Array,
  { maxBytes = MAX_CSV_BYTES, maxRows = MAX_CSV_ROWS }: CsvLimits = {},
): AsyncGenerator<CsvRecord> {
  if (bytes.length > maxBytes) {
    throw new FileRejectedError(`This file is larger than ${maxBytes / 2 ** 20} MB. Split it into parts.`)
  }
  const start = Buffer.from(bytes.subarray(0, 4)).toString('hex')
  if (NON_CSV_SIGNATURES.some((mark) => start.startsWith(mark))) throw new FileRejectedError(NOT_CSV)
  const delimiter = detectDelimiter(bytes)
  const parser = parse({
    delimiter,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: MAX_CSV_COLUMNS * MAX_CSV_CELL_LENGTH,
  })
  const source = Readable.from(readSlices(bytes, delimiter))
  source.on('error', (error) => parser.destroy(error))
  source.pipe(parser)
  let rows = 0
  let width = 0
  let narrowest = Number.POSITIVE_INFINITY
  let last: CsvRecord | null = null
  let nextLine = 1
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      if (rows++ > maxRows) throw new FileRejectedError(`This file has more than ${formatNumber(maxRows)} rows.`)
      if (last) {
        narrowest = Math.min(narrowest, last.cells.length)
        yield last
      } else width = record.length
      const innerLineBreaks = record.reduce((lines, cell) => lines + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0)
      last = { cells: record, line: info.lines - innerLineBreaks }
      nextLine = info.lines + 1
    }
    const isShort = last && last.cells.length < Math.min(width, narrowest)
    if (last && isShort && !endsWithLineBreak(bytes)) throw new FileRejectedError(getTruncatedMessage(last.line))
    if (last) yield last
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new FileRejectedError(getInvalidQuotesMessage(nextLine)) // the error contains the last line of the file
  } finally {
    source.destroy()
    parser.destroy()
  }
}

function endsWithLineBreak(bytes: Uint8Array): boolean {
  const end = bytes.at(-1)
  return end === LINE_FEED || end === CARRIAGE_RETURN
}

/** A file whose transfer was interrupted ends within a row, and the last cell may be only part of a price or text. */
function getTruncatedMessage(line: number): string {
  return `This file seems to be incomplete: it ends within line ${line}, which has fewer cells than the header. Export it again. If nothing is missing, add a line break after line ${line}.`
}

/** Lets other requests run between slices. @throws FileRejectedError */
async function* readSlices(bytes: Uint8Array, delimiter: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const readQuotes = createQuoteReader(delimiter)
  for (let from = 0; from < bytes.length; from += SLICE_BYTES) {
    const isLast = from + SLICE_BYTES >= bytes.length
    const text = decode(decoder, bytes.subarray(from, from + SLICE_BYTES), isLast)
    if (text.includes('\0')) throw new FileRejectedError(NOT_CSV)
    yield readQuotes(text, isLast)
    await yieldToEventLoop()
  }
}

function decode(decoder: TextDecoder, bytes: Uint8Array, isLast: boolean): string {
  try {
    return decoder.decode(bytes, { stream: !isLast })
  } catch {
    throw new FileRejectedError('This file is not UTF-8. Save it as “CSV UTF-8” and upload that.')
  }
}

/**
 * Returns a function that doubles the quotes inside quoted cells such as "The "best" dress", because many programs
 * write them undoubled. It rejects rows with too many cells before the parser holds them in memory, and quotes that
 * could hide whole rows.
 */
function createQuoteReader(delimiter: string): (text: string, isLast: boolean) => string {
  const mark = delimiter.charCodeAt(0)
  let state: 'start' | 'plain' | 'quoted' | 'closing' = 'start'
  /** A quote that might end its cell, and the spaces after it. */
  let pending = ''
  let [beforeQuote, last, line, cells] = [0, 0, 1, 1]
  const isBreak = (character: number) => character === LINE_FEED || character === CARRIAGE_RETURN
  return (text, isLast) => {
    let out = ''
    let copiedUntil = 0
    for (let at = 0; at < text.length; at++) {
      const character = text.charCodeAt(at)
      if (state === 'closing') {
        copiedUntil = at
        if (character === QUOTE && pending === '"') {
          out += '"'
          pending = ''
          state = 'quoted'
          last = character
          continue
        }
        if (character === SPACE) {
          pending += ' '
          copiedUntil = at + 1
          continue
        }
        const isEnd = character === mark || isBreak(character)
        // A quote at the start of a cell means that an earlier cell was never closed
        if (!isEnd && (beforeQuote === mark || isBreak(beforeQuote)))
          throw new FileRejectedError(getInvalidQuotesMessage(line))
        out += isEnd ? '"' : `""${pending.slice(1)}`
        pending = ''
        state = isEnd ? 'plain' : 'quoted'
      }
      if (character === CARRIAGE_RETURN || (character === LINE_FEED && last !== CARRIAGE_RETURN)) line++
      if (state === 'quoted') {
        if (character === QUOTE) {
          out += text.slice(copiedUntil, at)
          pending = '"'
          beforeQuote = last
          copiedUntil = at + 1
          state = 'closing'
        }
      } else if (isBreak(character)) {
        cells = 1
        state = 'start'
      } else if (character === mark) {
        state = 'start'
        if (++cells > MAX_CELLS) throw new FileRejectedError(tooManyCellsMessage)
      } else state = state === 'start' && character === QUOTE ? 'quoted' : 'plain'
      last = character
    }
    return out + text.slice(copiedUntil) + (isLast && pending !== '' ? '"' : '')
  }
}

const tooManyCellsMessage = `A row of this file has more than ${formatNumber(MAX_CELLS)} cells; the limit is ${MAX_CSV_COLUMNS}.`

function getInvalidQuotesMessage(line: number): string {
  return `The quotes in this file cannot be parsed. Check line ${line}.`
}

const DELIMITERS = [',', ';', '\t', '|'] as const
const LINES_TO_COMPARE = 20
/** Also matches a quoted cell without a closing quote. A quote within a cell does not begin a quoted cell. */
const QUOTED_CELL = /(?<=(?:^|[,;\t|\r\n]) *)"(?:[^"]|"")*(?:"|$)/g

/** Returns the separator of the first non-empty line, or of the lines below if that line is a title. */
export function detectDelimiter(bytes: Uint8Array): string {
  const start = new TextDecoder().decode(bytes.subarray(0, MAX_HEADING_LENGTH)).replace(QUOTED_CELL, '')
  const [first = '', ...below] = start.split(/[\r\n]+/).filter((line) => line.trim() !== '')
  const compared = below.slice(0, LINES_TO_COMPARE)
  const byCount = DELIMITERS.toSorted((a, b) => first.split(b).length - first.split(a).length)
  const countLinesWith = (mark: string) => compared.filter((line) => line.includes(mark)).length
  const [likely = ','] = byCount
  const [second = likely] = compared
  const isHeading = first.includes(likely) && second.includes(likely) && countLinesWith(likely) * 2 >= compared.length
  return isHeading ? likely : (byCount.toSorted((a, b) => countLinesWith(b) - countLinesWith(a))[0] ?? ',')
}
