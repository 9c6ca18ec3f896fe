import { eq, type SQL, sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { CARD_PER, type CardPer, type CollectionStatus } from '#app/catalog/constants.ts'
import { sizeGuides } from '#app/catalog/size-guides/size-guides.table.ts'
import { createdAt, isOneOf, primaryId, updatedAt } from '#app/platform/db/columns.ts'

/** Collections with their text, images, status and position. */
export const collections = pgTable(
  'collections',
  {
    id: primaryId<'collection'>(),
    name: text().notNull(),
    slug: text().notNull(),
    description: text().notNull().default(''),
    status: text().$type<CollectionStatus>().notNull().default('active'),
    position: integer().notNull().default(0),
    cardPer: text().$type<CardPer>().notNull().default('product'),
    heroImage: text(), // for the collection's page and the lookbook
    heroImageWidth: integer(),
    heroImageHeight: integer(),
    heroImageAlt: text().notNull().default(''),
    imageUrl: text(), // for tiles; if empty, they show the hero image
    imageUrlWidth: integer(),
    imageUrlHeight: integer(),
    imageUrlAlt: text().notNull().default(''),
    seoTitle: text().notNull().default(''),
    seoDescription: text().notNull().default(''),
    sizeGuide: text().references(() => sizeGuides.name, { onUpdate: 'cascade', onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('collections_slug_unique').on(t.slug),
    index('collections_position').on(t.status, t.position),
    index('collections_size_guide').on(t.sizeGuide),
    check('collections_status_known', sql`${t.status} in ('active', 'draft')`),
    check('collections_card_per_known', isOneOf(t.cardPer, CARD_PER)),
    check('collections_name_not_empty', sql`btrim(${t.name}) <> ''`),
    check('collections_slug_form', sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check(
      'collections_hero_image_size',
      sql`(${t.heroImage} is null) = (${t.heroImageWidth} is null) and (${t.heroImage} is null) = (${t.heroImageHeight} is null)`,
    ),
    check(
      'collections_image_url_size',
      sql`(${t.imageUrl} is null) = (${t.imageUrlWidth} is null) and (${t.imageUrl} is null) = (${t.imageUrlHeight} is null)`,
    ),
  ],
)

/** Matches collections that shoppers can see; combine with other conditions only with AND. */
export function publicCollection(): SQL {
  return eq(collections.status, 'active')
}
