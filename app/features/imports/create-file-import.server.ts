import { type FormatHeading, formatNamed, missingCurrency } from '#app/features/imports/file-formats.ts'
import { fileImports } from '#app/features/imports/file-imports.table.ts'
import { IMPORT_FILE_LIMITS } from '#app/features/imports/import-limits.ts'
import { itemWriter } from '#app/features/imports/item-writer.server.ts'
import type { CurrencyCode } from '#app/features/money/currencies.ts'
import { textOfCell } from '#app/lib/csv.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { shortLine } from '#app/lib/short-line.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withLongTx } from '#app/platform/db/tx.server.ts'
import { readRow } from '#app/platform/files/file-row.ts'
import { FileRefused, readCsv } from '#app/platform/files/read-csv.server.ts'

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
): Promise<Id<'file-import'>> {
  const id = newId<'file-import'>()
  const { format, ignoredColumns, isCurrencyKnown } = heading
  return withLongTx(db, async (tx) => {
    await tx.insert(fileImports).values({
      ...{ id, format, ignoredColumns: [...ignoredColumns], isCurrencyKnown, ...creation },
      kind: formatNamed(format).kind,
      fileName: shortLine(file.name, 200),
    })
    const writer = itemWriter(tx, id, format)
    for await (const { row, errors } of rowsOf(file.bytes, heading)) await writer.add(row, errors)
    if ((await writer.end()) === 0) throw new FileRefused('This file has no rows below its header.')
    return id
  })
}

/** Those that are not empty. */
async function* rowsOf(bytes: Uint8Array, heading: FormatHeading): AsyncGenerator<ReturnType<typeof readRow>> {
  const records = readCsv(bytes, IMPORT_FILE_LIMITS)
  await records.next() // the heading
  for await (const record of records) {
    const { row, errors } = readRow(heading.columns, record, textOfCell)
    const isEmpty = Object.keys(row.cells).length === 0 && errors.length === 0
    if (!isEmpty) yield { row, errors: [...errors, ...missingCurrency(heading, row)] }
  }
}
