import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, idOf, updatedAt } from '#app/platform/db/columns.ts'
import { authUsers } from '#app/store/staff/auth.table.ts'

/** An active row grants access to the admin; its id is that of the auth user. */
export const adminUsers = pgTable(
  'admin_users',
  {
    id: idOf<'staff'>()
      .primaryKey()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    isActive: boolean().notNull().default(true),
    fullName: text().notNull(),
    role: text().notNull().default('admin'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [check('admin_users_role_not_empty', sql`${t.role} <> ''`)],
)
