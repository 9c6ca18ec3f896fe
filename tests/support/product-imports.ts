import { expect } from 'vitest'
import { createImport } from '#app/exchange/product-files/create-import.server.ts'
import { workOnImport } from '#app/exchange/product-files/import-worker.server.ts'
import { applyImport, findImport } from '#app/exchange/product-files/product-imports.server.ts'
import type { Id } from '#app/lib/id.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'

export type ImportStore = TestDatabase & { readonly staffId: Id<'staff'> }

export async function openImportStore(): Promise<ImportStore> {
  const database = await testDatabase()
  return { ...database, staffId: await addFirstAdmin(database.db) }
}

const never = new AbortController().signal

/** Uploads a file and runs the check. */
export async function sendProducts(to: ImportStore, text: string): Promise<Id<'product-import'>> {
  const { staffId } = to
  const bytes = new TextEncoder().encode(text)
  const created = await createImport(to.db, { bytes, name: 'products.csv' }, { staffId, currency: 'NGN' })
  if (!created.ok) throw new Error(created.message)
  await workOnImport(to.db, never)
  return created.id
}

/** Of outcomes that occur. */
export async function countsOf(of: ImportStore, id: Id<'product-import'>) {
  const file = await findImport(of.db, id)
  if (!file) throw new Error('The import exists')
  return Object.fromEntries(Object.entries(file.counts).filter(([, count]) => count > 0))
}

/** Saves what the check found. */
export async function applyProducts(to: ImportStore, id: Id<'product-import'>): Promise<void> {
  const file = await findImport(to.db, id)
  expect(await applyImport(to.db, id, file?.revision ?? 0, to.staffId)).toBe('done')
  await workOnImport(to.db, never)
}
