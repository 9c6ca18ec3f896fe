import { desc, eq } from 'drizzle-orm'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { money } from '#app/base/money.ts'
import { toTypedMoney } from '#app/base/typed-money.ts'
import { proposeAlt } from '#app/catalog/admin/image-list.ts'
import { hasGeneratedSlug } from '#app/catalog/admin/products/products.server.ts'
import { listCategories } from '#app/catalog/categories.server.ts'
import { categories } from '#app/catalog/categories.table.ts'
import { listManufacturerChoices } from '#app/catalog/manufacturers.server.ts'
import {
  type ProductDraft,
  renameDraft,
  sumStock,
  toDraft,
  toFormFields,
  toStockCells,
} from '#app/catalog/product-draft.ts'
import { type ProductInput, productInput } from '#app/catalog/product-input.ts'
import { productImages, products } from '#app/catalog/products.table.ts'
import { findStockedProduct, listStockedProducts, type StockedProduct } from '#app/catalog/variants.server.ts'
import { adminText } from '#app/inventory/photo-drafts/admin-text.ts'
import { toProductName } from '#app/inventory/photo-drafts/draft-name.ts'
import {
  type DraftRow,
  type ParsedRow,
  type SubmittedRow,
  TYPED_FIELDS,
  type TypedField,
} from '#app/inventory/photo-drafts/draft-rows.ts'
import { saveProduct } from '#app/inventory/save-product.server.ts'
import { type FieldErrors, type ParseResult, parseInput } from '#app/lib/form.ts'
import { type Id, parseId } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import type { StoredImage } from '#app/platform/images/image-store.server.ts'
import { semaphore } from '#app/platform/limits/semaphore.ts'
import { readSettings } from '#app/store/settings.server.ts'

/** The number of drafts that the list shows at first. */
const ROWS_SHOWN = 20

type StoreContext = Parameters<typeof productInput>[0]

async function readContext(db: Database): Promise<StoreContext> {
  const [{ store_currency: currency, weight_unit: weightUnit }, categories] = await Promise.all([
    readSettings(db),
    listCategories(db),
  ])
  return { currency, weightUnit, categories }
}

/** Two drafts that are created at the same time would otherwise get the same SKU. */
const runExclusive = semaphore(1)
const ATTEMPTS = 5

type Photo = { readonly image: Pick<StoredImage, 'publicId' | 'url'>; readonly fileName: string }

/** Creates a draft named after its photo. Returns false for a photo that a product already has. */
export function createPhotoDraft(db: Database, photo: Photo, staffId: Id<'staff'>): Promise<boolean> {
  return runExclusive(1, async () => {
    const { publicId } = photo.image
    if ((await db.$count(productImages, eq(productImages.publicId, publicId))) > 0) return false
    const context = await readContext(db)
    const input = parseDraft(await newDraft(db, photo, context), null, context)
    if (!input.ok) throw new Error(`A draft was not created: ${JSON.stringify(input.errors)}`)
    for (let attempt = 1; ; attempt++) {
      const saved = await saveProduct(db, null, input.value, staffId)
      if (saved.outcome === 'saved') return true
      if (attempt === ATTEMPTS) throw new Error(`A draft was not created: ${JSON.stringify(saved)}`)
    }
  })
}

/** Even draft products need a category. */
export async function canCreatePhotoDrafts(db: Database): Promise<boolean> {
  return (await db.$count(categories)) > 0
}

/** Returns a draft with the default values of the product form and the store's first category. */
async function newDraft(db: Database, { image, fileName }: Photo, context: StoreContext): Promise<ProductDraft> {
  const [[category], [manufacturer, ...others], { store_is_maker }] = await Promise.all([
    context.categories,
    listManufacturerChoices(db),
    readSettings(db),
  ])
  const isOnlyMaker = manufacturer && others.length === 0 && !store_is_maker
  const name = toProductName(fileName)
  return {
    ...toDraft(null, context),
    name,
    price: '0',
    category: category?.slug ?? '',
    manufacturerId: isOnlyMaker ? manufacturer.id : '',
    stock: '0',
    images: [{ ...image, alt: null, color: null, focus: null, uploadOrder: null, preview: null }],
  }
}

/** Parses the fields that the product form would send for this draft. A draft needs no description yet. */
function parseDraft(
  draft: ProductDraft,
  product: StockedProduct | null,
  context: StoreContext,
): ParseResult<ProductInput> {
  const { description, images, name, stockKind, stock, barcode } = draft
  const shown = images.map((image, at) => ({
    publicId: image.publicId,
    alt: image.alt ?? proposeAlt(image, at, draft),
    color: image.color,
  }))
  const input = parseInput(productInput(context), {
    ...toFormFields({ ...draft, description: description || name }),
    images: JSON.stringify(shown),
    stockKind,
    stock,
    barcode,
    stockLoaded: String(sumStock(product)),
    cells: JSON.stringify(stockKind === 'grid' ? toStockCells(draft, product, context) : []),
    version: product?.version ?? '',
  })
  return input.ok ? { ok: true, value: { ...input.value, description } } : input
}

/** A draft whose price and sizes are in the format that staff type. */
export type PhotoDraft = SubmittedRow & { readonly id: Id<'product'>; readonly image: string | null }

export type PhotoDrafts = Awaited<ReturnType<typeof readPhotoDrafts>>

/** Reads the newest drafts. */
export async function readPhotoDrafts(db: Database, limit: number = ROWS_SHOWN) {
  const isDraft = eq(products.status, 'draft')
  const [{ store_currency: currency }, newest, drafts, canCreate] = await Promise.all([
    readSettings(db),
    db
      .select({ id: products.id })
      .from(products)
      .where(isDraft)
      .orderBy(desc(products.createdAt), desc(products.id))
      .limit(limit),
    db.$count(products, isDraft),
    canCreatePhotoDrafts(db),
  ])
  const rows = await listDrafts(
    db,
    newest.map(({ id }) => id),
    currency,
  )
  return { currency, rows, more: drafts - rows.length, canCreate }
}

/** Returns the products with these ids that are drafts, in the order of the ids. */
async function listDrafts(
  db: Database,
  ids: readonly Id<'product'>[],
  currency: CurrencyCode,
): Promise<readonly PhotoDraft[]> {
  const stored = new Map((await listStockedProducts(db, ids)).map((product) => [product.id, product]))
  return ids.flatMap((id) => {
    const product = stored.get(id)
    if (product?.status !== 'draft') return []
    const { version, name, price, sizes, images } = product
    return {
      id,
      version,
      name,
      price: price === 0 ? '' : toTypedMoney(money(price, currency)),
      sizes: sizes.join(', '),
      image: (images.find(({ isPrimary }) => isPrimary) ?? images[0])?.url ?? null,
    }
  })
}

export type DraftsResult = {
  /** Messages keyed by field and row id, such as 'price.ID', or by '' if a message applies to all rows. */
  readonly errors: FieldErrors
  /** The rows that were not saved, as they were typed. */
  readonly rejected: readonly SubmittedRow[]
  /** The stored drafts for the submitted rows, as they are now. */
  readonly current: readonly PhotoDraft[]
}

/** Saves each changed row separately, so that an invalid row does not prevent the others from being saved. */
export async function savePhotoDrafts(
  db: Database,
  rows: readonly ParsedRow[],
  staffId: Id<'staff'>,
): Promise<DraftsResult> {
  const context = await readContext(db)
  const errors: Record<string, string> = {}
  const rejected: SubmittedRow[] = []
  for (const { sent, parsed } of rows) {
    const found = parsed.ok ? await saveRow(db, parsed.value, context, staffId) : parsed.errors
    if (Object.keys(found).length === 0) continue
    for (const [name, message] of Object.entries(found)) errors[`${toTypedField(name)}.${sent.id}`] ??= message
    rejected.push(sent)
  }
  const ids = rows.flatMap(({ sent }) => parseId<'product'>(sent.id) ?? [])
  return { errors, rejected, current: await listDrafts(db, ids, context.currency) }
}

/**
 * Returns the row field beside which an error in a product field appears: the field itself, or the name if rows do not
 * have that field.
 */
function toTypedField(name: string): TypedField {
  const [first] = name.split('.')
  return TYPED_FIELDS.find((field) => field === first) ?? 'name'
}

async function saveRow(db: Database, row: DraftRow, context: StoreContext, staffId: Id<'staff'>): Promise<FieldErrors> {
  const product = await findStockedProduct(db, row.id)
  if (product?.status !== 'draft') return { name: adminText.deletedOrActive }
  const isSame =
    product.name === row.name && product.price === row.price && product.sizes.join('\n') === row.sizes.join('\n')
  if (isSame) return {}
  if (product.version !== row.version) return { name: adminText.changed }
  const draft = toDraft(product, context)
  const newName = { name: row.name, hasGeneratedSlug: await hasGeneratedSlug(db, product) }
  const hasVariants = row.sizes.length + draft.colors.length > 0
  const changed: ProductDraft = {
    ...draft,
    ...renameDraft(draft, draft, newName),
    price: toTypedMoney(money(row.price, context.currency)),
    sizes: row.sizes,
    stockKind: hasVariants ? 'grid' : 'number',
    stock: draft.stock || '0',
  }
  const input = parseDraft(changed, product, context)
  if (!input.ok) return input.errors
  const saved = await saveProduct(db, row.id, input.value, staffId)
  switch (saved.outcome) {
    case 'saved':
      return {}
    case 'unconfirmed':
      return { sizes: adminText.hasStock }
    case 'not-found':
      return { name: adminText.deletedOrActive }
    case 'conflict':
      return { name: adminText.changed }
    default:
      return saved.errors
  }
}
