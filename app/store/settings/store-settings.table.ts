import { sql } from 'drizzle-orm'
import { check, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { updatedAt } from '#app/platform/db/columns.ts'

/** Saved settings with JSON values. A missing row means the initial value. */
export const storeSettings = pgTable(
  'store_settings',
  {
    key: text().primaryKey(),
    value: jsonb().notNull(),
    category: text().notNull(),
    description: text().notNull().default(''),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('store_settings_category_known', sql`${t.category} in ('general', 'pricing', 'inventory', 'shipping')`),
  ],
)
