import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { isRunning } from '#app/base/imports.ts'
import { planItems } from '#app/exchange/product-files/check-import.server.ts'
import { insertItems } from '#app/exchange/product-files/create-import.server.ts'
import { headingOfMapping } from '#app/exchange/product-files/file-heading.ts'
import type { FileTable, ProductMapping } from '#app/exchange/product-files/mapping/product-mapping.ts'
import { productImportFiles, productMappings } from '#app/exchange/product-files/mapping/product-mappings.table.ts'
import { proposeMapping } from '#app/exchange/product-files/mapping/propose-mapping.ts'
import type { ImportUpdate } from '#app/exchange/product-files/product-imports.server.ts'
import { productImportItems, productImports } from '#app/exchange/product-files/product-imports.table.ts'
import {
  NO_ROWS,
  type ProductRows,
  readProductFile,
  readProducts,
} from '#app/exchange/product-files/read-product-file.server.ts'
import { columnName } from '#app/lib/csv.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { cutText, shortLine, withoutControlCharacters } from '#app/lib/text.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withLongTx } from '#app/platform/db/tx.server.ts'
import { FileRefused, readCsv } from '#app/platform/files/read-csv.server.ts'

const MAX_SAMPLE_TEXT = 5_000
const MAX_HEADING = 200
const MAX_PREVIEWED = 5

type Creation = { readonly staffId: Id<'staff'>; readonly currency: CurrencyCode }

/** Stores a file of another system until staff say what its columns contain. @throws FileRefused if it cannot be read */
export async function createMappedImport(
  db: Database,
  file: { readonly bytes: Uint8Array; readonly name: string },
  { header, sample }: FileTable,
  creation: Creation,
): Promise<Id<'product-import'>> {
  const id = newId<'product-import'>()
  await refuseUnreadable(file.bytes)
  await withLongTx(db, async (tx) => {
    await tx.insert(productImports).values({
      ...{ id, ...creation, fileName: shortLine(file.name, 200), format: 'mapped', state: 'checked' },
      ...{ columns: [], ignoredColumns: [] },
    })
    await tx.insert(productImportFiles).values({
      importId: id,
      content: Buffer.from(file.bytes),
      header: header.map((cell) => savable(cell, MAX_HEADING)),
      sample: sample.map((cells) => cells.map((cell) => savable(cell, MAX_SAMPLE_TEXT))),
    })
  })
  return id
}

/** So that no file with invalid rows is mapped in vain. */
async function refuseUnreadable(bytes: Uint8Array): Promise<void> {
  let rows = -1 // without the heading
  for await (const { cells } of readCsv(bytes)) if (cells.length > 0) rows++
  if (rows <= 0) throw new FileRefused(NO_ROWS)
}

function savable(text: string, max: number): string {
  return cutText(withoutControlCharacters(text), max)
}

export type FileColumns = NonNullable<Awaited<ReturnType<typeof findFileColumns>>>

/** The columns of a file, with what staff chose for it, or for the last file with the same header, or a proposal. */
export async function findFileColumns(db: Database, id: Id<'product-import'>) {
  const [found] = await db
    .select({
      ...{ fileName: productImports.fileName, currency: productImports.currency, mapping: productImports.mapping },
      ...{ header: productImportFiles.header, sample: productImportFiles.sample, state: productImports.state },
    })
    .from(productImports)
    .innerJoin(productImportFiles, eq(productImportFiles.importId, productImports.id))
    .where(eq(productImports.id, id))
  if (!found) return null
  const { fileName, currency, header, sample } = found
  const table: FileTable = { header, sample }
  const [remembered] = await db
    .select({ mapping: productMappings.mapping })
    .from(productMappings)
    .where(eq(productMappings.headerKey, headerKeyOf(header)))
  return {
    ...{ fileName, currency, table },
    mapping: found.mapping ?? remembered?.mapping ?? proposeMapping(table),
    isRemembered: found.mapping === null && remembered !== undefined,
  }
}

function headerKeyOf(header: readonly string[]): string {
  return createHash('sha256').update(header.map(columnName).join('|')).digest('hex').slice(0, 32)
}

/** The first products, as the check would find them. */
export async function previewProducts(
  db: Database,
  id: Id<'product-import'>,
  { header, sample }: FileTable,
  mapping: ProductMapping,
) {
  const [file] = await db.select().from(productImports).where(eq(productImports.id, id))
  if (!file) return []
  const heading = headingOfMapping(mapping, header)
  const records = sample.map((cells, index) => ({ cells, line: index + 2 }))
  const first: ProductRows[] = []
  for await (const product of readProducts(heading, records)) {
    first.push(product)
    if (first.length === MAX_PREVIEWED) break
  }
  const items = first.map(({ rows, errors, notes }, position) => ({
    ...{ id: newId<'product-import-item'>(), importId: id, position, line: rows[0].line, rows },
    ...{ rowErrors: errors, rowNotes: [...notes], category: '', isSaved: false },
  }))
  const planned = await planItems(db, { ...file, columns: columnsOf(heading.columns) }, items)
  return planned.map(({ item, values: { name, changes, errors, notes, missing } }) => ({
    ...{ id: item.id, line: item.line, name, changes, errors, notes, missing },
  }))
}

function columnsOf(columns: readonly (string | null)[]): string[] {
  return columns.filter((column) => column !== null)
}

/** Reads the file with what staff say about its columns, and has it checked. 'busy': it runs, or is saved in part. */
export function setMapping(db: Database, id: Id<'product-import'>, mapping: ProductMapping): Promise<ImportUpdate> {
  return withLongTx(db, async (tx) => {
    const [file] = await tx.select().from(productImports).where(eq(productImports.id, id)).for('update')
    const [stored] = await tx.select().from(productImportFiles).where(eq(productImportFiles.importId, id))
    if (!file || !stored) return 'not-found'
    if (isRunning(file.state) || (await isSavedInPart(tx, id))) return 'busy'
    await tx.delete(productImportItems).where(eq(productImportItems.importId, id))
    const { heading, products, ignored } = await readProductFile(stored.content, mapping)
    await insertItems(tx, id, products)
    const { columns: ignoredColumns, rows: ignoredRows } = ignored()
    await tx
      .update(productImports)
      .set({
        ...{ mapping, columns: columnsOf(heading.columns), ignoredColumns, ignoredRows, state: 'checking' },
        ...{ revision: file.revision + 1, leasedUntil: sql`now()` },
      })
      .where(eq(productImports.id, id))
    await tx
      .insert(productMappings)
      .values({ headerKey: headerKeyOf(stored.header), mapping })
      .onConflictDoUpdate({ target: productMappings.headerKey, set: { mapping, updatedAt: sql`now()` } })
    return 'done'
  })
}

async function isSavedInPart(tx: Database, id: Id<'product-import'>): Promise<boolean> {
  const isSaved = and(eq(productImportItems.importId, id), eq(productImportItems.isSaved, true))
  return (await tx.$count(productImportItems, isSaved)) > 0
}
