import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq, isNull, like, ne, or, sql } from 'drizzle-orm'
import { type ProductVideo, toVideoFiles } from '#app/base/product-video.ts'
import { adminText } from '#app/catalog/admin/products/admin-text.ts'
import { recordsValues } from '#app/catalog/admin/products/product-history.ts'
import { lockVideo } from '#app/catalog/admin/products/save-images.server.ts'
import { getGuideGoneMessage } from '#app/catalog/admin/shared-input.ts'
import { collections } from '#app/catalog/collections.table.ts'
import { adminText as manufacturerText } from '#app/catalog/manufacturers/admin-text.ts'
import { makerColumns, manufacturerOfProduct } from '#app/catalog/manufacturers.server.ts'
import { manufacturers } from '#app/catalog/manufacturers.table.ts'
import { fieldNames, getField, MAX_NAME } from '#app/catalog/product-fields.ts'
import { generateSku, type ProductInput } from '#app/catalog/product-input.ts'
import { collectionProducts, productImages, products } from '#app/catalog/products.table.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import { latinSlug } from '#app/lib/latin-slug.server.ts'
import { createFallbackSlug, slugify } from '#app/lib/slug.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { getSqlState, getViolatedConstraint } from '#app/platform/db/sql-state.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { computeVersion } from '#app/platform/db/version.server.ts'
import { lockImages } from '#app/platform/images/uploads.server.ts'
import { recordChange } from '#app/store/audit.server.ts'
import { auditLog } from '#app/store/staff.table.ts'

const editColumns = {
  id: products.id,
  ...pick(products, fieldNames),
  savedAt: products.updatedAt,
  made: makerColumns,
}

export type EditableProduct = NonNullable<Awaited<ReturnType<typeof findEditableProduct>>>

/**
 * Returns a product of any status with the values of its manufacturer. `version` covers the product's fields and the
 * time of its last save, because a repeated request must not change the stock twice. `version` does not cover the
 * stock, because a sale must not block an edit.
 */
export async function findEditableProduct(db: Database, id: Id<'product'>) {
  const [product] = await listEditableProducts(db, [id])
  return product ?? null
}

/** Like `findEditableProduct`, for many products. Their order is undefined, and missing products are omitted. */
export async function listEditableProducts(db: Database, ids: readonly Id<'product'>[]) {
  const idList = sql.param([...ids])
  const [rows, images] = await Promise.all([
    db
      .select(editColumns)
      .from(products)
      .leftJoin(manufacturers, manufacturerOfProduct)
      .where(sql`${products.id} = any(${idList}::uuid[])`),
    db
      .select(pick(productImages, ['productId', 'publicId', 'url', 'alt', 'color', 'focus', 'isPrimary']))
      .from(productImages)
      .where(sql`${productImages.productId} = any(${idList}::uuid[])`)
      .orderBy(asc(productImages.displayOrder), asc(productImages.id)),
  ])
  const imagesByProduct = Map.groupBy(images, ({ productId }) => productId)
  return rows.map(({ savedAt, made, ...product }) => {
    const ownImages = (imagesByProduct.get(product.id) ?? []).map(({ productId: _, ...image }) => image)
    return { ...product, ...made, images: ownImages, version: computeVersion([product, ownImages, savedAt]) }
  })
}

export async function findProductName(db: Database, id: Id<'product'>): Promise<string | null> {
  const [product] = await db.select({ name: products.name }).from(products).where(eq(products.id, id))
  return product?.name ?? null
}

export type CollectionChoice = Awaited<ReturnType<typeof listCollectionChoices>>[number]

export function listCollectionChoices(db: Database) {
  return db
    .select(pick(collections, ['id', 'name', 'status']))
    .from(collections)
    .orderBy(sql`${collections.name} collate "und-x-icu"`)
}

/** `fields`: the changed fields; `values`: the old and new values that the history shows. */
type WrittenProduct = {
  readonly id: Id<'product'>
  readonly sku: string
  readonly fields: readonly string[]
  readonly values: Readonly<Record<string, unknown>>
}

/**
 * Inserts a product, or updates the locked product `before`. Does not write images and stock: the caller must write
 * them in the same transaction.
 */
export async function writeProduct(
  tx: Database,
  before: EditableProduct | null,
  input: Omit<ProductInput, 'video'> & { readonly video: ProductVideo | null },
  now: Date,
): Promise<WrittenProduct> {
  const id = before?.id ?? input.newId ?? newId<'product'>()
  const fields = pick(input, fieldNames)
  const generated = latinSlug(input.name) || createFallbackSlug('product', id)
  const typed = slugify(input.slug)
  // The form fills in a new product's slug from its name, so staff chose the slug only if it differs
  const isChosen = typed !== '' && (before !== null || (typed !== generated && typed !== slugify(input.name)))
  const slug = isChosen ? typed : await findFreeSlug(tx, generated, id)
  const sku = input.sku || (await findFreeSku(tx, now, id))
  const columns = { ...fields, seoTitle: input.seoTitle || input.name, slug, sku, updatedAt: now }
  if (before) await tx.update(products).set(columns).where(eq(products.id, id))
  else await tx.insert(products).values({ id, ...columns, createdAt: now })
  if (before?.collectionId && before.collectionId !== input.collectionId) {
    await leaveCollection(tx, id, before.collectionId)
  }
  if (before?.collectionId !== input.collectionId) await joinCollection(tx, id, input.collectionId)
  const changedFields = before ? fieldNames.filter((name) => !isDeepStrictEqual(before[name], columns[name])) : []
  const recordedFields = changedFields.filter(recordsValues)
  const values = Object.fromEntries(recordedFields.map((name) => [name, { from: before?.[name], to: columns[name] }]))
  return { id, sku, fields: changedFields, values }
}

/** Adds the product without a position, so that it comes after the products placed by staff. */
async function joinCollection(tx: Database, productId: Id<'product'>, collectionId: Id<'collection'> | null) {
  if (!collectionId) return
  await tx.insert(collectionProducts).values({ collectionId, productId }).onConflictDoNothing()
}

/** Removes the product from the collection unless staff gave it a position there. */
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

async function findFreeSlug(tx: Database, slug: string, id: Id<'product'>): Promise<string> {
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

/** Returns true if a product's slug was generated from its name and shoppers never saw it. */
export async function hasGeneratedSlug(
  db: Database,
  { id, name, slug }: Pick<EditableProduct, 'id' | 'name' | 'slug'>,
): Promise<boolean> {
  const generated = latinSlug(name) || createFallbackSlug('product', id)
  const isNumbered = slug.startsWith(`${generated}-`) && /^\d+$/.test(slug.slice(generated.length + 1))
  if (slug !== generated && !isNumbered) return false
  const wasActive = sql`'active' in (${auditLog.changes} -> 'status' ->> 'from', ${auditLog.changes} -> 'status' ->> 'to')`
  return (await db.$count(auditLog, and(eq(auditLog.entity, 'product'), eq(auditLog.entityId, id), wasActive))) === 0
}

async function findFreeSku(tx: Database, now: Date, id: Id<'product'>): Promise<string> {
  for (let time = now.getTime(); ; time++) {
    const sku = generateSku(new Date(time))
    if ((await tx.$count(products, and(eq(products.sku, sku), ne(products.id, id)))) === 0) return sku
  }
}

/** Returns the messages for a violated constraint, or null for other errors. */
export function toConstraintErrors(error: unknown): FieldErrors | null {
  const constraint = getViolatedConstraint(error)
  if (getSqlState(error) === '23505') {
    if (constraint === 'products_pkey') return { '': adminText.alreadySaved }
    if (constraint === 'products_slug_unique') return { slug: adminText.slugTaken }
    if (constraint === 'products_sku_unique') return { sku: adminText.skuTaken }
    if (constraint === 'product_variants_sku_unique') {
      return { sku: adminText.variantSkuTaken }
    }
  }
  if (getSqlState(error) === '23503' && constraint === 'products_category_categories_slug_fk') {
    return { category: adminText.categoryGone }
  }
  if (getSqlState(error) === '23503' && constraint === 'products_size_guide_size_guides_name_fk') {
    return { sizeGuide: getGuideGoneMessage() }
  }
  if (getSqlState(error) === '23503' && constraint === 'products_manufacturer_id_manufacturers_id_fk') {
    return { manufacturerId: manufacturerText.manufacturerGone }
  }
  if (getSqlState(error) === '23503') return { collectionId: adminText.collectionGone }
  return null
}

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

const COPY_SUFFIX = ' (copy)'
const COPIED_FIELDS = fieldNames.filter((name) => !getField(name).isNotCopied)

/** Inserts a draft copy of a locked product, without stock. */
export async function copyProduct(
  tx: Database,
  { images, ...product }: EditableProduct,
  id: Id<'product'>,
  now: Date,
): Promise<{ sku: string }> {
  const name = product.name.slice(0, MAX_NAME - COPY_SUFFIX.length).trimEnd() + COPY_SUFFIX
  const slug = await findFreeSlug(tx, slugify(name) || createFallbackSlug('product', id), id)
  const sku = await findFreeSku(tx, now, id)
  const seoTitle = product.seoTitle === product.name ? name : product.seoTitle
  await tx
    .insert(products)
    .values({ ...pick(product, COPIED_FIELDS), id, name, slug, sku, seoTitle, createdAt: now, updatedAt: now })
  await tx.execute(
    sql`insert into ${collectionProducts} (collection_id, product_id)
      select m.collection_id, ${id}::uuid from ${collectionProducts} as m where m.product_id = ${product.id}`,
  )
  // Protects the files from cleanup if the original is deleted
  await lockImages(
    tx,
    images.map(({ publicId }) => publicId),
  )
  await lockVideo(tx, null, product.video && toVideoFiles(product.video), now)
  const shown = await tx.select().from(productImages).where(eq(productImages.productId, product.id))
  if (shown.length > 0) {
    await tx
      .insert(productImages)
      .values(shown.map((image) => ({ ...image, id: newId<'product-image'>(), productId: id, createdAt: now })))
  }
  return { sku }
}
