import { sql } from 'drizzle-orm'
import { categories } from '#app/catalog/categories.table.ts'
import { collections } from '#app/catalog/collections.table.ts'
import { products } from '#app/catalog/products.table.ts'
import { sizeGuides } from '#app/catalog/size-guides/size-guides.table.ts'
import { pick } from '#app/lib/keys.ts'
import type { Database } from '#app/platform/db/db.server.ts'

export type GuideListRow = Awaited<ReturnType<typeof listGuideRows>>[number]

const MAX_ROWS = 500

/** All guides by name, with the number of their uses. */
export async function listGuideRows(db: Database) {
  const used = (table: typeof categories | typeof collections | typeof products) =>
    sql<number>`(select count(*)::int from ${table} where ${table}.size_guide = ${sizeGuides}.name)`
  const rows = await db
    .select({
      ...pick(sizeGuides, ['id', 'name', 'columns', 'rows', 'updatedAt']),
      categories: used(categories),
      collections: used(collections),
      products: used(products),
    })
    .from(sizeGuides)
    .orderBy(sql`${sizeGuides.name} collate "und-x-icu"`)
    .limit(MAX_ROWS)
  return rows.map(({ rows: sizes, ...row }) => ({ ...row, sizes: sizes.map(({ size }) => size) }))
}
