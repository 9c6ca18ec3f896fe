import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { adminText } from '#app/catalog/admin/products/admin-text.ts'
import {
  copyProduct,
  type EditableProduct,
  findEditableProduct,
  toConstraintErrors,
  writeProduct,
} from '#app/catalog/admin/products/products.server.ts'
import { lockVideo, saveImages } from '#app/catalog/admin/products/save-images.server.ts'
import type { StockLoss } from '#app/catalog/availability.ts'
import { NO_MAKER } from '#app/catalog/manufacturer.ts'
import { findMaker, readActivationCheck, setStoreAsMaker } from '#app/catalog/manufacturers.server.ts'
import type { ProductInput } from '#app/catalog/product-input.ts'
import { products } from '#app/catalog/products.table.ts'
import {
  copyVariantDetails,
  listVariants,
  type StockedVariant,
  setVariantDetails,
} from '#app/catalog/variants.server.ts'
import { releaseVariants } from '#app/inventory/held-stock.server.ts'
import { applyStockChanges } from '#app/inventory/stock/change-stock.server.ts'
import { type StockEditResult, setStock } from '#app/inventory/stock/stock-edit.server.ts'
import { lockAllStock } from '#app/inventory/stock.server.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import { type Id, newId } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { Rollback, withTx } from '#app/platform/db/tx.server.ts'
import { recordChange } from '#app/store/audit.server.ts'

export type SaveProductResult =
  /** `filled` is the number of units that were used to fill backorders. */
  | { readonly outcome: 'saved'; readonly id: Id<'product'>; readonly filled: number }
  | { readonly outcome: 'not-found' }
  /**
   * Staff must confirm a `loss` of stock, or texts that are not numbers and count as 0 (`ProductInput.invalidNumbers`).
   */
  | { readonly outcome: 'unconfirmed'; readonly loss: StockLoss }
  | { readonly outcome: 'unconfirmed'; readonly invalidNumbers: readonly string[] }
  | { readonly outcome: 'rejected'; readonly errors: FieldErrors }
  | { readonly outcome: 'conflict'; readonly errors: FieldErrors }

class ProductNotSaved extends Rollback<SaveProductResult> {}

/** Saves a new product (`id` null) or an existing one, with images and stock, in one transaction. */
export async function saveProduct(
  db: Database,
  id: Id<'product'> | null,
  input: ProductInput,
  staffId: Id<'staff'>,
  now: Date = new Date(),
): Promise<SaveProductResult> {
  const { invalidNumbers } = input
  if (invalidNumbers.length > 0 && !input.confirmZeros) return { outcome: 'unconfirmed', invalidNumbers }
  try {
    const saved = await withTx(db, (tx) => save(tx, id, input, staffId, now))
    return { outcome: 'saved', ...saved }
  } catch (error) {
    if (error instanceof ProductNotSaved) return error.result
    const errors = toConstraintErrors(error)
    if (!errors) throw error
    return { outcome: 'rejected', errors }
  }
}

export type SavedProduct = { readonly id: Id<'product'>; readonly filled: number }

async function save(
  tx: Database,
  existing: Id<'product'> | null,
  input: ProductInput,
  staffId: Id<'staff'>,
  now: Date,
): Promise<SavedProduct> {
  const before = existing ? await lockProduct(tx, existing, input.version) : null
  if (input.isMadeByStore) await setStoreAsMaker(tx, staffId)
  if (input.status === 'active' && before?.product.status !== 'active') await requireActivatable(tx, input)
  const video = await lockVideo(tx, before?.product.video ?? null, input.video, now)
  if (video === 'missing') {
    throw new ProductNotSaved({ outcome: 'rejected', errors: { video: adminText.videoGone } })
  }
  const written = await writeProduct(tx, before?.product ?? null, { ...input, video }, now)
  const { id, sku } = written
  const images = await saveImages(tx, id, before?.product.images ?? [], input.images)
  if ('missing' in images) {
    const message = adminText.imageGone(images.missing + 1)
    throw new ProductNotSaved({ outcome: 'rejected', errors: { images: message } })
  }
  const filled = requireSaved(await setStock(tx, written, input.stock, staffId))
  const changed = { ...images, ...(await setVariantDetails(tx, id, input.stock)) }
  const changes = before ? describeChanges(before, written, await listVariants(tx, [id]), changed) : { sku }
  const action = before ? 'product.update' : 'product.create'
  await recordChange(tx, staffId, { action, entity: 'product', entityId: id, changes })
  return { id, filled }
}

type Before = { readonly product: EditableProduct; readonly variants: Variants }

/** Locks stock before the product, like all other code that writes both. */
async function lockProduct(tx: Database, id: Id<'product'>, version: string): Promise<Before> {
  const { variants, products: locked } = await lockAllStock(tx, [id])
  const product = locked.length > 0 ? await findEditableProduct(tx, id) : null
  if (!product) throw new ProductNotSaved({ outcome: 'not-found' })
  if (product.version !== version)
    throw new ProductNotSaved({ outcome: 'conflict', errors: { '': adminText.changedBySomeoneElse } })
  return { product, variants }
}

/**
 * Rejects the activation of a product that lacks required data. Active products that lack such data stay active,
 * and the Legal page lists them.
 */
async function requireActivatable(tx: Database, { manufacturerId }: ProductInput): Promise<void> {
  const maker = manufacturerId ? await findMaker(tx, manufacturerId) : null
  const messages = Object.values((await readActivationCheck(tx))(maker ?? NO_MAKER))
  if (messages.length === 0) return
  throw new ProductNotSaved({ outcome: 'rejected', errors: { manufacturerId: messages.join('. ') } })
}

type Variants = readonly StockedVariant[]

type ChangeFlags = Readonly<
  Record<'isChanged' | 'hasChangedWeights' | 'hasChangedPrices' | 'hasChangedBarcodes', boolean>
>

/** Returns what the history shows about a change. */
function describeChanges(
  { product, variants }: Before,
  { sku, fields, values }: Awaited<ReturnType<typeof writeProduct>>,
  after: Variants,
  { isChanged: isRearranged, hasChangedWeights, hasChangedPrices, hasChangedBarcodes }: ChangeFlags,
): Readonly<Record<string, unknown>> {
  const stock = findStockChange(variants, after)
  return {
    ...values,
    ...(stock?.from !== stock?.to && { stock }),
    fields: [
      ...fields,
      ...(isRearranged ? ['images'] : []),
      ...(stock ? ['stock'] : []),
      ...(hasChangedWeights ? ['weights'] : []),
      ...(hasChangedPrices ? ['variantPrices'] : []),
      ...(hasRenamedSku(variants, after) && product.sku === sku ? ['variantSkus'] : []),
      ...(hasChangedBarcodes ? ['barcodes'] : []),
    ],
  }
}

function findStockChange(before: Variants, after: Variants): { from: number; to: number } | null {
  const state = (variants: Variants) =>
    variants.map(({ size, color, stock }) => JSON.stringify([size, color, stock])).sort()
  if (isDeepStrictEqual(state(before), state(after))) return null
  const total = (variants: Variants) => variants.reduce((sum, { stock }) => sum + stock, 0)
  return { from: total(before), to: total(after) }
}

/** Returns true if the SKU of a remaining variant changed. */
function hasRenamedSku(before: Variants, after: Variants): boolean {
  return before.some(({ id, sku }) => after.some((row) => row.id === id && row.sku !== sku))
}

/** Returns how many units were used to fill backorders. @throws ProductNotSaved if the stock was not saved */
function requireSaved(stock: StockEditResult): number {
  if (stock.outcome === 'saved') return stock.filled
  if (stock.outcome === 'unconfirmed') throw new ProductNotSaved(stock)
  const cell = [stock.size, stock.color].filter((part) => part !== null).join(', ')
  if (stock.outcome === 'sku-taken') {
    const message = adminText.skuTakenByVariant(cell, stock.sku)
    throw new ProductNotSaved({ outcome: 'rejected', errors: { skus: message } })
  }
  const message = adminText.stockChanged(cell, stock.stock)
  throw new ProductNotSaved({ outcome: 'conflict', errors: { stock: message } })
}

export function deleteProduct(db: Database, id: Id<'product'>, staffId: Id<'staff'>): Promise<boolean> {
  return withTx(db, async (tx) => {
    const { variants, products: locked } = await lockAllStock(tx, [id])
    const [product] = locked
    if (!product) return false
    const all = await releaseVariants(tx, variants)
    const changes = all.variants.map((variant) => ({ variant, delta: -variant.stock }))
    await applyStockChanges(tx, changes, { reason: 'deleted', staffId })
    await tx.delete(products).where(eq(products.id, id))
    const deleted = { sku: product.sku }
    await recordChange(tx, staffId, { action: 'product.delete', entity: 'product', entityId: id, changes: deleted })
    return true
  })
}

const ATTEMPTS = 3

/** Returns the id of a copy without stock, or null if the product does not exist. */
export async function duplicateProduct(
  db: Database,
  id: Id<'product'>,
  staffId: Id<'staff'>,
  now: Date = new Date(),
): Promise<Id<'product'> | null> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await withTx(db, (tx) => duplicate(tx, id, staffId, now))
    } catch (error) {
      // Two concurrent requests chose the same slug or SKU
      if (attempt === ATTEMPTS || !toConstraintErrors(error)) throw error
    }
  }
}

async function duplicate(
  tx: Database,
  id: Id<'product'>,
  staffId: Id<'staff'>,
  now: Date,
): Promise<Id<'product'> | null> {
  const { variants, products: locked } = await lockAllStock(tx, [id])
  const before = locked.length > 0 ? await findEditableProduct(tx, id) : null
  if (!before) return null
  const copy = newId<'product'>()
  const { sku } = await copyProduct(tx, before, copy, now)
  const cells = variants.map(({ size, color, weightGrams }) => ({ size, color, loaded: null, stock: 0, weightGrams }))
  const isGrid = locked[0]?.stockByVariant === true && cells.length > 0
  const stock = isGrid
    ? ({ kind: 'grid', loaded: 0, cells } as const)
    : ({ kind: 'number', loaded: 0, stock: 0 } as const)
  requireSaved(await setStock(tx, { id: copy, sku }, stock, staffId))
  await copyVariantDetails(tx, id, copy, stock)
  const changes = { sku, copyOf: before.sku }
  await recordChange(tx, staffId, { action: 'product.duplicate', entity: 'product', entityId: copy, changes })
  return copy
}
