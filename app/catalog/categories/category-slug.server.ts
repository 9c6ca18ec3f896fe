import { createHash } from 'node:crypto'
import { MAX_CATEGORY_NAME } from '#app/catalog/categories/category.ts'
import { latinSlug } from '#app/lib/latin-slug.server.ts'

/** The slug of a new category with this name, in any script; '' if the name cannot be a category's. */
export function newCategorySlug(name: string): string {
  if (name.length > MAX_CATEGORY_NAME || !/[\p{L}\p{N}]/u.test(name)) return ''
  return latinSlug(name) || `category-${createHash('sha256').update(name).digest('hex').slice(0, 8)}`
}
