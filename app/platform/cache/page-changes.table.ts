import { sql } from 'drizzle-orm'
import { bigint, customType, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { PageTag } from '#app/platform/cache/page-tags.ts'
import { createdAt, moment } from '#app/platform/db/columns.ts'

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })

export type ChangedTag = PageTag | 'all'

/** Changes recorded by triggers. */
export const pageChanges = pgTable(
  'page_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tags: text().array().$type<ChangedTag[]>().notNull(),
    transaction: xid8().notNull().default(sql`pg_current_xact_id()`),
    createdAt: createdAt(),
  },
  (t) => [index('page_changes_transaction').on(t.transaction)],
)

/** Tags that must still be purged from a CDN (cdn-purge.server.ts). */
export const pagePurges = pgTable(
  'page_purges',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tags: text().array().$type<ChangedTag[]>().notNull(),
    dueAt: moment().notNull(),
    attempts: integer().notNull().default(0),
  },
  (t) => [index('page_purges_due').on(t.dueAt)],
)

/** A single row: the snapshot up to which changes were copied to `page_purges`, and when. */
export const pagePurgeCursor = pgTable('page_purge_cursor', {
  id: integer().primaryKey(),
  snapshot: text().notNull(),
  readAt: moment().notNull(),
})
