import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { REDIRECT_ORIGINS } from '#app/content/redirects/redirect-list.ts'
import { createdAt, isOneOf, newestFirst, primaryId, updatedAt } from '#app/platform/db/columns.ts'

/**
 * Old paths and their targets. A redirect applies only while no page has its path. Triggers add redirects for pages
 * that moved or were deleted (`redirect_paths`).
 */
export const redirects = pgTable(
  'redirects',
  {
    id: primaryId<'redirect'>(),
    /** A result of `toRedirectPath`: without a locale's prefix, in lower case. */
    path: text().notNull(),
    /** The path of a page, perhaps with a query, or an https URL. */
    target: text().notNull(),
    origin: text({ enum: REDIRECT_ORIGINS }).notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('redirects_path_unique').on(t.path),
    index('redirects_target').on(t.target),
    index('redirects_newest').on(...newestFirst(t)),
    index('redirects_search').using('gin', t.path.op('gin_trgm_ops'), t.target.op('gin_trgm_ops')),
    check('redirects_path_form', sql`${t.path} ~ '^/[^\\s#]+$' and ${t.path} = lower(${t.path})`),
    check('redirects_target_form', sql`${t.target} ~ '^(/|/[^/\\\\\\s][^\\\\\\s]*|https://[^/\\s][^\\s]*)$'`),
    check('redirects_leads_away', sql`${t.path} <> ${t.target}`),
    check('redirects_origin_known', isOneOf(t.origin, REDIRECT_ORIGINS)),
  ],
)
