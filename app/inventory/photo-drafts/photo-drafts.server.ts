import { count, desc, eq } from 'drizzle-orm'
import { money } from '#app/base/money.ts'
import { toTypedMoney } from '#app/base/typed-money.ts'
import { proposeAlt } from '#app/catalog/admin/image-list.ts'
import { listCategories } from '#app/catalog/categories.server.ts'
import { listManufacturerChoices } from '#app/catalog/manufacturers.server.ts'
import { formFields, type ProductDraft, stockCells, sumStock, toDraft } from '#app/catalog/product-draft.ts'
import { type ProductInput, productInput } from '#app/catalog/product-input.ts'
import { productImages, products } from '#app/catalog/products.table.ts'
import { findStockedProduct, listStockedProducts, type StockedProduct } from '#app/catalog/variants.server.ts'
import { adminText } from '#app/inventory/photo-drafts/admin-text.ts'
import { toProductName } from '#app/inventory/photo-drafts/draft-name.ts'
import { type DraftRow, MAX_ROWS } from '#app/inventory/photo-drafts/draft-rows.ts'
import { saveProduct } from '#app/inventory/save-product.server.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import type { StoredImage } from '#app/platform/images/image-store.server.ts'
import { semaphore } from '#app/platform/limits/semaphore.ts'
import { readSettings } from '#app/store/settings.server.ts'

type StoreContext = Parameters<typeof productInput>[0]

async function readContext(db: Database): Promise<StoreContext> {
  const [{ store_currency: currency, weight_unit: weightUnit }, categories] = await Promise.all([
    readSettings(db),
    listCategories(db),
  ])
  return { currency, weightUnit, categories }
}

/** Two drafts that are created at the same time choose the same SKU. */
const withTurn = semaphore(1)
const ATTEMPTS = 5

type Photo = { readonly image: Pick<StoredImage, 'publicId' | 'url'>; readonly fileName: string }

/** Creates a draft named after its photo. A photo that a product already has creates none. */
export function createPhotoDraft(db: Database, photo: Photo, staffId: Id<'staff'>): Promise<void> {
  return withTurn(1, async () => {
    const { publicId } = photo.image
    if ((await db.$count(productImages, eq(productImages.publicId, publicId))) > 0) return
    const context = await readContext(db)
    const draft = await newDraft(db, photo, context)
    for (let attempt = 1; ; attempt++) {
      const saved = await saveProduct(db, null, toInput(draft, null, context), staffId)
      if (saved.outcome === 'saved') return
      if (attempt === ATTEMPTS) throw new Error(`A draft was not created: ${JSON.stringify(saved)}`)
    }
  })
}

/** With the usual values of the form of a new product, and the store's first category. */
async function newDraft(db: Database, { image, fileName }: Photo, context: StoreContext): Promise<ProductDraft> {
  const [[category], [manufacturer, ...others], { store_is_maker }] = await Promise.all([
    context.categories,
    listManufacturerChoices(db),
    readSettings(db),
  ])
  const isUsual = manufacturer && others.length === 0 && !store_is_maker
  const name = toProductName(fileName)
  return {
    ...toDraft(null, context),
    name,
    price: '0',
    category: category?.slug ?? '',
    manufacturerId: isUsual ? manufacturer.id : '',
    stock: '0',
    images: [{ ...image, alt: null, color: null, arrival: null, preview: null }],
  }
}

/** Returns what the form of this draft sends. A draft needs no description yet. */
function toInput(draft: ProductDraft, product: StockedProduct | null, context: StoreContext): ProductInput {
  const { description, images, name, stockKind, stock, barcode } = draft
  const shown = images.map((image, at) => ({
    publicId: image.publicId,
    alt: image.alt ?? proposeAlt(image, at, { name, colors: [] }),
    color: image.color,
  }))
  const input = productInput(context).parse({
    ...formFields({ ...draft, description: description || name }),
    images: JSON.stringify(shown),
    stockKind,
    stock,
    barcode,
    stockLoaded: String(sumStock(product)),
    cells: JSON.stringify(stockKind === 'grid' ? stockCells(draft, product, context) : []),
    version: product?.version ?? '',
  })
  return { ...input, description }
}

/** The newest drafts, with their price and sizes as staff type them. */
export async function readPhotoDrafts(db: Database) {
  const isDraft = eq(products.status, 'draft')
  const [{ store_currency: currency }, newest, [counted]] = await Promise.all([
    readSettings(db),
    db
      .select({ id: products.id })
      .from(products)
      .where(isDraft)
      .orderBy(desc(products.createdAt), desc(products.id))
      .limit(MAX_ROWS),
    db.select({ drafts: count() }).from(products).where(isDraft),
  ])
  const ids = newest.map(({ id }) => id)
  const stored = await listStockedProducts(db, ids)
  const rows = ids.flatMap((id) => stored.find((product) => product.id === id) ?? [])
  return {
    currency,
    more: (counted?.drafts ?? 0) - rows.length,
    rows: rows.map(({ id, version, name, price, sizes, images }) => ({
      id,
      version,
      name,
      price: price === 0 ? '' : toTypedMoney(money(price, currency)),
      sizes: sizes.join(', '),
      image: (images.find(({ isPrimary }) => isPrimary) ?? images[0])?.url ?? null,
    })),
  }
}

export type PhotoDrafts = Awaited<ReturnType<typeof readPhotoDrafts>>

/** Saves the changed rows. Returns the errors of those that were not saved, such as 'rows.0.name'. */
export async function savePhotoDrafts(
  db: Database,
  rows: readonly DraftRow[],
  staffId: Id<'staff'>,
): Promise<FieldErrors> {
  const context = await readContext(db)
  const errors: Record<string, string> = {}
  for (const [at, row] of rows.entries()) {
    const error = await saveRow(db, row, context, staffId)
    if (error) errors[`rows.${at}.${error.field}`] = error.message
  }
  return errors
}

type RowError = { readonly field: 'name' | 'sizes'; readonly message: string }

async function saveRow(
  db: Database,
  row: DraftRow,
  context: StoreContext,
  staffId: Id<'staff'>,
): Promise<RowError | null> {
  const product = await findStockedProduct(db, row.id)
  if (product?.status !== 'draft') return { field: 'name', message: adminText.gone }
  const isSame =
    product.name === row.name && product.price === row.price && product.sizes.join('\n') === row.sizes.join('\n')
  if (isSame) return null
  if (product.version !== row.version) return { field: 'name', message: adminText.changed }
  const draft = toDraft(product, context)
  const hasVariants = row.sizes.length + draft.colors.length > 0
  const changed: ProductDraft = {
    ...draft,
    name: row.name,
    price: toTypedMoney(money(row.price, context.currency)),
    sizes: row.sizes,
    stockKind: hasVariants ? 'grid' : 'number',
    stock: draft.stock || '0',
  }
  const saved = await saveProduct(db, row.id, toInput(changed, product, context), staffId)
  switch (saved.outcome) {
    case 'saved':
      return null
    case 'unconfirmed':
      return { field: 'sizes', message: adminText.hasStock }
    case 'not-found':
      return { field: 'name', message: adminText.gone }
    default:
      return { field: 'name', message: Object.values(saved.errors)[0] ?? adminText.changed }
  }
}
