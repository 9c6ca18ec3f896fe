import { pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { reviews } from '#app/content/reviews.table.ts'
import { createdAt, foreignId } from '#app/platform/db/columns.ts'

/** Votes that a review is helpful, each with a random id stored in the browser. `reviews.helpful` is their count. */
export const reviewVotes = pgTable(
  'review_votes',
  {
    reviewId: foreignId<'review'>()
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    voter: uuid().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.reviewId, t.voter] })],
)
