import { lt } from 'drizzle-orm'
import { type FormatHeading, formatNamed } from '#app/features/imports/file-formats.ts'
import { fileImportItems, fileImports } from '#app/features/imports/file-imports.table.ts'
import type { FileItem } from '#app/features/imports/import-kind.ts'
import { IMPORT_FILE_LIMITS } from '#app/features/imports/import-limits.ts'
import type { CurrencyCode } from '#app/features/money/currencies.ts'
import { textOfCell } from '#app/lib/csv.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { shortLine } from '#app/lib/short-line.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withLongTx } from '#app/platform/db/tx.server.ts'
import { readRow } from '#app/platform/files/file-row.ts'
import { FileRefused, readCsv } from '#app/platform/files/read-csv.server.ts'

const BATCH_SIZE = 500
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000

type Uploaded = {
  readonly file: { readonly name: string; readonly bytes: Uint8Array }
  readonly heading: FormatHeading
}

type Creation = {
  readonly staffId: Id<'staff'>
  /** Of amounts without one, until staff confirm or change it. */
  readonly currency: CurrencyCode
  readonly ownOrigin: string
}

/** Stores the rows of a recognized file, to be checked. @throws FileRefused */
export function createFileImport(
  db: Database,
  { file, heading }: Uploaded,
  creation: Creation,
  now: Date = new Date(),
): Promise<Id<'file-import'>> {
  const id = newId<'file-import'>()
  const { format, ignoredColumns, isCurrencyKnown } = heading
  return withLongTx(db, async (tx) => {
    await tx.delete(fileImports).where(lt(fileImports.createdAt, new Date(now.getTime() - MAX_AGE_MS)))
    await tx.insert(fileImports).values({
      ...{ id, format, ignoredColumns: [...ignoredColumns], isCurrencyKnown, ...creation },
      kind: formatNamed(format).kind,
      fileName: shortLine(file.name, 200),
    })
    let items: (typeof fileImportItems.$inferInsert)[] = []
    let position = 0
    const write = async () => {
      if (items.length > 0) await tx.insert(fileImportItems).values(items)
      items = []
    }
    for await (const item of itemsOf(file.bytes, heading)) {
      items.push({ importId: id, position: position++, ...item })
      if (items.length === BATCH_SIZE) await write()
    }
    if (position === 0) throw new FileRefused('This file has no rows below its header.')
    await write()
    return id
  })
}

/** Each row that is not empty. */
async function* itemsOf(bytes: Uint8Array, { columns }: FormatHeading): AsyncGenerator<FileItem> {
  const records = readCsv(bytes, IMPORT_FILE_LIMITS)
  await records.next() // the heading
  for await (const record of records) {
    const { row, errors } = readRow(columns, record, textOfCell)
    const isEmpty = Object.keys(row.cells).length === 0 && errors.length === 0
    if (!isEmpty) yield { line: record.line, rows: [row], rowErrors: errors }
  }
}
