import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, moment, primaryId, updatedAt } from '#app/platform/db/columns.ts'

/**
 * An announcement is text for the bar above every page. Only the first one that is due is shown. db/baseline.sql
 * inserts the demo store's announcement.
 */
export const announcements = pgTable(
  'announcements',
  {
    id: primaryId<'announcement'>(),
    position: integer().notNull(),
    text: text().notNull(),
    /** A `Target`; its kind can be 'none'. */
    target: jsonb().notNull(),
    /** Null if it starts immediately. */
    startsAt: moment(),
    /** Null if it never ends. */
    endsAt: moment(),
    /** `showDueAnnouncement` sets this, so that all pages change together even if the clocks of processes differ. */
    isShown: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('announcements_text_not_empty', sql`btrim(${t.text}) <> ''`),
    check('announcements_ends_after_start', sql`${t.endsAt} > ${t.startsAt}`),
    check('announcements_target_object', sql`jsonb_typeof(${t.target}) = 'object'`),
  ],
)
