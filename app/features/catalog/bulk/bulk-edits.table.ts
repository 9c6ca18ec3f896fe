import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { BulkChange, BulkEdit } from '#app/features/catalog/bulk/bulk-edit.ts'
import { authUsers } from '#app/features/staff/auth.table.ts'
import { createdAt, idOf, moment, primaryId } from '#app/platform/db/columns.ts'

/** What staff changed on many products at once, with the values before, so that it can be taken back. */
export const bulkEdits = pgTable(
  'bulk_edits',
  {
    id: primaryId<'bulk-edit'>(),
    staffId: idOf<'staff'>().references(() => authUsers.id, { onDelete: 'set null' }),
    kind: text().$type<BulkEdit['kind']>().notNull(),
    /** Of the preview that it carried out. */
    version: text(),
    /** How many products it changed. */
    changed: integer().notNull(),
    /** One entry a product: its id, and the fields that were changed as they were and as they became. */
    changes: jsonb().$type<readonly BulkChange[]>().notNull(),
    undoneAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [index('bulk_edits_staff').on(t.staffId, t.createdAt)],
)
