import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { foreignId, isOneOf, minorUnits, moment, primaryId } from '#app/platform/db/columns.ts'
import { authUsers } from '#app/store/staff.table.ts'

const EXPORT_OUTCOMES = ['done', 'failed', 'cancelled'] as const

/** Recent exports. `outcome` is null while an export is running, and remains null if its process is killed. */
export const exportRuns = pgTable(
  'export_runs',
  {
    id: primaryId<'export-run'>(),
    staffId: foreignId<'staff'>().references(() => authUsers.id, { onDelete: 'set null' }),
    startedAt: moment().notNull(),
    finishedAt: moment(),
    outcome: text({ enum: EXPORT_OUTCOMES }),
    /** The file that is being written. `written` and `expected` are the progress of the whole export. */
    part: text().notNull().default(''),
    written: integer().notNull().default(0),
    expected: integer().notNull().default(0),
    bytes: minorUnits(),
    /** The number of images that the store shows but image storage lacks. */
    missingImages: integer().notNull().default(0),
    failure: text(),
  },
  (t) => [
    index('export_runs_started').on(t.startedAt),
    check('export_runs_outcome_known', isOneOf(t.outcome, EXPORT_OUTCOMES)),
    check('export_runs_ended', sql`(${t.finishedAt} is null) = (${t.outcome} is null)`),
    check('export_runs_failure', sql`(${t.failure} is not null) = (coalesce(${t.outcome}, '') = 'failed')`),
    check('export_runs_progress', sql`${t.written} between 0 and ${t.expected}`),
  ],
)
