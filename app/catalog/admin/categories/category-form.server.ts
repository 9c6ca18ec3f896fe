import { eq, sql } from 'drizzle-orm'
import { adminText } from '#app/catalog/admin/categories/admin-text.ts'
import type { CategoryInput } from '#app/catalog/admin/categories/category-input.ts'
import { getImageGoneMessage, lockCoverUpload } from '#app/catalog/admin/cover-image.server.ts'
import { getGuideGoneMessage } from '#app/catalog/admin/shared-input.ts'
import { createCategorySlug, listCategories } from '#app/catalog/categories.server.ts'
import { categories } from '#app/catalog/categories.table.ts'
import { findCategory, MAX_CATEGORIES } from '#app/catalog/category.ts'
import { categoryRenamed } from '#app/catalog/events.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import { createFallbackSlug, slugify } from '#app/lib/slug.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { emit } from '#app/platform/db/events.ts'
import { LOCK_NUMBERS } from '#app/platform/db/lock-numbers.ts'
import { getSqlState, getViolatedConstraint } from '#app/platform/db/sql-state.ts'
import { Rollback, withTx } from '#app/platform/db/tx.server.ts'
import { computeVersion } from '#app/platform/db/version.server.ts'
import { recordChange } from '#app/store/audit.server.ts'
import { hasSlugAnywhere } from '#app/store/translated.server.ts'

const entity = 'category'

export function getTooManyMessage(): string {
  return adminText.tooManyCategories(MAX_CATEGORIES)
}

/** `version` identifies the category's state. */
export async function findEditableCategory(db: Database, id: Id<'category'>) {
  const [row] = await db
    .select(pick(categories, ['id', 'name', 'slug', 'image', 'imageAlt', 'seoTitle', 'seoDescription', 'sizeGuide']))
    .from(categories)
    .where(eq(categories.id, id))
  return row ? { ...row, version: computeVersion(row) } : null
}

type SaveCategoryResult =
  | { readonly outcome: 'saved' }
  | { readonly outcome: 'not-found' }
  | { readonly outcome: 'rejected'; readonly errors: FieldErrors }
  | { readonly outcome: 'conflict' }

class CategoryNotSaved extends Rollback<SaveCategoryResult> {}

/**
 * Saves an existing category or, if `id` is null, adds a new one after all others. If the slug of a category changes,
 * its products are assigned to the new slug.
 */
export async function saveCategory(
  db: Database,
  id: Id<'category'> | null,
  input: CategoryInput,
  staffId: Id<'staff'>,
): Promise<SaveCategoryResult> {
  try {
    await withTx(db, (tx) => (id ? update(tx, id, input, staffId) : insert(tx, input, staffId)))
    return { outcome: 'saved' }
  } catch (error) {
    if (error instanceof CategoryNotSaved) return error.result
    const errors = toFieldErrors(error)
    if (!errors) throw error
    return { outcome: 'rejected', errors }
  }
}

function toFieldErrors(error: unknown): FieldErrors | null {
  const state = getSqlState(error)
  // The statement timed out, because it updates every product in the category
  if (state === '57014') {
    return { slug: adminText.tooManyForSlug }
  }
  // A running merge locks the category
  if (state === '55P03') return { '': adminText.categoryBusy }
  if (state === '23503') return { sizeGuide: getGuideGoneMessage() }
  if (state !== '23505') return null
  return getViolatedConstraint(error) === 'categories_name_unique'
    ? { name: adminText.nameTaken }
    : { slug: adminText.slugTaken }
}

async function insert(tx: Database, input: CategoryInput, staffId: Id<'staff'>): Promise<void> {
  await tx.execute(lockCount)
  if ((await tx.$count(categories)) >= MAX_CATEGORIES) {
    throw new CategoryNotSaved({ outcome: 'rejected', errors: { '': getTooManyMessage() } })
  }
  const id = newId<'category'>()
  const values = { ...(await buildColumns(tx, id, input, null)), id, position: nextPosition }
  await tx.insert(categories).values(values)
  await recordChange(tx, staffId, { action: 'category.create', entity, entityId: id, changes: { slug: values.slug } })
}

const lockCount = sql`select pg_advisory_xact_lock(${LOCK_NUMBERS.categories})`
const nextPosition = sql`(select coalesce(max(position), 0) + 1 from ${categories})`

async function update(tx: Database, id: Id<'category'>, input: CategoryInput, staffId: Id<'staff'>): Promise<void> {
  await tx.select({ id: categories.id }).from(categories).where(eq(categories.id, id)).for('no key update')
  const before = await findEditableCategory(tx, id)
  if (!before) throw new CategoryNotSaved({ outcome: 'not-found' })
  if (before.version !== input.version) throw new CategoryNotSaved({ outcome: 'conflict' })
  const values = await buildColumns(tx, id, input, before.image)
  await tx.update(categories).set(values).where(eq(categories.id, id))
  if (before.slug !== values.slug) await emit(categoryRenamed, tx, { from: before.slug, to: values.slug })
  const after = await findEditableCategory(tx, id)
  const changedEntries = Object.entries(after ?? {}).filter(
    ([name, value]) => name !== 'version' && value !== Object.getOwnPropertyDescriptor(before, name)?.value,
  )
  const changes = {
    fields: changedEntries.map(([name]) => name),
    ...(before.name !== values.name && { name: { from: before.name, to: values.name } }),
    ...(before.slug !== values.slug && { slug: { from: before.slug, to: values.slug } }),
  }
  await recordChange(tx, staffId, { action: 'category.update', entity, entityId: id, changes })
}

async function buildColumns(
  tx: Database,
  id: Id<'category'>,
  { version: _version, saveAsNew: _saveAsNew, image, ...fields }: CategoryInput,
  before: string | null,
) {
  const slug = slugify(fields.slug) || createFallbackSlug('category', id)
  if (image === '') return { ...fields, slug, ...NO_IMAGE }
  if (image === before) return { ...fields, slug }
  const upload = await lockCoverUpload(tx, image)
  if (!upload) throw new CategoryNotSaved({ outcome: 'rejected', errors: { image: getImageGoneMessage() } })
  const { url, publicId, width, height } = upload
  return { ...fields, slug, image: url, imagePublicId: publicId, imageWidth: width, imageHeight: height }
}

const NO_IMAGE = { image: null, imagePublicId: null, imageWidth: null, imageHeight: null, imageAlt: '' }

/**
 * Returns the slug of the category with this name, or of the one whose slug in any language matches the name. Creates
 * the category if necessary. Returns null if there are too many categories.
 */
export async function ensureCategory(tx: Database, name: string, staffId: Id<'staff'>): Promise<string | null> {
  const slug = createCategorySlug(name)
  const [translated] = await tx
    .select({ slug: categories.slug })
    .from(categories)
    .where(hasSlugAnywhere('category', categories, [slug]))
  const found = findCategory(await listCategories(tx), name) ?? translated
  if (found) return found.slug
  await tx.execute(lockCount)
  if ((await tx.$count(categories)) >= MAX_CATEGORIES) return null
  const id = newId<'category'>()
  const added = await tx.insert(categories).values({ id, slug, name, position: nextPosition }).onConflictDoNothing()
  if (added.rowCount)
    await recordChange(tx, staffId, { action: 'category.create', entity, entityId: id, changes: { slug } })
  return slug
}
