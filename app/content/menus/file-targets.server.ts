import { sql } from 'drizzle-orm'
import { categories } from '#app/catalog/categories.table.ts'
import { collections } from '#app/catalog/collections.table.ts'
import { products } from '#app/catalog/products.table.ts'
import type { Target } from '#app/content/menus/menu.ts'
import { pages } from '#app/content/pages.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** Tables whose rows are identified by slugs in files, because ids differ between stores. */
const TABLES = { product: products, collection: collections, category: categories, page: pages } as const
type KindWithSlug = keyof typeof TABLES

function isKindWithSlug(kind: string): kind is KindWithSlug {
  return Object.hasOwn(TABLES, kind)
}

/** Returns a function that replaces a target's id with its slug for a file. Deleted targets have no slug. */
export async function createFileTargetConverter(
  db: Database,
  targets: readonly Target[],
): Promise<(target: Target) => Target> {
  const slugs = await readIdentifiers(db, targets, 'id', 'slug')
  return ({ kind, value }) => ({ kind, value: isKindWithSlug(kind) ? (slugs.get(`${kind} ${value}`) ?? '') : value })
}

/** Returns a function that finds a file's target in this store, or returns null. */
export async function findFileTargets(
  db: Database,
  targets: readonly Target[],
): Promise<(target: Target) => Target | null> {
  const ids = await readIdentifiers(db, targets, 'slug', 'id')
  return ({ kind, value }) => {
    if (!isKindWithSlug(kind)) return { kind, value }
    const id = ids.get(`${kind} ${value}`)
    return id === undefined ? null : { kind, value: id }
  }
}

async function readIdentifiers(
  db: Database,
  targets: readonly Target[],
  from: 'id' | 'slug',
  to: 'id' | 'slug',
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  for (const kind of ['product', 'collection', 'category', 'page'] as const) {
    const values = targets.flatMap((target) => (target.kind === kind ? target.value : []))
    if (values.length === 0) continue
    const table = TABLES[kind]
    const rows = await db
      .select({ from: sql<string>`${table[from]}::text`, to: sql<string>`${table[to]}::text` })
      .from(table)
      .where(sql`${table[from]}::text = any(${sql.param(values)}::text[])`)
    for (const row of rows) found.set(`${kind} ${row.from}`, row.to)
  }
  return found
}
