import { and, eq, sql } from 'drizzle-orm'
import { reviewVotes } from '#app/content/reviews/helpful/review-votes.table.ts'
import { reviews } from '#app/content/reviews.table.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { env } from '#app/platform/env.server.ts'
import { getNetwork } from '#app/platform/http/address.ts'
import { createLocalLimiter, type Limiter, type LimitResult } from '#app/platform/limits/limits.server.ts'

const votes = createLocalLimiter({ name: 'review-votes', points: env.LIMIT_REVIEW_VOTES, seconds: 60 })

export function limitVotes(from: string, limiter: Limiter = votes): Promise<LimitResult> {
  return limiter.count(getNetwork(from))
}

type Vote = { readonly review: Id<'review'>; readonly voter: string; readonly isHelpful: boolean }

/** Counts a voter once. Idempotent. Returns the review's number of votes; null if shoppers cannot see the review. */
export async function vote(db: Database, { review, voter, isHelpful }: Vote): Promise<number | null> {
  return await withTx(db, async (tx) => {
    const isShown = and(eq(reviews.id, review), eq(reviews.status, 'approved'))
    const [shownReview] = await tx
      .select({ helpful: reviews.helpful })
      .from(reviews)
      .where(isShown)
      .for('no key update')
    if (!shownReview) return null
    const isOwnVote = and(eq(reviewVotes.reviewId, review), eq(reviewVotes.voter, voter))
    const { rowCount } = isHelpful
      ? await tx.insert(reviewVotes).values({ reviewId: review, voter }).onConflictDoNothing()
      : await tx.delete(reviewVotes).where(isOwnVote)
    if (!rowCount) return shownReview.helpful
    const change = isHelpful ? 1 : -1
    await tx
      .update(reviews)
      .set({ helpful: sql`${reviews.helpful} + ${change}` })
      .where(eq(reviews.id, review))
    return shownReview.helpful + change
  })
}
