import type { CategoryName } from '#app/catalog/category.ts'

/** The categories that db/baseline.sql inserts. */
export const demoCategories = [
  { slug: 'dresses', name: 'Dresses' },
  { slug: 'tops', name: 'Tops' },
  { slug: 'bottoms', name: 'Bottoms' },
  { slug: 'accessories', name: 'Accessories' },
] as const satisfies readonly CategoryName[]
