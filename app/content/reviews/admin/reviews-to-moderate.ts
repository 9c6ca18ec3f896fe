import { sql } from 'drizzle-orm'
import { reviews } from '#app/content/reviews.table.ts'

export const reviewsToModerate = {
  item: 'reviews',
  table: reviews,
  where: sql`${reviews.status} = 'pending'`,
} as const
