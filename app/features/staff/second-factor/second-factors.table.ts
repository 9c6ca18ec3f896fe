import { bigint, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { authUsers } from '#app/features/staff/auth.table.ts'
import { createdAt, idOf, moment, primaryId } from '#app/platform/db/columns.ts'

/** Whose login asks for a code of an app as well. Until it is confirmed it asks for nothing. */
export const secondFactors = pgTable('staff_second_factors', {
  staffId: idOf<'staff'>()
    .primaryKey()
    .references(() => authUsers.id, { onDelete: 'cascade' }),
  secret: text().notNull(), // sealed with the store's secret
  confirmedAt: moment(),
  lastStep: bigint({ mode: 'number' }), // the half minute of the last code that was used: none is used twice
  createdAt: createdAt(),
})

/** What stands in for a lost device, once each. */
export const backupCodes = pgTable(
  'staff_backup_codes',
  {
    id: primaryId<'backup-code'>(),
    staffId: idOf<'staff'>()
      .notNull()
      .references(() => secondFactors.staffId, { onDelete: 'cascade' }),
    codeHash: text().notNull(), // keyed with the store's secret
    usedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [unique('staff_backup_codes_unique').on(t.staffId, t.codeHash)],
)
