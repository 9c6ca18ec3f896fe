import { sql } from 'drizzle-orm'
import { check, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, primaryId, updatedAt } from '#app/platform/db/columns.ts'

/**
 * The makers of products. Strings are empty and the country is null if unknown. The name is empty if a file or an
 * earlier version gave only addresses; in that case, `getMaker` returns the store or no name.
 */
export const manufacturers = pgTable(
  'manufacturers',
  {
    id: primaryId<'manufacturer'>(),
    name: text().notNull().default(''),
    /** Postal address, and an email or website. */
    contact: text().notNull().default(''),
    country: text(), // ISO 3166-1 alpha-2
    responsiblePerson: text().notNull().default(''),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    // A hash, because the columns together can be too long for an index entry.
    uniqueIndex('manufacturers_distinct').on(
      sql`md5(${t.name} || chr(31) || ${t.contact} || chr(31) || coalesce(${t.country}, '') || chr(31) || ${t.responsiblePerson})`,
    ),
    check('manufacturers_country_form', sql`${t.country} ~ '^[A-Z]{2}$'`),
    check(
      'manufacturers_not_empty',
      sql`btrim(${t.name} || ${t.contact} || coalesce(${t.country}, '') || ${t.responsiblePerson}) <> ''`,
    ),
  ],
)
