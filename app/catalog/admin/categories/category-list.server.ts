import { and, desc, eq, sql } from 'drizzle-orm'
import { CATEGORY_ORDER } from '#app/catalog/categories.server.ts'
import { categories } from '#app/catalog/categories.table.ts'
import { productImages, products } from '#app/catalog/products.table.ts'
import { pick } from '#app/lib/keys.ts'
import type { Database } from '#app/platform/db/db.server.ts'

export type CategoryRow = Awaited<ReturnType<typeof listCategoryRows>>[number]

/**
 * Returns all categories with their product counts. `image`: the category's image, or the main image of its newest
 * active product. `isMerging`: the products are moving to another category.
 */
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
        ...pick(categories, ['id', 'slug', 'name', 'position']),
        image: sql<string | null>`coalesce(${categories.image}, ${selectNewestImage(db)})`,
        products: sql<number>`coalesce(${counts.products}, 0)`,
        active: sql<number>`coalesce(${counts.active}, 0)`,
      })
      .from(categories)
      .leftJoin(counts, eq(counts.category, categories.slug))
      .orderBy(...CATEGORY_ORDER),
    // A running merge locks the category
    db.select({ id: categories.id }).from(categories).for('key share', { skipLocked: true }),
  ])
  const ids = new Set(free.map(({ id }) => id))
  return rows.map((row) => ({ ...row, isMerging: !ids.has(row.id) }))
}

/** Selects the main image of the newest active product with an image. */
function selectNewestImage(db: Database) {
  const { productId, url, isPrimary } = productImages
  return db
    .select({ url })
    .from(products)
    .innerJoin(productImages, and(eq(productId, products.id), isPrimary))
    .where(and(eq(products.category, categories.slug), eq(products.status, 'active')))
    .orderBy(desc(products.createdAt))
    .limit(1)
}
