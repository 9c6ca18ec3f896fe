import { sql } from 'drizzle-orm'
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, foreignId, primaryId, updatedAt } from '#app/platform/db/columns.ts'
import { authUsers } from '#app/store/staff.table.ts'

/** Filters of the admin's lists that a member of staff saved under a name. Only that person sees them. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: primaryId<'saved-view'>(),
    staffId: foreignId<'staff'>()
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    list: text().notNull(), // a key of `VIEW_LISTS`
    name: text().notNull(),
    query: text().notNull(), // the query of the list's URL, without the page number
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex('saved_views_name_unique').on(t.staffId, t.list, sql`lower(${t.name})`)],
)
