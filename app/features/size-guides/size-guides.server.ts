import { eq, sql } from 'drizzle-orm'
import { categories } from '#app/features/catalog/categories/categories.table.ts'
import { collections } from '#app/features/catalog/collections.table.ts'
import { products } from '#app/features/catalog/products.table.ts'
import { publicCollection, publicProduct } from '#app/features/catalog/public.server.ts'
import type { SizeGuide } from '#app/features/size-guides/size-guide.ts'
import { sizeGuides } from '#app/features/size-guides/size-guides.table.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/pick.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** The name of the nearest guide: the product's own, else that of its main collection if it is shown, else its category's. */
export const nearestGuide = sql<string | null>`coalesce(${products.sizeGuide},
  (select ${collections.sizeGuide} from ${collections} where ${collections.id} = ${products.collectionId} and ${publicCollection()}),
  (select ${categories.sizeGuide} from ${categories} where ${categories.slug} = ${products.category}))`

/** The guide of a product that shoppers see; null without one. */
export async function findProductGuide(
  db: Database,
  id: Id<'product'>,
): Promise<{ readonly product: { readonly id: string; readonly name: string }; readonly guide: SizeGuide } | null> {
  const [found] = await db
    .select({
      product: pick(products, ['id', 'name']),
      guide: pick(sizeGuides, ['name', 'note', 'unit', 'columns', 'rows']),
    })
    .from(products)
    .innerJoin(sizeGuides, eq(sizeGuides.name, nearestGuide))
    .where(sql`${products.id} = ${id} and ${publicProduct()}`)
  return found ?? null
}

/** For the forms that choose one. */
export async function listGuideNames(db: Database): Promise<string[]> {
  const rows = await db
    .select({ name: sizeGuides.name })
    .from(sizeGuides)
    .orderBy(sql`${sizeGuides.name} collate "und-x-icu"`)
  return rows.map(({ name }) => name)
}
