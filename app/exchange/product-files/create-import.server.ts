import { eq } from 'drizzle-orm'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { fileImports } from '#app/exchange/imports/file-imports.table.ts'
import { itemWriter, type RowGroup } from '#app/exchange/imports/item-writer.server.ts'
import { LOCATION_COLUMN } from '#app/exchange/product-files/file-heading.ts'
import { type ProductOptions, readOptions } from '#app/exchange/product-files/import-options.ts'
import { readProductFile } from '#app/exchange/product-files/read-product-file.server.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { shortLine } from '#app/lib/text.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withLongTx } from '#app/platform/db/tx.server.ts'

type ProductFile = { readonly bytes: Uint8Array; readonly name: string }

type Creation = {
  readonly staffId: Id<'staff'>
  readonly currency: CurrencyCode
  readonly ownOrigin: string
}

/** Stores a file of products, to be checked. @throws FileRefused */
export function createProductImport(
  db: Database,
  { bytes, name }: ProductFile,
  creation: Creation,
): Promise<Id<'file-import'>> {
  return withLongTx(db, async (tx) => {
    const { heading, products, ignored } = await readProductFile(bytes)
    const columns = listColumns(heading.columns)
    const options = readOptions({ columns, withStock: hasLocations(columns) })
    const id = await insertImport(tx, { name, format: heading.format }, creation)
    await insertItems(tx, id, products)
    const { columns: ignoredColumns, rows: ignoredRows } = ignored()
    const values = { ignoredColumns, options: { ...options, ignoredRows } satisfies ProductOptions }
    await tx.update(fileImports).set(values).where(eq(fileImports.id, id))
    return id
  })
}

type NewImport = Pick<typeof fileImports.$inferInsert, 'format' | 'state'> & { readonly name: string }

export async function insertImport(
  tx: Database,
  { name, ...file }: NewImport,
  creation: Creation,
): Promise<Id<'file-import'>> {
  const id = newId<'file-import'>()
  await tx.insert(fileImports).values({
    ...{ id, ...file, ...creation, kind: 'products', fileName: shortLine(name, 200) },
    ...{ ignoredColumns: [], isCurrencyKnown: true, options: readOptions(null) },
  })
  return id
}

export function listColumns(columns: readonly (string | null)[]): string[] {
  return columns.filter((column) => column !== null)
}

/** A file of quantities is there to set them. */
function hasLocations(columns: readonly string[]): boolean {
  return columns.some((column) => column.startsWith(LOCATION_COLUMN))
}

export async function insertItems(
  tx: Database,
  id: Id<'file-import'>,
  products: AsyncGenerator<RowGroup>,
): Promise<void> {
  const writer = itemWriter(tx, id)
  for await (const product of products) await writer.addGroup(product)
  await writer.end()
}
