import { count, eq, type SQL } from 'drizzle-orm'
import { categories } from '#app/catalog/categories.table.ts'
import { collections } from '#app/catalog/collections.table.ts'
import { MAX_GUIDE_NAME } from '#app/catalog/constants.ts'
import { products } from '#app/catalog/products.table.ts'
import type { GuideInput } from '#app/catalog/size-guides/admin/guide-input.ts'
import { adminText } from '#app/catalog/size-guides/admin-text.ts'
import { sizeGuides } from '#app/catalog/size-guides/size-guides.table.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { getViolatedConstraint } from '#app/platform/db/sql-state.ts'
import { Rollback, withTx } from '#app/platform/db/tx.server.ts'
import { computeVersion } from '#app/platform/db/version.server.ts'
import { recordChange } from '#app/store/audit.server.ts'

const entity = 'size-guide'
const CONTENT = ['name', 'note', 'unit', 'columns', 'rows'] as const

export type EditableGuide = NonNullable<Awaited<ReturnType<typeof findEditableGuide>>>

export async function findEditableGuide(db: Database, id: Id<'size-guide'>) {
  const [guide] = await listEditableGuides(db, eq(sizeGuides.id, id))
  return guide ?? null
}

/** `version` identifies the state of a guide. */
export async function listEditableGuides(db: Database, condition: SQL) {
  const rows = await db
    .select(pick(sizeGuides, ['id', ...CONTENT]))
    .from(sizeGuides)
    .where(condition)
  return rows.map((row) => ({ ...row, version: computeVersion(row) }))
}

/**
 * Lists the categories and collections for which this guide is set, and counts the products for which it is set.
 * Products in these categories and collections use the guide too.
 */
export async function listGuideUses(db: Database, name: string) {
  const [usingCategories, usingCollections, [usingProducts]] = await Promise.all([
    db
      .select(pick(categories, ['id', 'name']))
      .from(categories)
      .where(eq(categories.sizeGuide, name))
      .orderBy(categories.position),
    db
      .select(pick(collections, ['id', 'name']))
      .from(collections)
      .where(eq(collections.sizeGuide, name))
      .orderBy(collections.name),
    db.select({ count: count() }).from(products).where(eq(products.sizeGuide, name)),
  ])
  return { categories: usingCategories, collections: usingCollections, products: usingProducts?.count ?? 0 }
}

type SaveGuideResult =
  | { readonly outcome: 'saved' }
  | { readonly outcome: 'not-found' | 'conflict' }
  | { readonly outcome: 'rejected'; readonly errors: FieldErrors }

class GuideNotSaved extends Rollback<SaveGuideResult> {}

/** Saves a new guide (`id` null) or an existing one. A new name is also set in the records that use the guide. */
export async function saveGuide(
  db: Database,
  id: Id<'size-guide'> | null,
  { version, saveAsNew: _saveAsNew, ...values }: GuideInput,
  staffId: Id<'staff'>,
): Promise<SaveGuideResult> {
  try {
    await withTx(db, (tx) => (id ? update(tx, id, values, version, staffId) : insert(tx, values, staffId)))
    return { outcome: 'saved' }
  } catch (error) {
    if (error instanceof GuideNotSaved) return error.result
    if (getViolatedConstraint(error) !== 'size_guides_name_unique') throw error
    return { outcome: 'rejected', errors: { name: adminText.nameTaken } }
  }
}

type Values = Pick<GuideInput, (typeof CONTENT)[number]>

async function insert(tx: Database, values: Values, staffId: Id<'staff'>): Promise<void> {
  const id = newId<'size-guide'>()
  await tx.insert(sizeGuides).values({ id, ...values })
  const changes = { name: values.name }
  await recordChange(tx, staffId, { action: 'size-guide.create', entity, entityId: id, changes })
}

async function update(
  tx: Database,
  id: Id<'size-guide'>,
  values: Values,
  version: string,
  staffId: Id<'staff'>,
): Promise<void> {
  await tx.select({ id: sizeGuides.id }).from(sizeGuides).where(eq(sizeGuides.id, id)).for('update')
  const before = await findEditableGuide(tx, id)
  if (!before) throw new GuideNotSaved({ outcome: 'not-found' })
  if (before.version !== version) throw new GuideNotSaved({ outcome: 'conflict' })
  await tx.update(sizeGuides).set(values).where(eq(sizeGuides.id, id))
  const after = await findEditableGuide(tx, id)
  const fields = CONTENT.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after?.[field]))
  const name = before.name !== values.name && { name: { from: before.name, to: values.name } }
  await recordChange(tx, staffId, { action: 'size-guide.update', entity, entityId: id, changes: { fields, ...name } })
}

const COPY_SUFFIX = ' (copy)'

/** Creates a copy, which nothing uses yet, and returns its id; null if the guide does not exist. */
export function duplicateGuide(
  db: Database,
  id: Id<'size-guide'>,
  staffId: Id<'staff'>,
): Promise<Id<'size-guide'> | null> {
  return withTx(db, async (tx) => {
    const original = await findEditableGuide(tx, id)
    if (!original) return null
    const { id: _id, version: _version, ...values } = original
    const copy = newId<'size-guide'>()
    const name = await findFreeName(tx, values.name)
    await tx.insert(sizeGuides).values({ ...values, id: copy, name })
    const changes = { name, copyOf: values.name }
    await recordChange(tx, staffId, { action: 'size-guide.duplicate', entity, entityId: copy, changes })
    return copy
  })
}

async function findFreeName(tx: Database, name: string): Promise<string> {
  for (let number = 1; ; number++) {
    const suffix = number === 1 ? COPY_SUFFIX : `${COPY_SUFFIX} ${number}`
    const candidate = name.slice(0, MAX_GUIDE_NAME - suffix.length).trimEnd() + suffix
    if ((await tx.$count(sizeGuides, eq(sizeGuides.name, candidate))) === 0) return candidate
  }
}

/** Deletes a guide. Its products then show the next applicable guide, if there is one. */
export function deleteGuide(db: Database, id: Id<'size-guide'>, staffId: Id<'staff'>): Promise<void> {
  return withTx(db, async (tx) => {
    const [deleted] = await tx.delete(sizeGuides).where(eq(sizeGuides.id, id)).returning({ name: sizeGuides.name })
    if (!deleted) return // someone else deleted it
    await recordChange(tx, staffId, { action: 'size-guide.delete', entity, entityId: id, changes: deleted })
  })
}
