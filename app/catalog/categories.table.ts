import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { sizeGuides } from '#app/catalog/size-guides/size-guides.table.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { createdAt, updatedAt } from '#app/platform/db/columns.ts'

/** A category is a type of product. db/baseline.sql inserts the four categories of a new store. */
export const categories = pgTable(
  'categories',
  {
    /** Used in storefront URLs, in files and in `products.category`, which is updated when the slug changes. */
    slug: text().primaryKey(),
    /** Never changes. Used in admin URLs and in the audit log. */
    id: uuid().$type<Id<'category'>>().notNull().unique().$defaultFn(newId),
    name: text().notNull(),
    position: integer().notNull(),
    image: text(), // shown in previews of shared links to the category
    imagePublicId: text(),
    imageWidth: integer(),
    imageHeight: integer(),
    imageAlt: text().notNull().default(''),
    seoTitle: text().notNull().default(''),
    seoDescription: text().notNull().default(''),
    sizeGuide: text().references(() => sizeGuides.name, { onUpdate: 'cascade', onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('categories_name_unique').on(sql`search_text(${t.name})`),
    index('categories_size_guide').on(t.sizeGuide),
    check('categories_slug_form', sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('categories_name_not_empty', sql`btrim(${t.name}) <> ''`),
    check(
      'categories_image_complete',
      sql`num_nulls(${t.image}, ${t.imagePublicId}, ${t.imageWidth}, ${t.imageHeight}) in (0, 4)`,
    ),
  ],
)
