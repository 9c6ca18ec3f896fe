import { and, asc, count, desc, eq, getTableColumns, gt, inArray, isNull, ne, not, type SQL, sql } from 'drizzle-orm'
import { countsOf, type ItemOutcome, isRunning, type OutcomeCounts } from '#app/base/imports.ts'
import { newCategorySlug } from '#app/catalog/categories.server.ts'
import { rejectedRows } from '#app/exchange/imports/rejected-rows.server.ts'
import type { MakerChoice } from '#app/exchange/product-files/maker-choice.ts'
import {
  type ProductImport,
  productImportImages,
  productImportItems,
  productImports,
} from '#app/exchange/product-files/product-imports.table.ts'
import type { Id } from '#app/lib/id.ts'
import { listPage, ROWS_PER_PAGE } from '#app/lib/list-page.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { lockUploads } from '#app/platform/images/uploads.server.ts'
import { recordChange } from '#app/store/audit.server.ts'
import { readSettings, saveSettings } from '#app/store/settings.server.ts'

const MAX_MISSING = 50
const MAX_NEW_NAMES = 200

export type ImportDetail = NonNullable<Awaited<ReturnType<typeof findImport>>>
export type ImportItem = Awaited<ReturnType<typeof listItems>>['rows'][number]

/** Images wait to be fetched, or were fetched and are not in the preview yet. */
const isFetching = sql<boolean>`(${productImports.hasFetched} or exists (
  select from ${productImportImages} as image where image.import_id = ${productImports.id} and image.state = 'waiting'
))`

/** Staff have not said yet what its columns contain. */
const isUnmapped = and(eq(productImports.format, 'mapped'), isNull(productImports.mapping)) ?? sql`false`

export async function findImport(db: Database, id: Id<'product-import'>) {
  const [file] = await db
    .select({ ...getTableColumns(productImports), isFetching })
    .from(productImports)
    .where(eq(productImports.id, id))
  if (!file) return null
  const { importId, missing, wanted, newCategory, newCollection, newJoins } = productImportItems
  const unapplied = and(eq(importId, id), ne(productImportItems.outcome, 'applied'))
  const [countsOfFile, names, images, newCategories, newCollections, [urls], unmade] = await Promise.all([
    countOutcomes(db, [id]),
    db
      .selectDistinct({ name: sql<string>`unnest(${missing})` })
      .from(productImportItems)
      .where(and(eq(importId, id), sql`${missing} <> '{}'`))
      .orderBy(sql`1`)
      .limit(MAX_MISSING + 1),
    db.$count(productImportImages, and(eq(productImportImages.importId, id), eq(productImportImages.state, 'ready'))),
    db
      .selectDistinct({ name: newCategory })
      .from(productImportItems)
      .where(and(unapplied, ne(newCategory, '')))
      .orderBy(newCategory)
      .limit(MAX_NEW_NAMES),
    db
      .selectDistinct({ name: sql<string>`new.name` })
      .from(sql`${productImportItems}, unnest(array_append(${newJoins}, ${newCollection})) as new (name)`)
      .where(and(unapplied, sql`new.name <> ''`))
      .orderBy(sql`new.name`)
      .limit(MAX_NEW_NAMES),
    db
      .select({ count: sql<number>`count(distinct url)::int` })
      .from(sql`${productImportItems}, unnest(${wanted}) as url`)
      .where(eq(importId, id)),
    db.$count(productImportItems, and(unapplied, eq(productImportItems.lacksMaker, true))),
  ])
  const bySlug = new Map(newCategories.map(({ name }) => [newCategorySlug(name), name]))
  const { fileName, format, ignoredColumns, ignoredRows, createsCategories, withStock, currency, state, revision } =
    file
  return {
    ...{ id, fileName, format, withStock, currency, state, revision, images },
    counts: countsOfFile(id),
    ignored: ignoredColumns.map((column, at) => ({ column, rows: ignoredRows[at] ?? null })),
    isFetching: file.isFetching,
    /** Whether staff must say what its columns contain, and whether they can say it again. */
    needsMapping: format === 'mapped' && file.mapping === null,
    canChangeMapping: format === 'mapped' && countsOfFile(id).applied === 0,
    createsCategories,
    makerChoice: file.makerChoice,
    /** Products that are saved as drafts until staff say who makes them. */
    withoutMaker: unmade,
    newCategories: [...bySlug.values()],
    newCollections: newCollections.map(({ name }) => name),
    missing: names.slice(0, MAX_MISSING).map(({ name }) => name),
    isMoreMissing: names.length > MAX_MISSING,
    /** Missing images that can be fetched. */
    wanted: urls?.count ?? 0,
  }
}

/** The newest first. */
export async function listImports(db: Database, limit: number) {
  const { id, fileName, state, createdAt } = productImports
  const needsMapping = sql<boolean>`(${isUnmapped})`
  const files = await db
    .select({ id, fileName, state, createdAt, needsMapping })
    .from(productImports)
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
  const counted = await countOutcomes(
    db,
    files.map((file) => file.id),
  )
  return files.map((file) => ({ ...file, counts: counted(file.id) }))
}

/** Returns the counts of each import. */
async function countOutcomes(
  db: Database,
  ids: readonly Id<'product-import'>[],
): Promise<(id: Id<'product-import'>) => OutcomeCounts> {
  const { outcome, importId } = productImportItems
  const rows = await db
    .select({ importId, outcome, count: count() })
    .from(productImportItems)
    .where(inArray(importId, [...ids]))
    .groupBy(importId, outcome)
  return (id) => countsOf(rows.filter((row) => row.importId === id))
}

export function listItems(
  db: Database,
  id: Id<'product-import'>,
  { outcome: wanted, page }: { readonly outcome: ItemOutcome; readonly page: number },
) {
  const { importId, outcome, position, line, productId, name, changes, errors, notes, missing } = productImportItems
  const which = and(eq(importId, id), eq(outcome, wanted))
  return listPage(page, db.$count(productImportItems, which), (offset) =>
    db
      .select({ id: productImportItems.id, line, productId, name, changes, errors, notes, missing })
      .from(productImportItems)
      .where(which)
      .orderBy(asc(position))
      .limit(ROWS_PER_PAGE)
      .offset(offset),
  )
}

/** What is rejected or could not be saved. */
export function rejectedRowsOfProducts(db: Database, id: Id<'product-import'>) {
  const { importId, outcome, position, rows, errors } = productImportItems
  return rejectedRows((after, limit) =>
    db
      .select({ position, rows, errors })
      .from(productImportItems)
      .where(and(eq(importId, id), inArray(outcome, ['refused', 'stale']), gt(position, after)))
      .orderBy(asc(position))
      .limit(limit),
  )
}

export type ImportChoices = Pick<ProductImport, 'withStock'> & Partial<Pick<ProductImport, 'createsCategories'>>

/** 'busy': the import is running, so nothing was changed. */
export type ImportUpdate = 'done' | 'busy' | 'not-found'

/** Checks unapplied products again. */
export function updateImportChoices(
  db: Database,
  id: Id<'product-import'>,
  { withStock, createsCategories = false }: ImportChoices,
): Promise<ImportUpdate> {
  return checkAgain(db, id, async (tx) => {
    await tx.update(productImports).set({ withStock, createsCategories }).where(eq(productImports.id, id))
    return undefined
  })
}

/** Saves who makes the products of the file that name no maker, in the settings if it is the store. */
export function chooseMaker(
  db: Database,
  id: Id<'product-import'>,
  choice: MakerChoice,
  staffId: Id<'staff'>,
): Promise<ImportUpdate> {
  return checkAgain(db, id, async (tx) => {
    await tx.update(productImports).set({ makerChoice: choice }).where(eq(productImports.id, id))
    const { store_is_maker: isMaker } = await readSettings(tx)
    if (choice.kind === 'store' && !isMaker) {
      await saveSettings(tx, { store_is_maker: true })
      const changes = { fields: ['store_is_maker'], store_is_maker: { from: false, to: true } }
      await recordChange(tx, staffId, { action: 'settings.update', entity: 'settings', entityId: null, changes })
    }
    return undefined
  })
}

export function recheckImport(db: Database, id: Id<'product-import'>): Promise<ImportUpdate> {
  return checkAgain(db, id, async () => undefined)
}

/** Those that missed images, now that more are there. */
export function recheckMissing(db: Database, id: Id<'product-import'>): Promise<ImportUpdate> {
  return checkAgain(db, id, async (tx) => {
    await tx.update(productImports).set({ hasFetched: false }).where(eq(productImports.id, id))
    return sql`${productImportItems.missing} <> '{}'`
  })
}

const MAX_IMAGES = 2_000

/** Checks only the products again that missed images. */
export function addImportImages(
  db: Database,
  id: Id<'product-import'>,
  images: readonly { readonly name: string; readonly publicId: string }[],
): Promise<ImportUpdate> {
  return checkAgain(db, id, async (tx) => {
    const publicIds = images.map(({ publicId }) => publicId)
    const locked = await lockUploads(tx, publicIds)
    const uploaded = new Set(locked.map(({ publicId }) => publicId))
    const present = await tx.$count(productImportImages, eq(productImportImages.importId, id))
    const added = images.filter(({ publicId }) => uploaded.has(publicId)).slice(0, MAX_IMAGES - present)
    for (const { name, publicId } of added) {
      await tx
        .insert(productImportImages)
        .values({ importId: id, name, publicId })
        .onConflictDoUpdate({
          target: [productImportImages.importId, productImportImages.name],
          set: { publicId, state: 'ready' },
        })
    }
    return sql`${productImportItems.missing} <> '{}'`
  })
}

/** `change` may return which products to check instead of all that are not saved. With `isInterrupting` a running check begins again. */
export function checkAgain(
  db: Database,
  id: Id<'product-import'>,
  change: (tx: Database) => Promise<SQL | undefined>,
  { isInterrupting = false } = {},
): Promise<ImportUpdate> {
  return withTx(db, async (tx) => {
    const [file] = await tx.select().from(productImports).where(eq(productImports.id, id)).for('update')
    if (!file) return 'not-found'
    if (isRunning(file.state) && !(isInterrupting && file.state === 'checking')) return 'busy'
    const only = await change(tx)
    await tx
      .update(productImportItems)
      .set({ outcome: 'waiting' })
      .where(and(eq(productImportItems.importId, id), only ?? ne(productImportItems.outcome, 'applied')))
    await tx
      .update(productImports)
      .set({ state: 'checking', revision: file.revision + 1, leasedUntil: sql`now()` })
      .where(eq(productImports.id, id))
    return 'done'
  })
}

/** 'stale': the file was checked again since, or will be, as its images are being fetched. */
export async function applyImport(
  db: Database,
  id: Id<'product-import'>,
  revision: number,
  staffId: Id<'staff'>,
): Promise<'done' | 'stale'> {
  const { state } = productImports
  const { rowCount } = await db
    .update(productImports)
    .set({ state: 'applying', staffId })
    .where(
      and(
        eq(productImports.id, id),
        eq(state, 'checked'),
        eq(productImports.revision, revision),
        not(isFetching),
        not(isUnmapped),
      ),
    )
  return rowCount ? 'done' : 'stale'
}

/** Stops a running import; saved products stay. */
export async function deleteImport(db: Database, id: Id<'product-import'>): Promise<void> {
  await db.delete(productImports).where(eq(productImports.id, id))
}
