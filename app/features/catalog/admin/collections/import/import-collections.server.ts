import { sql } from 'drizzle-orm'
import { href } from 'react-router'
import { z } from 'zod'
import {
  findEditableCollection,
  saveCollection,
} from '#app/features/catalog/admin/collections/collection-form.server.ts'
import { collectionInput } from '#app/features/catalog/admin/collections/collection-input.ts'
import { planCollection } from '#app/features/catalog/admin/collections/import/plan-collection.ts'
import { collections } from '#app/features/catalog/collections.table.ts'
import {
  type CheckedItem,
  type FileItem,
  type ImportContext,
  type ImportKind,
  NotAsShown,
  refusedItem,
  requireStaff,
} from '#app/features/imports/import-kind.ts'
import { type Id, parseId } from '#app/lib/id.ts'
import { shortLine } from '#app/lib/short-line.ts'
import { slugify } from '#app/lib/slug.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { cellOf } from '#app/platform/files/file-row.ts'
import { findStoredImages } from '#app/platform/images/uploads.server.ts'

/** Collections are known by their slug. Their products stay as they are. */
export const collectionsImport: ImportKind = {
  nouns: { one: 'collection', many: 'collections' },
  place: 'line',
  list: { to: href('/admin/collections'), label: 'Open collections' },
  batchSize: 50,
  check: checkCollections,
  save: (tx, records, context) => write(tx, z.array(savedCollection).parse(records), context),
}

async function checkCollections(
  db: Database,
  items: readonly FileItem[],
  { currency }: ImportContext,
): Promise<readonly CheckedItem[]> {
  const rows = items.map(({ line, rows: [row] }) => row ?? { line, cells: {} })
  const slugs = rows.map((row) => slugify(cellOf(row, 'slug')))
  const ids = await findIds(db, slugs)
  const images = await findStoredImages(
    db,
    rows.flatMap((row) => [cellOf(row, 'hero image'), cellOf(row, 'tile image')]).filter(Boolean),
  )
  const checked: CheckedItem[] = []
  for (const [at, row] of rows.entries()) {
    const key = slugs[at] ?? ''
    const name = shortLine(cellOf(row, 'name'), 200) || key
    if (key === '') {
      checked.push(refusedItem(name, [{ line: row.line, column: 'Slug', message: 'Slug is required' }]))
      continue
    }
    const id = ids.get(key) ?? null
    const before = id && (await findEditableCollection(db, id, currency))
    const known = before && {
      version: before.version,
      texts: {
        ...before,
        position: String(before.position),
        heroImage: before.heroImage ?? '',
        imageUrl: before.imageUrl ?? '',
      },
    }
    const plan = planCollection(row, known, (address) => images.get(address)?.url)
    if (!plan.ok) {
      checked.push(refusedItem(name, plan.errors, { key }))
      continue
    }
    const { input, changes, notes } = plan
    const outcome = !known ? 'new' : changes.length > 0 ? 'changed' : 'unchanged'
    checked.push({ outcome, key, name: input.name, record: { id, input }, changes, errors: [], notes })
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
  id: z
    .string()
    .transform((id) => parseId<'collection'>(id))
    .nullable(),
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
    if (result.outcome === 'refused') throw new NotAsShown(Object.values(result.errors).join(' '))
    if (result.outcome !== 'saved') throw new NotAsShown('This collection was changed since the check')
  }
}
