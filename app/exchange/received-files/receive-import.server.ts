import { isAboutPeople } from '#app/base/people-columns.ts'
import { findArchiveTable } from '#app/exchange/exports/archive-files.server.ts'
import { adminText } from '#app/exchange/imports/admin-text.ts'
import { createFileImport, type ImportCreation } from '#app/exchange/imports/create-file-import.server.ts'
import { createProductImport } from '#app/exchange/product-files/create-import.server.ts'
import { isKnownProductFile } from '#app/exchange/product-files/file-heading.ts'
import { createMappedImport } from '#app/exchange/product-files/mapping/mapped-imports.server.ts'
import { looksLikeProducts } from '#app/exchange/product-files/mapping/propose-mapping.ts'
import { describeOtherTable, looksLikeStatement } from '#app/exchange/received-files/other-files.server.ts'
import { recognizeFiles, type UploadedFile } from '#app/exchange/received-files/recognize-file.server.ts'
import type { Id } from '#app/lib/id.ts'
import { shortLine } from '#app/lib/line.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { MAX_CSV_COLUMNS } from '#app/platform/files/csv-limits.ts'
import { FileRejectedError } from '#app/platform/files/read-csv.server.ts'

type ReceiveResult =
  | { readonly ok: true; readonly id: Id<'file-import'> }
  | { readonly ok: false; readonly message: string }

/** Recognizes a file, or several files that form one import, and stores the import to be checked. */
export async function receiveImport(
  db: Database,
  files: readonly UploadedFile[],
  origin: ImportCreation,
): Promise<ReceiveResult> {
  try {
    const recognized = await recognizeFiles(files)
    if (recognized.ok) return { ok: true, id: await createFileImport(db, recognized.file, origin) }
    const { cells, sample, table: file } = recognized
    const other = findArchiveTable(cells)
    if (other) return { ok: false, message: adminText.notImported(other.path) }
    if (isKnownProductFile(cells, sample)) return { ok: true, id: await createProductImport(db, file, origin) }
    if (cells.length > MAX_CSV_COLUMNS) {
      return { ok: false, message: adminText.tooManyColumns(cells.length, MAX_CSV_COLUMNS) }
    }
    const message = describeOtherTable(cells)
    if (message) return { ok: false, message }
    const table = { header: cells, sample }
    if (isAboutPeople(cells)) return { ok: false, message: formatUnknownFile(cells) }
    if (!looksLikeProducts(table)) {
      return {
        ok: false,
        message: (await looksLikeStatement(file.bytes)) ? adminText.isStatement : formatUnknownFile(cells),
      }
    }
    return { ok: true, id: await createMappedImport(db, file, table, origin) }
  } catch (error) {
    if (error instanceof FileRejectedError) return { ok: false, message: error.message }
    throw error
  }
}

const MAX_LISTED_COLUMNS = 8

function formatUnknownFile(cells: readonly string[]): string {
  const found = cells.map((cell) => cell.trim()).filter(Boolean)
  const names = found
    .slice(0, MAX_LISTED_COLUMNS)
    .map((name) => `“${shortLine(name, 40)}”`)
    .join(', ')
  const more = found.length - MAX_LISTED_COLUMNS
  return adminText.tableUnknown(more > 0 ? adminText.columnsAndMore(names, more) : names || adminText.noColumns)
}
