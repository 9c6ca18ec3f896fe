import type { CategoryName } from '#app/catalog/category.ts'

/** The name of a category; its slug if it was deleted since. */
export function categoryName(categories: readonly CategoryName[], slug: string): string {
  return categories.find((category) => category.slug === slug)?.name ?? slug
}
