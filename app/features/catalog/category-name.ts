import type { Category } from '#app/features/catalog/catalog.ts'

/** 'Dresses': how a category is headed. */
export function categoryName(category: Category): string {
  return category.charAt(0).toUpperCase() + category.slice(1)
}
