import { sql } from 'drizzle-orm'
import { check, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { PAGE_STATUSES, type PageContent } from '#app/content/pages/page-content.ts'
import { createdAt, isOneOf, moment, primaryId, updatedAt } from '#app/platform/db/columns.ts'
import { POLICIES } from '#app/store/policies.ts'

/**
 * The store's own pages in Markdown, including policies. Shoppers do not see `draft`, which contains an unpublished
 * edit of a published page. Triggers add redirects from former paths.
 */
export const pages = pgTable(
  'pages',
  {
    id: primaryId<'page'>(),
    title: text().notNull(),
    slug: text().notNull(),
    policy: text({ enum: POLICIES }),
    body: text().notNull().default(''),
    seoTitle: text().notNull().default(''),
    seoDescription: text().notNull().default(''),
    status: text({ enum: PAGE_STATUSES }).notNull().default('draft'),
    draft: jsonb().$type<PageContent>(),
    /** When the visible content was published. */
    publishedAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('pages_slug_unique').on(t.slug),
    unique('pages_policy_unique').on(t.policy),
    check('pages_title_not_empty', sql`btrim(${t.title}) <> ''`),
    check('pages_slug_form', sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('pages_status_known', isOneOf(t.status, PAGE_STATUSES)),
    check('pages_policy_known', isOneOf(t.policy, POLICIES)),
    check('pages_published_at', sql`(${t.status} = 'published') = (${t.publishedAt} is not null)`),
    check('pages_draft_of_published', sql`${t.draft} is null or ${t.status} = 'published'`),
  ],
)
