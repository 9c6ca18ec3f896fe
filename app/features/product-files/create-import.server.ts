import { eq, lt } from 'drizzle-orm'
import { listCategories } from '#app/features/catalog/categories/categories.server.ts'
import type { CurrencyCode } from '#app/features/money/currencies.ts'
import type { FileFormat } from '#app/features/product-files/file-heading.ts'
import { FORMATS } from '#app/features/product-files/formats.ts'
import { categoryOfType } from '#app/features/product-files/guess-category.ts'
import { productImportItems, productImports } from '#app/features/product-files/product-imports.table.ts'
import { type ProductRows, readProductFile } from '#app/features/product-files/read-product-file.server.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { shortLine } from '#app/lib/short-line.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { FileRefused } from '#app/platform/files/read-csv.server.ts'

const BATCH_SIZE = 250
const MAX_TYPES = 200
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000

type ImportCreated =
  | { readonly ok: true; readonly id: Id<'product-import'> }
  | { readonly ok: false; readonly message: string }

export async function createImport(
  db: Database,
  file: { readonly bytes: Uint8Array; readonly name: string },
  { staffId, currency }: { readonly staffId: Id<'staff'>; readonly currency: CurrencyCode },
  now: Date = new Date(),
): Promise<ImportCreated> {
  try {
    const id = await withTx(db, async (tx) => {
      await tx.delete(productImports).where(lt(productImports.createdAt, new Date(now.getTime() - MAX_AGE_MS)))
      const { heading, products } = await readProductFile(file.bytes)
      const id = newId<'product-import'>()
      const { format, ignoredColumns } = heading
      const columns = heading.columns.filter((column) => column !== null)
      const fileName = shortLine(file.name, 200)
      const values = { id, staffId, fileName, format, columns, ignoredColumns: [...ignoredColumns], currency }
      await tx.insert(productImports).values({ ...values, categories: {} })
      const categories = await insertItems(tx, id, products, format)
      await tx.update(productImports).set({ categories }).where(eq(productImports.id, id))
      return id
    })
    return { ok: true, id }
  } catch (error) {
    if (error instanceof FileRefused) return { ok: false, message: error.message }
    throw error
  }
}

/** Returns the products' types, each with the category that it suggests. */
async function insertItems(
  tx: Database,
  importId: Id<'product-import'>,
  products: AsyncGenerator<ProductRows>,
  format: FileFormat,
): Promise<Record<string, string | null>> {
  const known = await listCategories(tx)
  const { typeOf, hintsOf } = FORMATS[format]
  const categories = new Map<string, string | null>()
  let items: (typeof productImportItems.$inferInsert)[] = []
  let position = 0
  const write = async () => {
    if (items.length > 0) await tx.insert(productImportItems).values(items)
    items = []
  }
  for await (const { rows, errors } of products) {
    const [first] = rows
    items.push({ importId, position: position++, line: first.line, rows, rowErrors: errors })
    const type = typeOf?.(first)
    if (type !== undefined && !categories.get(type) && (categories.has(type) || categories.size < MAX_TYPES)) {
      categories.set(type, categoryOfType(type, hintsOf?.(first) ?? [], known))
    }
    if (items.length === BATCH_SIZE) await write()
  }
  await write()
  return Object.fromEntries(categories)
}
