import { eq, sql } from 'drizzle-orm'
import { inOrder } from '#app/catalog/categories.server.ts'
import { categories } from '#app/catalog/categories.table.ts'
import { products } from '#app/catalog/products.table.ts'
import { pick } from '#app/lib/keys.ts'
import type { Database } from '#app/platform/db/db.server.ts'

export type CategoryRow = Awaited<ReturnType<typeof listCategoryRows>>[number]

/** All categories with their product counts. `isMerging`: the products are moving to another category. */
export async function listCategoryRows(db: Database) {
  const counts = db
    .select({
      category: products.category,
      products: sql<number>`count(*)::int`.as('products'),
      active: sql<number>`count(*) filter (where ${products.status} = 'active')::int`.as('active'),
    })
    .from(products)
    .groupBy(products.category)
    .as('counts')
  const [rows, free] = await Promise.all([
    db
      .select({
        ...pick(categories, ['id', 'slug', 'name', 'position', 'image']),
        products: sql<number>`coalesce(${counts.products}, 0)`,
        active: sql<number>`coalesce(${counts.active}, 0)`,
      })
      .from(categories)
      .leftJoin(counts, eq(counts.category, categories.slug))
      .orderBy(...inOrder),
    // A merge locks its category
    db.select({ id: categories.id }).from(categories).for('key share', { skipLocked: true }),
  ])
  const ids = new Set(free.map(({ id }) => id))
  return rows.map((row) => ({ ...row, isMerging: !ids.has(row.id) }))
}
