import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { products } from '#app/catalog/products.table.ts'
import { createdAt, idOf, primaryId } from '#app/platform/db/columns.ts'

/** The images of a product, in order. One is primary; an image may belong to a color. */
export const productImages = pgTable(
  'product_images',
  {
    id: primaryId<'product-image'>(),
    productId: idOf<'product'>()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    publicId: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    alt: text().notNull().default(''),
    /** Selecting this color shows this image. */
    color: text(),
    displayOrder: integer().notNull().default(0),
    isPrimary: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    index('product_images_product').on(t.productId, t.displayOrder),
    index('product_images_public_id').on(t.publicId),
    uniqueIndex('product_images_one_primary').on(t.productId).where(sql`${t.isPrimary}`),
    check('product_images_size_positive', sql`${t.width} > 0 and ${t.height} > 0`),
  ],
)
