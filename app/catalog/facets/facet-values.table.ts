import { type SQL, sql } from 'drizzle-orm'
import { check, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { isOneOf } from '#app/platform/db/columns.ts'

const VALUE_KINDS = ['size', 'color'] as const

/** The names of sizes and colors, as the product saved last spells them. Written by `keep_product_facets`. */
export const facetValues = pgTable(
  'facet_values',
  {
    /** Translations of the value have this id as their subject. */
    id: uuid()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`subject_id(${facetValues.kind}, ${facetValues.key})`),
    kind: text({ enum: VALUE_KINDS }).notNull(),
    key: text().notNull(),
    name: text().notNull(),
    hex: text(), // null for sizes
  },
  (t) => [
    primaryKey({ name: 'facet_values_pkey', columns: [t.kind, t.key] }),
    check('facet_values_kind_known', isOneOf(t.kind, VALUE_KINDS)),
    check('facet_values_key_not_empty', sql`${t.key} <> ''`),
    check('facet_values_hex_of_colors', sql`(${t.kind} = 'color') = (${t.hex} is not null)`),
  ],
)
