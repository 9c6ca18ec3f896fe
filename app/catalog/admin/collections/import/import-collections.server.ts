import { sql } from 'drizzle-orm'
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
import { adminText } from '#app/catalog/admin/collections/admin-text.ts'
import { findEditableCollection, saveCollection } from '#app/catalog/admin/collections/collection-form.server.ts'
import { collectionInput } from '#app/catalog/admin/collections/collection-input.ts'
import { planCollection } from '#app/catalog/admin/collections/import/plan-collection.ts'
import { collections } from '#app/catalog/collections.table.ts'
import { products } from '#app/catalog/products.table.ts'
import { listGuideNames } from '#app/catalog/size-guides/size-guides.server.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import type { Id } from '#app/lib/id.ts'
import { shortLine } from '#app/lib/line.ts'
import { slugify } from '#app/lib/slug.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { getCell } from '#app/platform/files/file-row.ts'

/** Collections are identified by their slug. Their products come from a separate file. */
export const collectionsImport: ImportKind = {
  name: 'collections',
  nouns: () => adminText.importNouns,
  numbering: 'line',
  list: () => ({ to: href('/admin/collections'), label: adminText.openCollections }),
  batchSize: 50,
  check: (db, items, context) => {
    return context.format === 'collection-products'
      ? checkMembers(db, items, context)
      : checkCollections(db, items, context)
  },
  save: (tx, records, context) => write(tx, z.array(savedCollection).parse(records), context),
}

async function checkCollections(
  db: Database,
  items: readonly FileItem[],
  { currency }: ImportContext,
): Promise<readonly CheckedItem[]> {
  const rows = items.map(({ line, rows: [row] }) => row ?? { line, cells: {} })
  const slugs = rows.map((row) => slugify(getCell(row, 'slug')))
  const ids = await findIds(db, slugs)
  const images = await findStoredImages(
    db,
    rows.flatMap((row) => [getCell(row, 'hero image'), getCell(row, 'tile image')]).filter(Boolean),
  )
  const guides = await listGuideNames(db)
  const checked: CheckedItem[] = []
  for (const [index, row] of rows.entries()) {
    const key = slugs[index] ?? ''
    const name = shortLine(getCell(row, 'name'), 200) || key
    if (key === '') {
      checked.push(rejectItem(name, [{ line: row.line, column: 'Slug', message: 'Slug is required' }]))
      continue
    }
    const id = ids.get(key) ?? null
    const before = id && (await findEditableCollection(db, id, currency))
    const known = before && { version: before.version, texts: toFormValues(before) }
    const plan = planCollection(row, known, (address) => images.get(address)?.url, guides)
    if (!plan.ok) {
      checked.push(rejectItem(name, plan.errors, { key }))
      continue
    }
    const { input, changes, notes } = plan
    const outcome = !known ? 'new' : changes.length > 0 ? 'changed' : 'unchanged'
    checked.push({ outcome, key, name: input.name, record: { id, input }, changes, errors: [], notes })
  }
  return checked
}

/** Returns the values that the form sends. */
function toFormValues({ name, description, status, seoTitle, seoDescription, ...more }: EditableCollection) {
  return {
    name,
    description,
    status,
    seoTitle,
    seoDescription,
    position: String(more.position),
    heroImage: more.heroImage ?? '',
    imageUrl: more.imageUrl ?? '',
    heroImageAlt: more.heroImageAlt,
    imageUrlAlt: more.imageUrlAlt,
    cardPer: more.cardPer,
    sizeGuide: more.sizeGuide ?? '',
  }
}

type EditableCollection = NonNullable<Awaited<ReturnType<typeof findEditableCollection>>>

/** Plans the products of collections: those in the file come first, in file order; the others remain after them. */
async function checkMembers(
  db: Database,
  items: readonly FileItem[],
  { currency }: ImportContext,
): Promise<readonly CheckedItem[]> {
  const readSlug = ({ rows: [row] }: FileItem) => slugify(row ? getCell(row, 'slug') : '')
  const ids = await findIds(db, items.map(readSlug))
  const handles = items.flatMap(({ rows }) => rows.map((row) => getCell(row, 'handle')))
  const found = await db
    .select({ id: products.id, slug: products.slug })
    .from(products)
    .where(sql`${products.slug} = any(${sql.param(handles)}::text[])`)
  const productIdsBySlug = new Map(found.map(({ id, slug }) => [slug, id]))
  const checked: CheckedItem[] = []
  for (const item of items) {
    const key = readSlug(item)
    const id = ids.get(key)
    const before = id && (await findEditableCollection(db, id, currency))
    if (!before) {
      const message = 'No collection has this slug. Import collections.csv first.'
      checked.push(rejectItem(key, [{ line: item.line, column: 'Collection', message }]))
      continue
    }
    const { members, version, slug } = before
    const currentIds = members.map((member) => member.id)
    const listedProducts = item.rows.map((row) => ({
      handle: getCell(row, 'handle'),
      product: productIdsBySlug.get(getCell(row, 'handle')),
    }))
    const after = [...new Set([...listedProducts.flatMap(({ product }) => product ?? []), ...currentIds])]
    const missingHandles = listedProducts.filter(({ product }) => !product).map(({ handle }) => handle)
    if (missingHandles.length === listedProducts.length) {
      const message = 'None of its products are in this store. Import products.csv first.'
      checked.push(rejectItem(before.name, [{ line: item.line, column: 'Handle', message }], { key }))
      continue
    }
    const notes = missingHandles.length > 0 ? [`Not in this store: ${shortLine(missingHandles.join(', '), 300)}`] : []
    const rest = { key, name: before.name, errors: [], notes }
    if (after.join() === currentIds.join()) {
      checked.push({ ...rest, outcome: 'unchanged', record: null, changes: [] })
      continue
    }
    const input = { ...toFormValues(before), slug, products: after.join(' '), version }
    const to =
      after.length > currentIds.length
        ? formatNumber(after.length)
        : `${formatNumber(after.length)}, in a different order`
    const changes = [{ field: 'Products', from: formatNumber(currentIds.length), to }]
    checked.push({ ...rest, outcome: 'changed', record: { id, input }, changes })
  }
  return checked
}

async function findIds(db: Database, slugs: readonly string[]): Promise<ReadonlyMap<string, Id<'collection'>>> {
  const { id, slug } = collections
  const found = await db
    .select({ id, slug })
    .from(collections)
    .where(sql`${slug} = any(${sql.param(slugs)}::text[])`)
  return new Map(found.map((row) => [row.slug, row.id]))
}

const savedCollection = z.object({
  id: recordIdField<'collection'>(),
  input: collectionInput,
})

async function write(
  tx: Database,
  saved: readonly z.output<typeof savedCollection>[],
  context: ImportContext,
): Promise<void> {
  const staffId = requireStaff(context)
  for (const { id, input } of saved) {
    const result = await saveCollection(tx, id, input, staffId)
    expectSaved(result, 'This collection')
  }
}
