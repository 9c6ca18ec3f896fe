import { slugify } from '#app/lib/slug.ts'

export type CategoryName = { readonly slug: string; readonly name: string }

/** Limited, because every storefront page contains all categories. */
export const MAX_CATEGORIES = 100
export const MAX_CATEGORY_NAME = 60

/** Finds the category with this slug or name, ignoring case and accents. */
export function findCategory<Category extends CategoryName>(
  categories: readonly Category[],
  text: string,
): Category | null {
  const slug = slugify(text)
  const folded = foldName(text)
  return (
    (slug && categories.find((category) => category.slug === slug)) ||
    (folded && categories.find(({ name }) => foldName(name) === folded)) ||
    null
  )
}

/** Folds a name as `search_text` in db/functions/columns.sql does. Folded names are unique. */
export function foldName(name: string): string {
  const plain = name.normalize('NFKD').replace(/[\u0300-\u036f]+/g, '')
  return plain
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
