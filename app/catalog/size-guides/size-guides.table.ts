import { sql } from 'drizzle-orm'
import { check, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { LENGTH_UNITS } from '#app/catalog/size-guides/lengths.ts'
import type { MeasurementColumn } from '#app/catalog/size-guides/measures.ts'
import type { GuideRow } from '#app/catalog/size-guides/size-guide.ts'
import { createdAt, isOneOf, primaryId, updatedAt } from '#app/platform/db/columns.ts'

/**
 * Tables of measurements. Products, collections and categories refer to a guide by its name, and are updated when the
 * guide is renamed.
 */
export const sizeGuides = pgTable(
  'size_guides',
  {
    id: primaryId<'size-guide'>(),
    name: text().notNull(),
    note: text().notNull().default(''),
    /** The unit in which staff entered the measurements, which are stored in millimeters. */
    unit: text({ enum: LENGTH_UNITS }).notNull(),
    columns: jsonb().$type<readonly MeasurementColumn[]>().notNull(),
    rows: jsonb().$type<readonly GuideRow[]>().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('size_guides_name_unique').on(t.name),
    check('size_guides_name_not_empty', sql`btrim(${t.name}) <> ''`),
    check('size_guides_unit_known', isOneOf(t.unit, LENGTH_UNITS)),
    check(
      'size_guides_are_lists',
      sql`jsonb_typeof(${t.columns}) = 'array' and jsonb_array_length(${t.columns}) > 0 and jsonb_typeof(${t.rows}) = 'array' and jsonb_array_length(${t.rows}) > 0`,
    ),
    check(
      'size_guides_measures_possible',
      sql`not jsonb_path_exists(${t.rows}, '$[*].ranges[*] ? (@.min < 1 || @.max > 3000 || @.min > @.max)')`,
    ),
  ],
)
