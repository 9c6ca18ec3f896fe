import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, idOf, primaryId } from '#app/platform/db/columns.ts'
import { authUsers } from '#app/store/staff/auth.table.ts'

/** Append-only. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: primaryId<'audit-entry'>(),
    staffId: idOf<'staff'>().references(() => authUsers.id, { onDelete: 'set null' }),
    action: text().notNull(), // 'product.update', 'order.update', …
    entity: text().notNull(), // 'product', 'order', 'collection', 'settings', …
    entityId: uuid(),
    changes: jsonb().notNull().default({}),
    createdAt: createdAt(),
  },
  (t) => [index('audit_log_entity').on(t.entity, t.entityId, t.createdAt), index('audit_log_created').on(t.createdAt)],
)
