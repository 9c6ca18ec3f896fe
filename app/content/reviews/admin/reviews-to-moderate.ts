import { sql } from 'drizzle-orm'
import { reviews } from '#app/content/reviews.table.ts'

export const reviewsToModerate = {
  item: 'reviews',
  rows: sql`${reviews} where ${reviews.status} = 'pending'`,
} as const
