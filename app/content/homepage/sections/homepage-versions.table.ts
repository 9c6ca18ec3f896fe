import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, moment, primaryId, updatedAt } from '#app/platform/db/columns.ts'

/**
 * The sections of the homepage: at most one draft, and the published versions. Shoppers see the version that was
 * published last, or a preset if there is none (preset-sections.server.ts).
 */
export const homepageVersions = pgTable(
  'homepage_versions',
  {
    id: primaryId<'homepage-version'>(),
    /** `Section[]`; read by `readStoredSections`. */
    sections: jsonb().notNull(),
    /**
     * `PlacementChanges` of a draft, which are applied to the products when the draft is published; null if there are
     * none.
     */
    placements: jsonb(),
    isDraft: boolean().notNull(),
    /** Null if the store itself created the version. */
    staffId: uuid(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    publishedAt: moment(),
  },
  (t) => [
    uniqueIndex('homepage_versions_one_draft').on(t.isDraft).where(sql`${t.isDraft}`),
    index('homepage_versions_published').on(t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    check('homepage_versions_draft_unpublished', sql`${t.isDraft} = (${t.publishedAt} is null)`),
    check('homepage_versions_placements_draft', sql`${t.isDraft} or ${t.placements} is null`),
    check('homepage_versions_sections_list', sql`jsonb_typeof(${t.sections}) = 'array'`),
  ],
)
