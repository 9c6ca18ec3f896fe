import { createHash } from 'node:crypto'
import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { ImportUpdate, StoredItem } from '#app/base/import-kind.ts'
import type { ImportCreation } from '#app/exchange/imports/create-file-import.server.ts'
import { recheckImport } from '#app/exchange/imports/file-imports.server.ts'
import { fileImportItems, fileImports } from '#app/exchange/imports/file-imports.table.ts'
import { checkProducts } from '#app/exchange/product-files/check-import.server.ts'
import { insertProductImport, listColumns, writeProducts } from '#app/exchange/product-files/create-import.server.ts'
import { toMappedHeading } from '#app/exchange/product-files/file-heading.ts'
import { canReadOptions, readOptions } from '#app/exchange/product-files/import-options.ts'
import type { FileTable, ProductMapping } from '#app/exchange/product-files/mapping/product-mapping.ts'
import { fileImportContents, productMappings } from '#app/exchange/product-files/mapping/product-mappings.table.ts'
import { proposeMapping } from '#app/exchange/product-files/mapping/propose-mapping.ts'
import { NO_ROWS, readProductFile, readProducts } from '#app/exchange/product-files/read-product-file.server.ts'
import { normalizeColumnName } from '#app/lib/csv.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import { cutText, removeControlCharacters } from '#app/lib/text.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withLongTx } from '#app/platform/db/tx.server.ts'
import { FileRejectedError, readCsv } from '#app/platform/files/read-csv.server.ts'
import { readSettings } from '#app/store/settings.server.ts'

const MAX_SAMPLE_TEXT = 5_000
const MAX_HEADING = 200
const MAX_PREVIEWED = 5

/** Stores a file from another system until staff map its columns. @throws FileRejectedError if it cannot be read */
export async function createMappedImport(
  db: Database,
  { bytes, name }: { readonly bytes: Uint8Array; readonly name: string },
  { header, sample }: FileTable,
  creation: ImportCreation,
): Promise<Id<'file-import'>> {
  await rejectUnreadable(bytes)
  return await withLongTx(db, async (tx) => {
    const id = await insertProductImport(tx, { name, format: 'mapped', state: 'checked' }, creation)
    await tx.insert(fileImportContents).values({
      importId: id,
      content: Buffer.from(bytes),
      header: header.map((cell) => toStorableText(cell, MAX_HEADING)),
      sample: sample.map((cells) => cells.map((cell) => toStorableText(cell, MAX_SAMPLE_TEXT))),
    })
    return id
  })
}

/** Rejects a file with invalid rows before staff map its columns. */
async function rejectUnreadable(bytes: Uint8Array): Promise<void> {
  let rows = -1 // the heading is not counted
  for await (const { cells } of readCsv(bytes)) if (cells.length > 0) rows++
  if (rows <= 0) throw new FileRejectedError(NO_ROWS)
}

function toStorableText(text: string, max: number): string {
  return cutText(removeControlCharacters(text), max)
}

export type FileColumns = NonNullable<Awaited<ReturnType<typeof findFileColumns>>>

/**
 * Returns the columns of a file with staff's mapping, the mapping of the last file with the same header, or a proposal.
 */
export async function findFileColumns(db: Database, id: Id<'file-import'>) {
  const [found] = await db
    .select({
      ...pick(fileImports, ['fileName', 'options']),
      ...pick(fileImportContents, ['header', 'sample']),
    })
    .from(fileImports)
    .innerJoin(fileImportContents, eq(fileImportContents.importId, fileImports.id))
    .where(eq(fileImports.id, id))
  if (!found || !canReadOptions(found.options)) return null
  const { fileName, header, sample } = found
  const { store_currency: currency } = await readSettings(db)
  const table: FileTable = { header, sample }
  const { mapping } = readOptions(found.options)
  const [remembered] = await db
    .select({ mapping: productMappings.mapping })
    .from(productMappings)
    .where(eq(productMappings.headerKey, toHeaderKey(header)))
  return {
    fileName,
    currency,
    table,
    mapping: mapping ?? remembered?.mapping ?? proposeMapping(table),
    isRemembered: mapping === null && remembered !== undefined,
  }
}

function toHeaderKey(header: readonly string[]): string {
  return createHash('sha256').update(header.map(normalizeColumnName).join('|')).digest('hex').slice(0, 32)
}

/** Returns what the check would return for the first products. */
export async function previewProducts(
  db: Database,
  id: Id<'file-import'>,
  { header, sample }: FileTable,
  mapping: ProductMapping,
) {
  const [file] = await db.select().from(fileImports).where(eq(fileImports.id, id))
  if (!file) return []
  const heading = toMappedHeading(mapping, header)
  const records = sample.map((cells, index) => ({ cells, line: index + 2 }))
  const items: StoredItem[] = []
  for await (const { rows, errors, notes } of readProducts(heading, records)) {
    items.push({
      id: newId<'file-import-item'>(),
      position: items.length,
      line: rows[0].line,
      rows,
      rowErrors: errors,
      rowNotes: notes,
      choice: '',
      undo: null,
    })
    if (items.length === MAX_PREVIEWED) break
  }
  const options = { ...readOptions(file.options), columns: listColumns(heading.columns) }
  const checked = await checkProducts(db, items, { ...file, options })
  return checked.flatMap(({ name, changes, errors, notes, missing }, index) => {
    const item = items[index]
    if (!item) return []
    const { id, line, rowErrors } = item
    return [{ id, line, name, changes, errors: [...rowErrors, ...errors], notes, missing }]
  })
}

/**
 * Reads the file with staff's mapping and starts the check. Returns 'busy' if the import is running or partly saved.
 */
export async function setMapping(db: Database, id: Id<'file-import'>, mapping: ProductMapping): Promise<ImportUpdate> {
  const [stored] = await db.select().from(fileImportContents).where(eq(fileImportContents.importId, id))
  if (!stored) return 'not-found'
  return await recheckImport(db, id, async (tx, { options }) => {
    if (await isPartlySaved(tx, id)) return null
    await tx.delete(fileImportItems).where(eq(fileImportItems.importId, id))
    const { heading, products, listIgnored } = await readProductFile(stored.content, mapping)
    await writeProducts(tx, id, products)
    const { columns: ignoredColumns, rows: ignoredRows } = listIgnored()
    await tx
      .insert(productMappings)
      .values({ headerKey: toHeaderKey(stored.header), mapping })
      .onConflictDoUpdate({ target: productMappings.headerKey, set: { mapping, updatedAt: sql`now()` } })
    const columns = listColumns(heading.columns)
    return { values: { ignoredColumns, options: { ...readOptions(options), columns, ignoredRows, mapping } } }
  })
}

async function isPartlySaved(tx: Database, id: Id<'file-import'>): Promise<boolean> {
  const { importId, outcome, undo } = fileImportItems
  const isSaved = or(eq(outcome, 'applied'), isNotNull(undo))
  return (await tx.$count(fileImportItems, and(eq(importId, id), isSaved))) > 0
}
