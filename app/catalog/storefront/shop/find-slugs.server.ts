import { eq } from 'drizzle-orm'
import { categories } from '#app/catalog/categories.table.ts'
import { collections } from '#app/catalog/collections.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { selectSlugs } from '#app/store/translated.server.ts'
import type { Slugs } from '#app/store/translations.ts'

const TABLES = { category: categories, collection: collections } as const

/**
 * Finds a category or collection by its original slug. Returns its slugs in all languages, or null if it was deleted.
 */
export async function findSlugs(db: Database, kind: keyof typeof TABLES, original: string): Promise<Slugs | null> {
  const table = TABLES[kind]
  const [found] = await db
    .select({ slugs: selectSlugs(kind, table) })
    .from(table)
    .where(eq(table.slug, original))
  return found?.slugs ?? null
}
