import { careNames } from '#app/catalog/materials/care.ts'
import type { products } from '#app/catalog/products.table.ts'

/** The columns of products that a passport shows. The trigger of `products` copies them by these names. */
export const PASSPORT_COLUMNS = [
  ...(['name', 'sku', 'fibers', 'hasAnimalParts'] as const),
  ...careNames,
  ...(['countryOfOrigin', 'maker', 'makerContact', 'makerCountry', 'responsiblePerson', 'safetyWarnings'] as const),
  ...(['careInstructions', 'repairAndDisposal', 'packaging'] as const),
] as const

export type PassportFacts = Pick<typeof products.$inferSelect, (typeof PASSPORT_COLUMNS)[number]>
