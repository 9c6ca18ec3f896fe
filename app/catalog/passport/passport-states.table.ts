import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { MakerFields } from '#app/catalog/manufacturer.ts'
import { careNames } from '#app/catalog/materials/materials.ts'
import type { products } from '#app/catalog/products.table.ts'
import { foreignId, moment, primaryId } from '#app/platform/db/columns.ts'

/**
 * Former states of a product's garment passport. Triggers on `products` and `manufacturers` write them once a unit of
 * the product has been sold. The last row of a deleted product is its passport. There is no foreign key, because a
 * state outlives the product.
 */
export const passportStates = pgTable(
  'passport_states',
  {
    id: primaryId<'passport-state'>().defaultRandom(),
    productId: foreignId<'product'>().notNull(),
    until: moment().notNull().defaultNow(),
    facts: jsonb().$type<PassportFacts>().notNull(),
    imageUrl: text(), // of a deleted product, whose own images are gone
  },
  (t) => [index('passport_states_product').on(t.productId, t.until), index('passport_states_image').on(t.imageUrl)],
)

/**
 * The product columns that a passport shows, in addition to the manufacturer. `passport_facts` in
 * db/functions/passport.sql uses these names.
 */
export const PASSPORT_COLUMNS = [
  ...(['name', 'sku', 'fibers', 'hasAnimalParts'] as const),
  ...careNames,
  ...(['countryOfOrigin', 'safetyWarnings'] as const),
  ...(['careInstructions', 'repairAndDisposal', 'packaging'] as const),
] as const

export type PassportFacts = Pick<typeof products.$inferSelect, (typeof PASSPORT_COLUMNS)[number]> & MakerFields
