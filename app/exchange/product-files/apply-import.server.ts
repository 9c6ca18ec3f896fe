import { and, eq, sql } from 'drizzle-orm'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { type ImportContext, NotAsPreviewedError, requireStaff } from '#app/base/import-kind.ts'
import { ensureCategory, getTooManyMessage } from '#app/catalog/admin/categories/category-form.server.ts'
import {
  addToCollections,
  ensureCollection,
  setTileImages,
} from '#app/catalog/admin/collections/collection-form.server.ts'
import { listCategories } from '#app/catalog/categories.server.ts'
import { ensureManufacturer } from '#app/catalog/manufacturers.server.ts'
import { productInput } from '#app/catalog/product-input.ts'
import { products } from '#app/catalog/products.table.ts'
import { isChangedSince } from '#app/exchange/product-files/changed-since.server.ts'
import { getProductFormat } from '#app/exchange/product-files/file-heading.ts'
import { savePlannedPrices } from '#app/exchange/product-files/fixed-prices.server.ts'
import { saveProductSource } from '#app/exchange/product-files/match-products.server.ts'
import { FILE_WEIGHT_UNIT } from '#app/exchange/product-files/own-columns.ts'
import type { FormFields, ProductRecord, SavedItem } from '#app/exchange/product-files/product-record.ts'
import { type SavedProduct, type SaveProductResult, saveProduct } from '#app/inventory/save-product.server.ts'
import { parseInput } from '#app/lib/form.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { readSettings } from '#app/store/settings.server.ts'

const CHANGED = 'This product was changed after the check'
const CURRENCY_CHANGED = 'The store currency was changed after the check'

/** Saves a product as planned by the check. @throws NotAsPreviewedError */
export async function saveRecord(tx: Database, record: ProductRecord, context: ImportContext): Promise<SavedItem> {
  const { productId, sourceKey, fields, prices, newCollection, joins } = record
  const staffId = requireStaff(context)
  const { store_currency } = await readSettings(tx)
  if (store_currency !== (record.currency ?? context.currency)) throw new NotAsPreviewedError(CURRENCY_CHANGED)
  const isAddition = await isAdditionUnchanged(tx, record)
  const { id, filled } = fields
    ? await save(tx, record, fields, { currency: store_currency, staffId })
    : { id: productId, filled: 0 }
  if (id) {
    await saveProductSource(tx, getProductFormat(context.format), sourceKey, id)
    await addToCollections(tx, id, joins, staffId)
    if (newCollection || joins.length > 0) await setTileImages(tx, id)
    const rejection = await savePlannedPrices(tx, id, prices, staffId)
    if (rejection) throw new NotAsPreviewedError(rejection)
  }
  return { productId: id, addedAt: isAddition ? await readMoment(tx) : record.addedAt, filled }
}

/**
 * Returns true if the import has added the product or adds it now, and no one else has changed it since. Call this
 * before the product is saved, so that changes by others are later than `addedAt` and an undo does not lose them.
 */
async function isAdditionUnchanged(tx: Database, { productId, addedAt }: ProductRecord): Promise<boolean> {
  if (productId === null) return true
  if (addedAt === null) return false
  const isChanged = isChangedSince(products, sql`${addedAt}::timestamptz`)
  return (await tx.$count(products, and(eq(products.id, productId), isChanged))) === 0
}

/** Returns a time that is later than all changes of this transaction, in the milliseconds that columns store. */
async function readMoment(tx: Database): Promise<string | null> {
  const { rows } = await tx.execute<{ moment: string }>(
    sql`select to_jsonb((clock_timestamp() + interval '1 millisecond')::timestamptz(3)) as moment`,
  )
  return rows[0]?.moment ?? null
}

async function save(
  tx: Database,
  { productId, slug, maker, newCategory, newCollection }: ProductRecord,
  fields: FormFields,
  { currency, staffId }: { readonly currency: CurrencyCode; readonly staffId: Id<'staff'> },
): Promise<SavedProduct & { readonly id: Id<'product'> }> {
  const category = newCategory ? await ensureCategory(tx, newCategory, staffId) : fields.category
  if (newCategory && !category) throw new NotAsPreviewedError(getTooManyMessage())
  const collectionId = newCollection ? await ensureCollection(tx, newCollection, staffId) : fields.collectionId
  const savedManufacturerId = maker ? ((await ensureManufacturer(tx, maker, staffId)) ?? '') : fields.manufacturerId
  const categories = await listCategories(tx)
  const form = productInput({ currency, categories, weightUnit: FILE_WEIGHT_UNIT })
  const input = parseInput(form, { ...fields, category, collectionId, manufacturerId: savedManufacturerId })
  if (!input.ok) throw new NotAsPreviewedError(CHANGED)
  // A slug that is now taken is rejected, because `saveProduct` would choose one that differs from the preview.
  if (!productId && slug && (await tx.$count(products, eq(products.slug, slug))) > 0) {
    throw new NotAsPreviewedError('Another product now has this handle')
  }
  const saved = await saveProduct(tx, productId, input.value, staffId)
  if (saved.outcome === 'saved') return saved
  throw new NotAsPreviewedError(getReason(saved))
}

function getReason(saved: Exclude<SaveProductResult, { outcome: 'saved' }>): string {
  if (saved.outcome === 'rejected') return Object.values(saved.errors)[0] ?? CHANGED
  return saved.outcome === 'not-found' ? 'This product was deleted after the check' : CHANGED
}
