import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { reviews } from '#app/content/reviews.table.ts'
import { foreignId, primaryId } from '#app/platform/db/columns.ts'

/** Photos that buyers added to reviews, in order. */
export const reviewPhotos = pgTable(
  'review_photos',
  {
    id: primaryId<'review-photo'>(),
    reviewId: foreignId<'review'>()
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    url: text().notNull(),
    publicId: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
  },
  (t) => [
    unique('review_photos_position_unique').on(t.reviewId, t.position),
    index('review_photos_public_id').on(t.publicId), // to check that an uploaded image is still shown
    check('review_photos_size_positive', sql`${t.width} > 0 and ${t.height} > 0`),
  ],
)
