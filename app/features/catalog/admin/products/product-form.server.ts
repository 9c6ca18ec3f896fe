import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq, isNull, like, ne, or, sql } from 'drizzle-orm'
import { hasHistoryValues } from '#app/features/catalog/admin/products/product-history.ts'
import { generatedSku, type ProductInput } from '#app/features/catalog/admin/products/product-input.ts'
import { collectionProducts } from '#app/features/catalog/collection-products.table.ts'
import { collections } from '#app/features/catalog/collections.table.ts'
import { fieldNames } from '#app/features/catalog/product-fields.ts'
import { productImages } from '#app/features/catalog/product-images.table.ts'
import { products } from '#app/features/catalog/products.table.ts'
import { recordChange } from '#app/features/staff/audit.server.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/pick.ts'
import { fallbackSlug, slugify } from '#app/lib/slug.ts'
import { versionOf } from '#app/lib/version.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { sqlState, violatedConstraint } from '#app/platform/db/sql-state.ts'
import { withTx } from '#app/platform/db/tx.server.ts'

const editColumns = { id: products.id, ...pick(products, fieldNames), savedAt: products.updatedAt }

export type EditableProduct = NonNullable<Awaited<ReturnType<typeof findEditableProduct>>>

/**
 * A product of any status with its images in their order, or null. `version` names exactly this state of what the form
 * edits, and its last save: what is sent again because the answer was lost is told from what is new, as stock is a change
 * and would change twice. Stock is not part of it, so that a sale does not get in the way of someone who corrects a text.
 */
export async function findEditableProduct(db: Database, id: Id<'product'>) {
  const [product] = await listEditableProducts(db, [id])
  return product ?? null
}

/** The same for many products, in no certain sequence; those that are not there are left out. */
export async function listEditableProducts(db: Database, ids: readonly Id<'product'>[]) {
  const meant = sql.param([...ids])
  const [rows, images] = await Promise.all([
    db.select(editColumns).from(products).where(sql`${products.id} = any(${meant}::uuid[])`),
    db
      .select({
        productId: productImages.productId,
        publicId: productImages.publicId,
        url: productImages.url,
        alt: productImages.alt,
        color: productImages.color,
        isPrimary: productImages.isPrimary,
      })
      .from(productImages)
      .where(sql`${productImages.productId} = any(${meant}::uuid[])`)
      .orderBy(asc(productImages.displayOrder), asc(productImages.id)),
  ])
  const shown = Map.groupBy(images, ({ productId }) => productId)
  return rows.map(({ savedAt, ...product }) => {
    const own = (shown.get(product.id) ?? []).map(({ productId: _, ...image }) => image)
    return { ...product, images: own, version: versionOf([product, own, savedAt]) }
  })
}

/** What a product is called; null where there is none. */
export async function findProductName(db: Database, id: Id<'product'>): Promise<string | null> {
  const [product] = await db.select({ name: products.name }).from(products).where(eq(products.id, id))
  return product?.name ?? null
}

export type CollectionChoice = Awaited<ReturnType<typeof listCollectionChoices>>[number]

/** All collections by name, for choosing one. */
export function listCollectionChoices(db: Database) {
  return db
    .select({ id: collections.id, name: collections.name, status: collections.status })
    .from(collections)
    .orderBy(sql`${collections.name} collate "und-x-icu"`)
}

/** The form's values as columns. Slug and SKU are still what was typed. */
function columnsOf(input: ProductInput) {
  return { ...pick(input, fieldNames), seoTitle: input.seoTitle || input.name }
}

/** Writes a new product without images and stock and answers its SKU. Part of the transaction that then sets both. */
export async function insertProduct(
  tx: Database,
  id: Id<'product'>,
  input: ProductInput,
  now: Date,
): Promise<{ sku: string }> {
  const made = slugify(input.name) || fallbackSlug('product', id)
  const typed = slugify(input.slug)
  // The form fills in what follows from the name: only another slug is someone's own choice.
  const slug = typed && typed !== made ? typed : await freeSlug(tx, made, id)
  const sku = input.sku || (await freeSku(tx, now, id))
  await tx.insert(products).values({ id, ...columnsOf(input), slug, sku, createdAt: now, updatedAt: now })
  await joinCollection(tx, id, input.collectionId)
  return { sku }
}

/** Writes the form's own columns over a product whose row is locked. Returns its SKU and what changed, for the history. */
export async function updateProduct(
  tx: Database,
  before: EditableProduct,
  input: ProductInput,
  now: Date,
): Promise<{ sku: string; fields: readonly string[]; values: Readonly<Record<string, unknown>> }> {
  const { id } = before
  const slug = slugify(input.slug) || (await freeSlug(tx, slugify(input.name) || fallbackSlug('product', id), id))
  const sku = input.sku || (await freeSku(tx, now, id))
  const values = { ...columnsOf(input), slug, sku }
  await tx
    .update(products)
    .set({ ...values, updatedAt: now })
    .where(eq(products.id, id))
  if (before.collectionId !== input.collectionId) {
    if (before.collectionId) await leaveCollection(tx, id, before.collectionId)
    await joinCollection(tx, id, input.collectionId)
  }
  const fields = fieldNames.filter((name) => !isDeepStrictEqual(before[name], values[name]))
  const reported = fields.filter((name) => hasHistoryValues(name))
  return {
    sku,
    fields,
    values: Object.fromEntries(reported.map((name) => [name, { from: before[name], to: values[name] }])),
  }
}

/** Chosen, it is a member; staff have not placed it, so it comes after those that they did. */
async function joinCollection(tx: Database, productId: Id<'product'>, collectionId: Id<'collection'> | null) {
  if (!collectionId) return
  await tx.insert(collectionProducts).values({ collectionId, productId }).onConflictDoNothing()
}

/** No longer chosen, it leaves the collection, but for one in which staff gave it a place. */
async function leaveCollection(tx: Database, productId: Id<'product'>, collectionId: Id<'collection'>) {
  await tx
    .delete(collectionProducts)
    .where(
      and(
        eq(collectionProducts.productId, productId),
        eq(collectionProducts.collectionId, collectionId),
        isNull(collectionProducts.position),
      ),
    )
}

/** The slug itself, or with the first number behind it that no one has. */
export async function freeSlug(tx: Database, slug: string, id: Id<'product'>): Promise<string> {
  const rows = await tx
    .select({ slug: products.slug })
    .from(products)
    .where(and(or(eq(products.slug, slug), like(products.slug, `${slug}-%`)), ne(products.id, id)))
  const taken = new Set(rows.map((row) => row.slug))
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? slug : `${slug}-${number}`
    if (!taken.has(candidate)) return candidate
  }
}

/** A generated SKU that no one has. */
export async function freeSku(tx: Database, now: Date, id: Id<'product'>): Promise<string> {
  for (let time = now.getTime(); ; time++) {
    const sku = generatedSku(new Date(time))
    if ((await tx.$count(products, and(eq(products.sku, sku), ne(products.id, id)))) === 0) return sku
  }
}

const SAVED_ALREADY =
  'This product was saved already, though no answer came: you find it under Products, with what you typed then. To make another one, open a new form.'

/** What the database refused, as a message beside its field; null where it is no fault of the form. */
export function constraintErrors(error: unknown): FieldErrors | null {
  const constraint = violatedConstraint(error)
  if (sqlState(error) === '23505') {
    if (constraint === 'products_pkey') return { '': SAVED_ALREADY }
    if (constraint === 'products_slug_unique') return { slug: 'Another product has this slug' }
    if (constraint === 'products_sku_unique') return { sku: 'Another product has this SKU' }
    if (constraint === 'product_variants_sku_unique') {
      return { sku: 'With sizes and colors behind it, this SKU is the same as another product’s' }
    }
  }
  if (sqlState(error) === '23503') return { collectionId: 'This collection is no longer there' }
  return null
}

/** Puts a product on the homepage or takes it off. Returns whether there is such a product. */
export function setShowOnHomepage(
  db: Database,
  id: Id<'product'>,
  showOnHomepage: boolean,
  staffId: Id<'staff'>,
): Promise<boolean> {
  return withTx(db, async (tx) => {
    const saved = await tx.update(products).set({ showOnHomepage }).where(eq(products.id, id))
    if (saved.rowCount === 0) return false
    const changes = { showOnHomepage }
    await recordChange(tx, staffId, { action: 'product.update', entity: 'product', entityId: id, changes })
    return true
  })
}
