import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { ensureCategory, tooManyCategories } from '#app/catalog/admin/categories/category-form.server.ts'
import {
  coverCollections,
  ensureCollection,
  joinCollections,
} from '#app/catalog/admin/collections/collection-form.server.ts'
import { adminText } from '#app/catalog/admin/products/admin-text.ts'
import { listCategories } from '#app/catalog/categories.server.ts'
import { productInput } from '#app/catalog/product-input.ts'
import { products } from '#app/catalog/products.table.ts'
import { isChangedSince } from '#app/exchange/product-files/changed-since.server.ts'
import { savePlannedPrices } from '#app/exchange/product-files/fixed-prices.server.ts'
import { saveProductSource } from '#app/exchange/product-files/match-products.server.ts'
import { FILE_WEIGHT_UNIT } from '#app/exchange/product-files/own-columns.ts'
import {
  type FormFields,
  type ProductImport,
  type ProductImportItem,
  productImportItems,
} from '#app/exchange/product-files/product-imports.table.ts'
import { isSameRevision } from '#app/exchange/product-files/same-revision.server.ts'
import { type SavedProduct, type SaveProductResult, saveProduct } from '#app/inventory/save-product.server.ts'
import { parseInput } from '#app/lib/form.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import { isDatabaseAway } from '#app/platform/db/database-away.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { log } from '#app/platform/log.server.ts'

const BATCH_SIZE = 10

/** Rolls back: the product cannot be saved as previewed. */
class NotAsShown extends Error {
  override name = 'NotAsShown'
}

/** After all changes of this transaction, although the column has milliseconds. */
const NOW = sql`clock_timestamp() + interval '1 millisecond'`

const CHANGED = 'This product was changed since the check'

/** Saves some products, each in a transaction with its outcome, so none is saved twice. False if there were none. */
export async function applyBatch(db: Database, file: ProductImport, staffId: Id<'staff'>): Promise<boolean> {
  const items = await db
    .select()
    .from(productImportItems)
    .where(and(eq(productImportItems.importId, file.id), inArray(productImportItems.outcome, ['new', 'changed'])))
    .orderBy(asc(productImportItems.position))
    .limit(BATCH_SIZE)
  for (const item of items) await applyItem(db, file, item, staffId)
  return items.length > 0
}

async function applyItem(db: Database, file: ProductImport, item: ProductImportItem, staffId: Id<'staff'>) {
  try {
    await withTx(db, async (tx) => {
      const [mine] = await tx
        .update(productImportItems)
        .set({ outcome: 'applied' })
        .where(and(isOpen(item), isSameRevision(file)))
        .returning(pick(productImportItems, ['fields', 'prices', 'joins']))
      if (!mine) return // saved by another process, or checked again
      const addedAt = await addedAtOf(tx, item)
      const saved = mine.fields ? await save(tx, file, item, mine.fields, staffId) : { id: item.productId, filled: 0 }
      const { id, filled } = saved
      const notes = filled > 0 ? [...item.notes, adminText.filledBackorders(filled)] : item.notes
      if (id) await saveProductSource(tx, file.format, item.sourceKey, id)
      if (id) await joinCollections(tx, id, mine.joins, staffId)
      if (id && (item.newCollection || mine.joins.length > 0)) await coverCollections(tx, id)
      const refusal = id && (await savePlannedPrices(tx, id, mine.prices, staffId))
      if (refusal) throw new NotAsShown(refusal)
      await tx
        .update(productImportItems)
        .set({
          ...{ productId: id, isSaved: true, fields: null, prices: [], joins: [], notes, addedAt },
        })
        .where(eq(productImportItems.id, item.id))
    })
  } catch (error) {
    if (isDatabaseAway(error)) throw error
    const isKnown = error instanceof NotAsShown
    if (!isKnown) log.error({ event: 'import-item-failed', item: item.id, err: error })
    const message = isKnown ? error.message : 'This product could not be saved'
    const errors = [{ line: item.line, column: '', message }]
    await db
      .update(productImportItems)
      .set({ outcome: 'stale', errors })
      .where(and(isOpen(item), isSameRevision(file)))
  }
}

/** Before it is saved. Changes by others since it was added stay later than `addedAt`, so that an undo keeps them. */
async function addedAtOf(tx: Database, { productId, addedAt }: ProductImportItem): Promise<SQL | Date | null> {
  if (productId === null) return NOW
  if (addedAt === null) return null
  const moment = sql`${addedAt.toISOString()}::timestamptz`
  const isChanged = await tx.$count(products, and(eq(products.id, productId), isChangedSince(products, moment)))
  return isChanged > 0 ? addedAt : NOW
}

function isOpen({ id }: ProductImportItem) {
  return and(eq(productImportItems.id, id), inArray(productImportItems.outcome, ['new', 'changed']))
}

async function save(
  tx: Database,
  { currency }: ProductImport,
  { productId, slug, newCategory, newCollection }: ProductImportItem,
  fields: FormFields,
  staffId: Id<'staff'>,
): Promise<SavedProduct> {
  const category = newCategory ? await ensureCategory(tx, newCategory, staffId) : fields.category
  if (newCategory && !category) throw new NotAsShown(tooManyCategories())
  const collectionId = newCollection ? await ensureCollection(tx, newCollection, staffId) : fields.collectionId
  const categories = await listCategories(tx)
  const input = parseInput(productInput({ currency, categories, weightUnit: FILE_WEIGHT_UNIT }), {
    ...fields,
    category,
    collectionId,
  })
  if (!input.ok) throw new NotAsShown(CHANGED)
  // Otherwise `saveProduct` would choose another slug than previewed.
  if (!productId && slug && (await tx.$count(products, eq(products.slug, slug))) > 0) {
    throw new NotAsShown('Another product now has this handle')
  }
  const saved = await saveProduct(tx, productId, input.value, staffId)
  if (saved.outcome === 'saved') return saved
  throw new NotAsShown(reasonOf(saved))
}

function reasonOf(saved: Exclude<SaveProductResult, { outcome: 'saved' }>): string {
  if (saved.outcome === 'refused') return Object.values(saved.errors)[0] ?? CHANGED
  return saved.outcome === 'not-found' ? 'This product was deleted since the check' : CHANGED
}
