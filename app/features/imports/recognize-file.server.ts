import { setImmediate as otherWork } from 'node:timers/promises'
import { adminText } from '#app/features/imports/admin-text.ts'
import type { FileContent, RecognizedFile } from '#app/features/imports/create-file-import.server.ts'
import { type FormatHeading, missingCurrency, recognizeFormat } from '#app/features/imports/file-formats.ts'
import { IMPORT_FILE_LIMITS } from '#app/features/imports/import-limits.ts'
import { nameOtherFile } from '#app/features/imports/other-files.server.ts'
import { readDocument } from '#app/features/imports/read-document.server.ts'
import { readPageFile } from '#app/features/pages/import/page-file.ts'
import { SAMPLE_ROWS } from '#app/features/product-files/file-heading.ts'
import { textOfCell } from '#app/lib/csv.ts'
import { readRow } from '#app/platform/files/file-row.ts'
import { FileRefused, readCsv } from '#app/platform/files/read-csv.server.ts'

export type UploadedFile = { readonly name: string; readonly bytes: Uint8Array }

/** `cells`: the first line of a table that is something else. `sample`: rows below it. */
type Recognized =
  | { readonly ok: true; readonly file: RecognizedFile }
  | { readonly ok: false; readonly cells: readonly string[]; readonly sample: readonly (readonly string[])[] }

/** Recognizes Markdown by its name, JSON and XLIFF by their format, and tables by their first line. Only Markdown can be several files. @throws FileRefused */
export async function recognizeFiles([first, ...others]: readonly UploadedFile[]): Promise<Recognized> {
  if (!first) throw new FileRefused(adminText.noFile)
  const files = [first, ...others]
  if (files.every(isPage)) return { ok: true, file: pagesOf(files) }
  if (others.length > 0) throw new FileRefused(adminText.onlyMarkdownTogether)
  const other = nameOtherFile(first.bytes)
  if (other) throw new FileRefused(other)
  if (isArchive(first)) throw new FileRefused(adminText.unpackArchive)
  if (isJson(first)) return { ok: true, file: await readDocument({ ...first, type: 'json' }) }
  if (isXml(first)) return { ok: true, file: await readDocument({ ...first, type: 'xliff' }) }
  return await recognizeTable(first)
}

function isPage({ name }: UploadedFile): boolean {
  return /\.(md|markdown)$/i.test(name)
}

/** Spreadsheets are archives, too. */
function isArchive({ name, bytes }: UploadedFile): boolean {
  const start = Buffer.from(bytes.subarray(0, 64)).toString('latin1')
  return start.startsWith('PK') && (/\.zip$/i.test(name) || start.slice(30).startsWith('README.txt'))
}

/** Nor with an angle bracket. */
function isXml({ name, bytes }: UploadedFile): boolean {
  const start = new TextDecoder().decode(bytes.subarray(0, 64)).trimStart()
  return /\.(xlf|xliff|xml)$/i.test(name) || start.startsWith('<')
}

/** A table does not begin with a bracket. */
function isJson({ name, bytes }: UploadedFile): boolean {
  const start = new TextDecoder().decode(bytes.subarray(0, 64)).trimStart()
  return /\.json$/i.test(name) || /^[{[]/.test(start)
}

function pagesOf(files: readonly UploadedFile[]): RecognizedFile {
  const [first] = files
  const name = files.length === 1 && first ? first.name : adminText.markdownFiles(files.length)
  return { name, format: 'pages', ignoredColumns: [], isCurrencyKnown: true, rows: readPages(files) }
}

/** Lets other requests run between files. */
async function* readPages(files: readonly UploadedFile[]): AsyncGenerator<FileContent> {
  for (const [index, file] of files.entries()) {
    yield readPageFile(file, index + 1)
    await otherWork()
  }
}

async function recognizeTable({ name, bytes }: UploadedFile): Promise<Recognized> {
  const records = readCsv(bytes, IMPORT_FILE_LIMITS)
  const first = await records.next()
  if (first.done) throw new FileRefused(adminText.fileEmpty)
  const { cells } = first.value
  const heading = recognizeFormat(cells)
  if (typeof heading === 'string') throw new FileRefused(heading)
  if (!heading) {
    const sample: (readonly string[])[] = []
    for (let next = await records.next(); !next.done; next = await records.next()) {
      if (sample.push(next.value.cells) === SAMPLE_ROWS) break
    }
    await records.return(undefined)
    return { ok: false, cells, sample }
  }
  const { format, ignoredColumns, isCurrencyKnown } = heading
  return { ok: true, file: { name, format, ignoredColumns, isCurrencyKnown, rows: rowsOf(bytes, heading) } }
}

/** Those that are not empty. */
async function* rowsOf(bytes: Uint8Array, heading: FormatHeading): AsyncGenerator<FileContent> {
  const records = readCsv(bytes, IMPORT_FILE_LIMITS)
  await records.next() // the heading
  for await (const record of records) {
    const { row, errors } = readRow(heading.columns, record, textOfCell)
    const isEmpty = Object.keys(row.cells).length === 0 && errors.length === 0
    if (!isEmpty) yield { row, errors: [...errors, ...missingCurrency(heading, row)] }
  }
}
