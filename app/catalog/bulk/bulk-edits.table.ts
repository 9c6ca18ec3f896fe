import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { BulkChange, BulkEdit } from '#app/catalog/bulk/bulk-edit.ts'
import { createdAt, foreignId, moment, primaryId } from '#app/platform/db/columns.ts'
import { authUsers } from '#app/store/staff.table.ts'

/** The last bulk edit of each staff member, with the former values for an undo. */
export const bulkEdits = pgTable(
  'bulk_edits',
  {
    id: primaryId<'bulk-edit'>(),
    staffId: foreignId<'staff'>().references(() => authUsers.id, { onDelete: 'set null' }),
    kind: text().$type<BulkEdit['kind']>().notNull(),
    version: text(),
    changed: integer().notNull(),
    changes: jsonb().$type<readonly BulkChange[]>().notNull(),
    undoneAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [index('bulk_edits_staff').on(t.staffId, t.createdAt)],
)
