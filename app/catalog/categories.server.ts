import { createHash } from 'node:crypto'
import { asc } from 'drizzle-orm'
import { categories } from '#app/catalog/categories.table.ts'
import { type CategoryName, MAX_CATEGORY_NAME } from '#app/catalog/category.ts'
import { findImage } from '#app/catalog/storefront/collection-images.ts'
import { pick } from '#app/lib/keys.ts'
import { latinSlug } from '#app/lib/latin-slug.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { hasSlug, selectSlug, selectTranslated, type TextLanguage } from '#app/store/translated.server.ts'

/** Lists categories in the order set by staff. */
export function listCategories(db: Database): Promise<CategoryName[]> {
  return db
    .select(pick(categories, ['slug', 'name']))
    .from(categories)
    .orderBy(...CATEGORY_ORDER)
}

/** The slug breaks ties. */
export const CATEGORY_ORDER = [asc(categories.position), asc(categories.slug)]

/**
 * Returns what previews of shared links to a category show. `slug` and the result are in `language`, or in the original
 * language if it is null.
 */
export async function findCategoryToShare(db: Database, slug: string, language: TextLanguage) {
  const { id, name } = categories
  const { image, imageWidth, imageHeight, imageAlt } = categories
  const [category] = await db
    .select({
      slug: selectSlug('category', categories, language),
      name: selectTranslated('category', 'name', { id, original: name }, language),
      image: {
        url: image,
        width: imageWidth,
        height: imageHeight,
        alt: selectTranslated('category', 'imageAlt', { id, original: imageAlt }, language),
      },
    })
    .from(categories)
    .where(hasSlug('category', categories, slug, language))
  return category ? { ...category, image: findImage(category.image) } : null
}

/** Returns the slug for a new category. `name` can be in any script. Returns '' if no category can have the name. */
export function createCategorySlug(name: string): string {
  if (name.length > MAX_CATEGORY_NAME || !/[\p{L}\p{N}]/u.test(name)) return ''
  return latinSlug(name) || `category-${createHash('sha256').update(name).digest('hex').slice(0, 8)}`
}
