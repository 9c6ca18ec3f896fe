import { asc } from 'drizzle-orm'
import { href } from 'react-router'
import { z } from 'zod'
import { findStoredImages } from '#app/base/images.server.ts'
import {
  type CheckedItem,
  expectSaved,
  type FileItem,
  type ImportContext,
  type ImportKind,
  recordIdField,
  rejectItem,
  requireStaff,
} from '#app/base/import-kind.ts'
import { adminText } from '#app/catalog/admin/categories/admin-text.ts'
import { arrangeCategories } from '#app/catalog/admin/categories/category-changes.server.ts'
import {
  findEditableCategory,
  getTooManyMessage,
  saveCategory,
} from '#app/catalog/admin/categories/category-form.server.ts'
import { categoryInput } from '#app/catalog/admin/categories/category-input.ts'
import { type KnownCategory, planCategory } from '#app/catalog/admin/categories/import/plan-category.ts'
import { categories } from '#app/catalog/categories.table.ts'
import { findCategory, MAX_CATEGORIES } from '#app/catalog/category.ts'
import { listGuideNames } from '#app/catalog/size-guides/size-guides.server.ts'
import { pick } from '#app/lib/keys.ts'
import { shortLine } from '#app/lib/line.ts'
import { slugify } from '#app/lib/slug.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { getCell } from '#app/platform/files/file-row.ts'

/** Categories are identified by their slug. Those in the file come first, in file order. */
export const categoriesImport: ImportKind = {
  name: 'categories',
  nouns: () => adminText.importNouns,
  numbering: 'line',
  list: () => ({ to: href('/admin/categories'), label: adminText.openCategories }),
  batchSize: 1_000, // the whole file, since it determines the order
  check: checkCategories,
  save: (tx, records, context) => write(tx, z.array(savedCategory).parse(records), context),
}

async function checkCategories(db: Database, items: readonly FileItem[]): Promise<readonly CheckedItem[]> {
  const rows = items.map(({ line, rows: [row] }) => row ?? { line, cells: {} })
  const stored = await listStored(db)
  const categoriesBySlug = new Map(stored.map((category) => [category.slug, category]))
  const images = await findStoredImages(
    db,
    rows.flatMap((row) => getCell(row, 'image') || []),
  )
  const order = [...new Set(rows.map((row) => slugify(getCell(row, 'slug'))).filter(Boolean))]
  const context = { findImage: (address: string) => images.get(address)?.url, guides: await listGuideNames(db) }
  const getPositions = comparePositions(stored, order)
  let count = stored.length
  const checked: CheckedItem[] = []
  for (const row of rows) {
    const key = slugify(getCell(row, 'slug'))
    const name = shortLine(getCell(row, 'name'), 200) || key
    const reject = (column: string, message: string) =>
      checked.push(rejectItem(name, [{ line: row.line, column, message }], { key }))
    const before = categoriesBySlug.get(key) ?? null
    const sameNameCategory = findCategory(stored, getCell(row, 'name'))
    if (key === '') reject('Slug', adminText.slugRequired)
    else if (!before && count >= MAX_CATEGORIES) reject('', getTooManyMessage())
    else if (sameNameCategory && sameNameCategory.slug !== key && sameNameCategory.name !== before?.name)
      reject('Name', adminText.nameTaken)
    else {
      const current = before && (await findEditableCategory(db, before.id))
      const plan = planCategory(row, current && { version: current.version, texts: toFormValues(current) }, context)
      if (!plan.ok) {
        checked.push(rejectItem(name, plan.errors, { key }))
        continue
      }
      if (!before) count++
      const { from, to } = getPositions(key)
      const moves = from !== '' && from !== to ? [{ field: adminText.position, from, to }] : []
      const changes = [...plan.changes, ...moves]
      const outcome = !before ? 'new' : changes.length > 0 ? 'changed' : 'unchanged'
      const record = { id: before?.id ?? null, input: plan.input, order }
      checked.push({ outcome, key, name: plan.input.name, record, changes, errors: [], notes: plan.notes })
    }
  }
  return checked
}

function listStored(db: Database) {
  return db
    .select(pick(categories, ['id', 'slug', 'name']))
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.slug))
}

/**
 * Returns a function that returns an existing category's position before and after the import. New categories do not
 * count.
 */
function comparePositions(stored: readonly { readonly slug: string }[], order: readonly string[]) {
  const before = stored.map(({ slug }) => slug)
  const knownSlugs = new Set(before)
  const first = new Set(order)
  const after = [...order.filter((slug) => knownSlugs.has(slug)), ...before.filter((slug) => !first.has(slug))]
  const toPositions = (slugs: readonly string[]) => new Map(slugs.map((slug, index) => [slug, String(index + 1)]))
  const [from, to] = [toPositions(before), toPositions(after)]
  return (slug: string) => ({ from: from.get(slug) ?? '', to: to.get(slug) ?? '' })
}

type EditableCategory = NonNullable<Awaited<ReturnType<typeof findEditableCategory>>>

/** Returns the values that the form sends. */
function toFormValues({
  name,
  image,
  imageAlt,
  seoTitle,
  seoDescription,
  sizeGuide,
}: EditableCategory): KnownCategory['texts'] {
  return { name, image: image ?? '', imageAlt, seoTitle, seoDescription, sizeGuide: sizeGuide ?? '' }
}

const savedCategory = z.object({
  id: recordIdField<'category'>(),
  input: categoryInput,
  /** The slugs in the file. */
  order: z.array(z.string()),
})

async function write(
  tx: Database,
  saved: readonly z.output<typeof savedCategory>[],
  context: ImportContext,
): Promise<void> {
  const staffId = requireStaff(context)
  for (const { id, input } of saved) expectSaved(await saveCategory(tx, id, input, staffId), 'This category')
  const idsBySlug = new Map((await listStored(tx)).map(({ slug, id }) => [slug, id]))
  const order = saved[0]?.order.flatMap((slug) => idsBySlug.get(slug) ?? []) ?? []
  const listedIds = new Set(order)
  await arrangeCategories(tx, [...order, ...[...idsBySlug.values()].filter((id) => !listedIds.has(id))], staffId)
}
