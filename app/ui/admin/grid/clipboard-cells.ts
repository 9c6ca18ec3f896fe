import { CsvError, parse } from 'csv-parse/browser/esm/sync'

type ClipboardCells = readonly (readonly string[])[]

const MAX_ROWS = 2_000

/**
 * Parses cells copied from a spreadsheet. They are separated by tabs; cells that contain tabs, quotes or line breaks
 * are quoted.
 */
export function parseClipboardCells(text: string): ClipboardCells {
  try {
    return parseCells(text, '"')
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return parseCells(text, null) // a quote that is not closed is part of its cell
  }
}

function parseCells(text: string, quote: '"' | null): ClipboardCells {
  return parse(text, { delimiter: '\t', quote, relax_column_count: true, relax_quotes: true, to: MAX_ROWS })
}
