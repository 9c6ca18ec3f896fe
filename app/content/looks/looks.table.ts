import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { products } from '#app/catalog/products.table.ts'
import { createdAt, foreignId, primaryId, updatedAt } from '#app/platform/db/columns.ts'

/** A look is an image that shows several products together. */
export const looks = pgTable(
  'looks',
  {
    id: primaryId<'look'>(),
    name: text().notNull(),
    isActive: boolean().notNull().default(true),
    position: integer().notNull().default(0),
    image: text().notNull(),
    imagePublicId: text().notNull(),
    imageWidth: integer().notNull(),
    imageHeight: integer().notNull(),
    imageAlt: text().notNull().default(''),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('looks_name_not_empty', sql`btrim(${t.name}) <> ''`),
    check('looks_image_size', sql`${t.imageWidth} > 0 and ${t.imageHeight} > 0`),
  ],
)

/** The products of a look, each with its hotspot on the image. */
export const lookItems = pgTable(
  'look_items',
  {
    id: primaryId<'look-item'>(),
    lookId: foreignId<'look'>()
      .notNull()
      .references(() => looks.id, { onDelete: 'cascade' }),
    /** Null once the product is deleted. Staff then have to remove the item. */
    productId: foreignId<'product'>().references(() => products.id, { onDelete: 'set null' }),
    /** The name of a color of the product. If it is null, the look shows the first color. */
    color: text(),
    /** The hotspot, in whole percent of the image's width and height. */
    x: integer().notNull(),
    y: integer().notNull(),
    position: integer().notNull(),
  },
  (t) => [
    unique('look_items_product_once').on(t.lookId, t.productId),
    index('look_items_product').on(t.productId),
    check('look_items_on_image', sql`${t.x} between 0 and 100 and ${t.y} between 0 and 100`),
  ],
)
