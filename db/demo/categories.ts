import type { CategoryName } from '#app/features/catalog/categories/category.ts'

/** As in a new store (0040_categories.sql). */
export const demoCategories = [
  { slug: 'dresses', name: 'Dresses' },
  { slug: 'tops', name: 'Tops' },
  { slug: 'bottoms', name: 'Bottoms' },
  { slug: 'accessories', name: 'Accessories' },
] as const satisfies readonly CategoryName[]
