import type { ItemOutcome } from '#app/base/imports.ts'
import { processFileImport } from '#app/exchange/imports/file-import-worker.server.ts'
import { findFileImport, listFileImportItems } from '#app/exchange/imports/file-imports.server.ts'
import { createProductImport } from '#app/exchange/product-files/create-import.server.ts'
import { readProductParts } from '#app/exchange/product-files/product-parts.server.ts'
import { productDetails, readKeys, savedItem } from '#app/exchange/product-files/product-record.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'

export type ImportStore = TestDatabase & { readonly staffId: Id<'staff'> }

export async function openImportStore(): Promise<ImportStore> {
  const database = await openTestDatabase()
  return { ...database, staffId: await addFirstAdmin(database.db) }
}

const never = new AbortController().signal

type Upload = { readonly bytes: Uint8Array; readonly name?: string }

/** Stores a file that is checked later. @throws FileRejectedError */
export function uploadProducts(
  to: Pick<ImportStore, 'db' | 'staffId'>,
  { bytes, name = 'products.csv' }: Upload,
): Promise<Id<'file-import'>> {
  const creation = { staffId: to.staffId, currency: 'NGN', ownOrigin: 'https://store.example' } as const
  return createProductImport(to.db, { bytes, name }, creation)
}

/** Uploads a file and runs the check. */
export async function sendProducts(to: ImportStore, text: string): Promise<Id<'file-import'>> {
  const id = await uploadProducts(to, { bytes: new TextEncoder().encode(text) })
  await processFileImport(to.db, never)
  return id
}

/** Reads an import of products, with the data that its screen shows. */
export async function findProductImport(db: Database, id: Id<'file-import'>) {
  const file = await findFileImport(db, id)
  return file && { ...file, ...(await readProductParts(db, file)) }
}

/** Lists an import's items with this outcome. `productId` is null if the store has no product for the item. */
export async function listProductItems(db: Database, id: Id<'file-import'>, outcome: ItemOutcome) {
  const { rows } = await listFileImportItems(db, id, { outcome, page: 1 })
  return rows.map(({ details, undo, ...item }) => ({
    ...item,
    productId: undo ? savedItem.parse(undo).productId : details ? productDetails.parse(details).productId : null,
  }))
}

/** Returns an item's slug, which the file calls its handle. */
export function readSlug({ keys }: { readonly keys: readonly string[] }): string {
  return readKeys(keys).slug
}

/** Returns the count of each outcome that occurs. */
export async function readCounts(store: ImportStore, id: Id<'file-import'>) {
  const file = await findFileImport(store.db, id)
  if (!file) throw new Error('The import does not exist')
  return Object.fromEntries(Object.entries(file.counts).filter(([, count]) => count > 0))
}
