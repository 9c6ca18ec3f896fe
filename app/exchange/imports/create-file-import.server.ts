import type { CurrencyCode } from '#app/base/currencies.ts'
import type { RecognizedFile } from '#app/base/import-formats.ts'
import { adminText } from '#app/exchange/imports/admin-text.ts'
import { getFormat } from '#app/exchange/imports/file-formats.ts'
import { fileImports } from '#app/exchange/imports/file-imports.table.ts'
import { createItemWriter } from '#app/exchange/imports/item-writer.server.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { shortLine } from '#app/lib/line.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withLongTx } from '#app/platform/db/tx.server.ts'
import { FileRejectedError } from '#app/platform/files/read-csv.server.ts'

export type ImportCreation = {
  readonly staffId: Id<'staff'>
  /** The currency of amounts without a currency in the file, until staff confirm or change it. */
  readonly currency: CurrencyCode
  readonly ownOrigin: string
}

/** Stores the rows of a recognized file so that they can be checked. @throws FileRejectedError */
export function createFileImport(
  db: Database,
  { name, format, ignoredColumns, isCurrencyKnown, rows }: RecognizedFile,
  creation: ImportCreation,
): Promise<Id<'file-import'>> {
  const { kind, groupBy } = getFormat(format)
  return withLongTx(db, async (tx) => {
    const file = { name, kind, format, ignoredColumns: [...ignoredColumns], isCurrencyKnown }
    const id = await insertImport(tx, file, creation)
    const writer = createItemWriter(tx, id, groupBy)
    for await (const { row, errors } of rows) await writer.add(row, errors)
    if ((await writer.end()) === 0) throw new FileRejectedError(adminText.noRows)
    return id
  })
}

type NewImport = Omit<typeof fileImports.$inferInsert, 'id' | 'fileName' | keyof ImportCreation> & {
  readonly name: string
}

/** Inserts an import without rows and returns its id. The transaction `tx` must add the rows. */
export async function insertImport(
  tx: Database,
  { name, ...file }: NewImport,
  creation: ImportCreation,
): Promise<Id<'file-import'>> {
  const id = newId<'file-import'>()
  await tx.insert(fileImports).values({ id, ...file, ...creation, fileName: shortLine(name, 200) })
  return id
}
