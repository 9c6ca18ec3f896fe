import { sql } from 'drizzle-orm'
import { check, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { MENUS } from '#app/content/menus/menu.ts'
import { createdAt, isOneOf, updatedAt } from '#app/platform/db/columns.ts'

/** The menus that staff saved. A menu without a row is the preset (preset-menus.ts). */
export const menus = pgTable(
  'menus',
  {
    name: text({ enum: MENUS }).primaryKey(),
    /** `MenuItem[]`; read by `readStoredMenu`. */
    items: jsonb().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('menus_name_known', isOneOf(t.name, MENUS)),
    check('menus_items_list', sql`jsonb_typeof(${t.items}) = 'array'`),
  ],
)
