import { eq } from 'drizzle-orm'
import { type ImportCreation, insertImport } from '#app/exchange/imports/create-file-import.server.ts'
import { fileImports } from '#app/exchange/imports/file-imports.table.ts'
import { createItemWriter, type RowGroup } from '#app/exchange/imports/item-writer.server.ts'
import { LOCATION_COLUMN, type ProductFormat } from '#app/exchange/product-files/file-heading.ts'
import { type ProductOptions, readOptions } from '#app/exchange/product-files/import-options.ts'
import { readProductFile } from '#app/exchange/product-files/read-product-file.server.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withLongTx } from '#app/platform/db/tx.server.ts'

/** Stores a product file so that it can be checked. @throws FileRejectedError */
export function createProductImport(
  db: Database,
  { bytes, name }: { readonly bytes: Uint8Array; readonly name: string },
  creation: ImportCreation,
): Promise<Id<'file-import'>> {
  return withLongTx(db, async (tx) => {
    const { heading, products, listIgnored } = await readProductFile(bytes)
    const columns = listColumns(heading.columns)
    const options = readOptions({ columns, withStock: hasLocations(columns) })
    const id = await insertProductImport(tx, { name, format: heading.format }, creation)
    await writeProducts(tx, id, products)
    const { columns: ignoredColumns, rows: ignoredRows } = listIgnored()
    const values = { ignoredColumns, options: { ...options, ignoredRows } satisfies ProductOptions }
    await tx.update(fileImports).set(values).where(eq(fileImports.id, id))
    return id
  })
}

type NewProductImport = { readonly name: string; readonly format: ProductFormat; readonly state?: 'checked' }

export function insertProductImport(
  tx: Database,
  file: NewProductImport,
  creation: ImportCreation,
): Promise<Id<'file-import'>> {
  const known = { kind: 'products', isCurrencyKnown: true, options: readOptions(null) } as const
  return insertImport(tx, { ...file, ...known, ignoredColumns: [] }, creation)
}

export function listColumns(columns: readonly (string | null)[]): string[] {
  return columns.filter((column) => column !== null)
}

/** Returns true for a file of stock quantities by location, which staff upload to set stock. */
function hasLocations(columns: readonly string[]): boolean {
  return columns.some((column) => column.startsWith(LOCATION_COLUMN))
}

export async function writeProducts(
  tx: Database,
  id: Id<'file-import'>,
  products: AsyncGenerator<RowGroup>,
): Promise<void> {
  const writer = createItemWriter(tx, id)
  for await (const product of products) await writer.addGroup(product)
  await writer.end()
}
