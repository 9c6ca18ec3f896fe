import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, foreignId, updatedAt } from '#app/platform/db/columns.ts'
import type { LawRuleId } from '#app/store/law-rules.ts'
import { authUsers } from '#app/store/staff.table.ts'

/** Saved settings. Their values are JSON. A setting without a row has its initial value. */
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

/** Rules of consumer law that the owner switched off, in all markets. Rules that are switched on have no row. */
export const lawSwitches = pgTable(
  'law_switches',
  {
    rule: text().$type<LawRuleId>().primaryKey(),
    reason: text().notNull(),
    staffId: foreignId<'staff'>().references(() => authUsers.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    index('law_switches_staff').on(t.staffId),
    check('law_switches_reason_length', sql`length(btrim(${t.reason})) between 1 and 500`),
  ],
)
