import type { CurrencyCode } from '#app/base/currencies.ts'
import type { RecognizedFile } from '#app/base/import-formats.ts'
import { adminText } from '#app/exchange/imports/admin-text.ts'
import { formatNamed } from '#app/exchange/imports/file-formats.ts'
import { fileImports } from '#app/exchange/imports/file-imports.table.ts'
import { itemWriter } from '#app/exchange/imports/item-writer.server.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { shortLine } from '#app/lib/text.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withLongTx } from '#app/platform/db/tx.server.ts'
import { FileRefused } from '#app/platform/files/read-csv.server.ts'

type Creation = {
  readonly staffId: Id<'staff'>
  /** Of amounts without one, until staff confirm or change it. */
  readonly currency: CurrencyCode
  readonly ownOrigin: string
}

/** Stores the rows of a recognized file, to be checked. @throws FileRefused */
export function createFileImport(db: Database, file: RecognizedFile, creation: Creation): Promise<Id<'file-import'>> {
  const id = newId<'file-import'>()
  const { format, ignoredColumns, isCurrencyKnown } = file
  const { kind, groupBy } = formatNamed(format)
  return withLongTx(db, async (tx) => {
    await tx.insert(fileImports).values({
      ...{ id, format, ignoredColumns: [...ignoredColumns], isCurrencyKnown, ...creation },
      kind,
      fileName: shortLine(file.name, 200),
    })
    const writer = itemWriter(tx, id, groupBy)
    for await (const { row, errors } of file.rows) await writer.add(row, errors)
    if ((await writer.end()) === 0) throw new FileRefused(adminText.noRows)
    return id
  })
}
