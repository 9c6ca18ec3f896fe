import { and, desc, eq, inArray, isNull, or } from 'drizzle-orm'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { adminText } from '#app/catalog/admin/collections/admin-text.ts'
import type { ImageField } from '#app/catalog/admin/collections/collection-draft.ts'
import type { CollectionInput } from '#app/catalog/admin/collections/collection-input.ts'
import { listMemberIds, listMembers, saveMembers } from '#app/catalog/admin/collections/collection-members.server.ts'
import { getImageGoneMessage, lockCoverUpload } from '#app/catalog/admin/cover-image.server.ts'
import { getGuideGoneMessage } from '#app/catalog/admin/shared-input.ts'
import { collections } from '#app/catalog/collections.table.ts'
import { collectionProducts, productImages } from '#app/catalog/products.table.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import { createFallbackSlug, slugify } from '#app/lib/slug.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { getSqlState, getViolatedConstraint } from '#app/platform/db/sql-state.ts'
import { Rollback, withTx } from '#app/platform/db/tx.server.ts'
import { computeVersion } from '#app/platform/db/version.server.ts'
import { recordChange } from '#app/store/audit.server.ts'
import { hasSlugAnywhere } from '#app/store/translated.server.ts'

/** Returns a collection with its products, or null. `version` identifies this state. */
export async function findEditableCollection(db: Database, id: Id<'collection'>, currency: CurrencyCode) {
  const [row, members] = await Promise.all([findRow(db, id), listMembers(db, id, currency)])
  if (!row) return null
  const ids = members.map((member) => member.id)
  return { ...row, members, version: computeVersion([row, ids]) }
}

async function findRow(db: Database, id: Id<'collection'>) {
  const [row] = await db
    .select({
      ...pick(collections, ['id', 'name', 'slug', 'description', 'status', 'position', 'heroImage', 'heroImageAlt']),
      ...pick(collections, ['imageUrl', 'imageUrlAlt', 'seoTitle', 'seoDescription', 'sizeGuide', 'cardPer']),
    })
    .from(collections)
    .where(eq(collections.id, id))
  return row ?? null
}

type SaveCollectionResult =
  | { readonly outcome: 'saved'; readonly id: Id<'collection'> }
  | { readonly outcome: 'not-found' | 'conflict' }
  | { readonly outcome: 'rejected'; readonly errors: FieldErrors }

class CollectionNotSaved extends Rollback<SaveCollectionResult> {}

/** Saves a new collection (`id` null) or an existing one, with its products, in one transaction. */
export async function saveCollection(
  db: Database,
  id: Id<'collection'> | null,
  input: CollectionInput,
  staffId: Id<'staff'>,
): Promise<SaveCollectionResult> {
  try {
    const saved = await withTx(db, (tx) => (id ? update(tx, id, input, staffId) : insert(tx, input, staffId)))
    return { outcome: 'saved', id: saved }
  } catch (error) {
    if (error instanceof CollectionNotSaved) return error.result
    const isGuideGone = getViolatedConstraint(error) === 'collections_size_guide_size_guides_name_fk'
    if (isGuideGone) return { outcome: 'rejected', errors: { sizeGuide: getGuideGoneMessage() } }
    const isTaken = getSqlState(error) === '23505' && getViolatedConstraint(error) === 'collections_slug_unique'
    if (!isTaken) throw error
    return { outcome: 'rejected', errors: { slug: adminText.slugTaken } }
  }
}

async function insert(tx: Database, input: CollectionInput, staffId: Id<'staff'>): Promise<Id<'collection'>> {
  const id = newId<'collection'>()
  const { values } = await buildColumns(tx, id, input, null)
  await tx.insert(collections).values({ id, ...values })
  rejectMissing(await saveMembers(tx, id, [], input.products ?? [], staffId))
  const changes = { slug: values.slug }
  await recordChange(tx, staffId, { action: 'collection.create', entity: 'collection', entityId: id, changes })
  return id
}

async function update(
  tx: Database,
  id: Id<'collection'>,
  input: CollectionInput,
  staffId: Id<'staff'>,
): Promise<Id<'collection'>> {
  await tx.select({ id: collections.id }).from(collections).where(eq(collections.id, id)).for('no key update')
  const before = await findRow(tx, id)
  if (!before) throw new CollectionNotSaved({ outcome: 'not-found' })
  const products = await listMemberIds(tx, id)
  if (computeVersion([before, products]) !== input.version) throw new CollectionNotSaved({ outcome: 'conflict' })
  const { values, changed } = await buildColumns(tx, id, input, before)
  await tx.update(collections).set(values).where(eq(collections.id, id))
  if (input.products) rejectMissing(await saveMembers(tx, id, products, input.products, staffId))
  const changes = {
    fields: [...changed, ...listChangedProductFields(products, input.products)],
    ...(before.status !== input.status && { status: { from: before.status, to: input.status } }),
    ...(before.position !== input.position && { position: { from: before.position, to: input.position } }),
    ...(input.products &&
      input.products.length !== products.length && { products: { from: products.length, to: input.products.length } }),
  }
  await recordChange(tx, staffId, { action: 'collection.update', entity: 'collection', entityId: id, changes })
  return id
}

/**
 * Returns the id of the collection with this name, or of one whose slug in any language matches the name. If there is
 * none, creates a draft.
 */
export async function ensureCollection(
  tx: Database,
  name: string,
  staffId: Id<'staff'>,
): Promise<Id<'collection'> | null> {
  const find = () =>
    tx
      .select({ id: collections.id })
      .from(collections)
      .where(or(hasSlugAnywhere('collection', collections, [slugify(name)]), eq(collections.name, name)))
      .limit(1)
  const [found] = await find()
  if (found) return found.id
  const id = newId<'collection'>()
  const slug = slugify(name) || createFallbackSlug('collection', id)
  const added = await tx.insert(collections).values({ id, name, slug, status: 'draft' }).onConflictDoNothing()
  if (!added.rowCount) return (await find())[0]?.id ?? null // someone else added it
  await recordChange(tx, staffId, {
    ...({ action: 'collection.create', entity: 'collection', entityId: id } as const),
    changes: { slug },
  })
  return id
}

/**
 * Adds a product to the collections with these names, after the products that staff placed. Missing ones are created.
 */
export async function addToCollections(
  tx: Database,
  productId: Id<'product'>,
  names: readonly string[],
  staffId: Id<'staff'>,
): Promise<void> {
  for (const name of names) {
    const collectionId = await ensureCollection(tx, name, staffId)
    if (collectionId) await tx.insert(collectionProducts).values({ collectionId, productId }).onConflictDoNothing()
  }
}

/** Makes the product's first image the tile image of its draft collections that have no image. Staff can replace it. */
export async function setTileImages(tx: Database, productId: Id<'product'>): Promise<void> {
  const { url, width, height, alt, isPrimary, displayOrder, id } = productImages
  const [image] = await tx
    .select({ url, width, height, alt })
    .from(productImages)
    .where(eq(productImages.productId, productId))
    .orderBy(desc(isPrimary), displayOrder, id)
    .limit(1)
  if (!image) return
  const joined = tx
    .select({ id: collectionProducts.collectionId })
    .from(collectionProducts)
    .where(eq(collectionProducts.productId, productId))
  await tx
    .update(collections)
    .set({ imageUrl: image.url, imageUrlWidth: image.width, imageUrlHeight: image.height, imageUrlAlt: image.alt })
    .where(
      and(
        eq(collections.status, 'draft'),
        isNull(collections.heroImage),
        isNull(collections.imageUrl),
        inArray(collections.id, joined),
      ),
    )
}

type Row = NonNullable<Awaited<ReturnType<typeof findRow>>>

async function buildColumns(tx: Database, id: Id<'collection'>, input: CollectionInput, before: Row | null) {
  const hero = await findImage(tx, 'heroImage', input.heroImage, before?.heroImage)
  const tile = await findImage(tx, 'imageUrl', input.imageUrl, before?.imageUrl)
  const { products, version, saveAsNew, heroImage, imageUrl, ...fields } = input
  const values = {
    ...fields,
    slug: slugify(input.slug) || createFallbackSlug('collection', id),
    ...(hero && { heroImage: hero.url, heroImageWidth: hero.width, heroImageHeight: hero.height }),
    heroImageAlt: heroImage === '' ? '' : fields.heroImageAlt,
    ...(tile && { imageUrl: tile.url, imageUrlWidth: tile.width, imageUrlHeight: tile.height }),
    imageUrlAlt: imageUrl === '' ? '' : fields.imageUrlAlt,
  }
  const changedNames = Object.entries(before ?? {}).flatMap(([name, old]) => {
    const value: unknown = Object.getOwnPropertyDescriptor(values, name)?.value
    return value === undefined || value === old ? [] : [name]
  })
  return { values, changed: changedNames }
}

/**
 * Returns the image with this `key` (see `CoverImage`), with null values if it was removed; null if it is unchanged.
 */
async function findImage(
  tx: Database,
  field: ImageField,
  key: string,
  before: string | null | undefined,
): Promise<{ url: string | null; width: number | null; height: number | null } | null> {
  if (key === '') return { url: null, width: null, height: null }
  if (key === before) return null
  const upload = await lockCoverUpload(tx, key)
  if (upload) return upload
  throw new CollectionNotSaved({ outcome: 'rejected', errors: { [field]: getImageGoneMessage() } })
}

function listChangedProductFields(before: readonly string[], after: readonly string[] | null): string[] {
  if (!after || after.join() === before.join()) return []
  return after.toSorted().join() === before.toSorted().join() ? ['sequence'] : ['products']
}

function rejectMissing({ missing }: { readonly missing: readonly number[] }): void {
  if (missing.length === 0) return
  const errors = Object.fromEntries(missing.map((index) => [`products.${index}`, adminText.productGone]))
  throw new CollectionNotSaved({ outcome: 'rejected', errors })
}
