import { sql } from 'drizzle-orm'
import { categories } from '#app/catalog/categories.table.ts'
import { collections } from '#app/catalog/collections.table.ts'
import { products } from '#app/catalog/products.table.ts'
import { sizeGuides } from '#app/catalog/size-guides/size-guides.table.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import type { Database } from '#app/platform/db/db.server.ts'

export type GuideListRow = Awaited<ReturnType<typeof listGuideRows>>[number]

const MAX_ROWS = 500

/** Lists guides, sorted by name, with the categories, the collections and the number of products that use each. */
export async function listGuideRows(db: Database) {
  const listUses = <Kind extends string>(table: typeof categories | typeof collections) =>
    sql<readonly { readonly id: Id<Kind>; readonly name: string }[]>`(
      select coalesce(json_agg(json_build_object('id', ${table}.id, 'name', ${table}.name) order by ${table}.position), '[]')
      from ${table} where ${table}.size_guide = ${sizeGuides}.name
    )`
  const rows = await db
    .select({
      ...pick(sizeGuides, ['id', 'name', 'columns', 'rows']),
      categories: listUses<'category'>(categories),
      collections: listUses<'collection'>(collections),
      products: sql<number>`(select count(*)::int from ${products} where ${products}.size_guide = ${sizeGuides}.name)`,
    })
    .from(sizeGuides)
    .orderBy(sql`${sizeGuides.name} collate "und-x-icu"`)
    .limit(MAX_ROWS)
  return rows.map(({ rows: sizes, ...row }) => ({ ...row, sizes: sizes.map(({ size }) => size) }))
}
