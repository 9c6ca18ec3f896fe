import { eq, sql } from 'drizzle-orm'
import { categories } from '#app/catalog/categories.table.ts'
import { collections, publicCollection } from '#app/catalog/collections.table.ts'
import { products, publicProduct } from '#app/catalog/products.table.ts'
import type { SizeGuide } from '#app/catalog/size-guides/size-guide.ts'
import { sizeGuides } from '#app/catalog/size-guides/size-guides.table.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { selectTexts, selectTranslated, type TextLanguage, withTexts } from '#app/store/translated.server.ts'

/**
 * Selects the name of the nearest guide: the product's own, otherwise its main collection's if the collection is
 * public, otherwise its category's.
 */
export const nearestGuide = sql<string | null>`coalesce(${products.sizeGuide},
  (select ${collections.sizeGuide} from ${collections} where ${collections.id} = ${products.collectionId} and ${publicCollection()}),
  (select ${categories.sizeGuide} from ${categories} where ${categories.slug} = ${products.category}))`

/** Returns the guide that shoppers see for a product, in a language; null if it has none. */
export async function findProductGuide(
  db: Database,
  id: Id<'product'>,
  language: TextLanguage = null,
): Promise<{ readonly product: { readonly id: string; readonly name: string }; readonly guide: SizeGuide } | null> {
  const [found] = await db
    .select({
      id: products.id,
      name: selectTranslated('product', 'name', { id: products.id, original: products.name }, language),
      texts: selectTexts('size-guide', sizeGuides.id, language),
      guide: pick(sizeGuides, ['name', 'note', 'unit', 'columns', 'rows']),
    })
    .from(products)
    .innerJoin(sizeGuides, eq(sizeGuides.name, nearestGuide))
    .where(sql`${products.id} = ${id} and ${publicProduct()}`)
  if (!found) return null
  const { id: productId, name, texts, guide } = found
  return { product: { id: productId, name }, guide: withTexts(guide, texts) }
}

/** Lists guide names for forms in which staff choose a guide. */
export async function listGuideNames(db: Database): Promise<string[]> {
  const rows = await db
    .select({ name: sizeGuides.name })
    .from(sizeGuides)
    .orderBy(sql`${sizeGuides.name} collate "und-x-icu"`)
  return rows.map(({ name }) => name)
}
