import type { Category } from '#app/features/catalog/catalog.ts'
import { catalogText } from '#app/features/catalog/catalog-text.ts'

export function categoryName(category: Category): string {
  return catalogText.categories[category]
}
