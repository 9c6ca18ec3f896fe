import { eq } from 'drizzle-orm'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { LOCATION_COLUMN } from '#app/exchange/product-files/file-heading.ts'
import { productImportItems, productImports } from '#app/exchange/product-files/product-imports.table.ts'
import { type ProductRows, readProductFile } from '#app/exchange/product-files/read-product-file.server.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { shortLine } from '#app/lib/text.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { FileRefused } from '#app/platform/files/read-csv.server.ts'

const BATCH_SIZE = 250

type ImportCreated =
  | { readonly ok: true; readonly id: Id<'product-import'> }
  | { readonly ok: false; readonly message: string }

export async function createImport(
  db: Database,
  file: { readonly bytes: Uint8Array; readonly name: string },
  { staffId, currency }: { readonly staffId: Id<'staff'>; readonly currency: CurrencyCode },
): Promise<ImportCreated> {
  try {
    const id = await withTx(db, async (tx) => {
      const { heading, products, ignored } = await readProductFile(file.bytes)
      const id = newId<'product-import'>()
      const columns = heading.columns.filter((column) => column !== null)
      const fileName = shortLine(file.name, 200)
      const values = {
        id,
        staffId,
        fileName,
        format: heading.format,
        columns,
        withStock: hasLocations(columns),
        ignoredColumns: [],
        currency,
      }
      await tx.insert(productImports).values(values)
      await insertItems(tx, id, products)
      const { columns: ignoredColumns, rows: ignoredRows } = ignored()
      await tx.update(productImports).set({ ignoredColumns, ignoredRows }).where(eq(productImports.id, id))
      return id
    })
    return { ok: true, id }
  } catch (error) {
    if (error instanceof FileRefused) return { ok: false, message: error.message }
    throw error
  }
}

/** A file of quantities is there to set them. */
function hasLocations(columns: readonly string[]): boolean {
  return columns.some((column) => column.startsWith(LOCATION_COLUMN))
}

export async function insertItems(
  tx: Database,
  importId: Id<'product-import'>,
  products: AsyncGenerator<ProductRows>,
): Promise<void> {
  let items: (typeof productImportItems.$inferInsert)[] = []
  let position = 0
  const write = async () => {
    if (items.length > 0) await tx.insert(productImportItems).values(items)
    items = []
  }
  for await (const { rows, errors, notes } of products) {
    const [first] = rows
    items.push({ importId, position: position++, line: first.line, rows, rowErrors: errors, rowNotes: [...notes] })
    if (items.length === BATCH_SIZE) await write()
  }
  await write()
}
