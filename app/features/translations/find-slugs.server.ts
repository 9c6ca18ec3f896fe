import { eq } from 'drizzle-orm'
import { categories } from '#app/features/catalog/categories/categories.table.ts'
import { collections } from '#app/features/catalog/collections.table.ts'
import type { Slugs } from '#app/features/translations/slugs.ts'
import { slugsOf } from '#app/features/translations/translated.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'

const TABLES = { category: categories, collection: collections } as const

/** The slugs in all languages of a category or collection, by that of the original; null if it is gone. */
export async function findSlugs(db: Database, kind: keyof typeof TABLES, original: string): Promise<Slugs | null> {
  const table = TABLES[kind]
  const [found] = await db
    .select({ slugs: slugsOf(kind, table) })
    .from(table)
    .where(eq(table.slug, original))
  return found?.slugs ?? null
}
