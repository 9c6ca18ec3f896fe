import { bigint, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, foreignId, moment, primaryId } from '#app/platform/db/columns.ts'
import { authUsers } from '#app/store/staff.table.ts'

/** A second factor. It takes effect once confirmed. */
export const secondFactors = pgTable('staff_second_factors', {
  staffId: foreignId<'staff'>()
    .primaryKey()
    .references(() => authUsers.id, { onDelete: 'cascade' }),
  secret: text().notNull(), // encrypted with AUTH_SECRET
  confirmedAt: moment(),
  lastStep: bigint({ mode: 'number' }), // the 30-second step of the last used code; no code is accepted twice
  createdAt: createdAt(),
})

/** Each backup code can be used once in place of a code from the device. */
export const backupCodes = pgTable(
  'staff_backup_codes',
  {
    id: primaryId<'backup-code'>(),
    staffId: foreignId<'staff'>()
      .notNull()
      .references(() => secondFactors.staffId, { onDelete: 'cascade' }),
    codeHash: text().notNull(), // keyed with AUTH_SECRET
    usedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [unique('staff_backup_codes_unique').on(t.staffId, t.codeHash)],
)
