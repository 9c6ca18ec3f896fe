import { and, eq } from 'drizzle-orm'
import type { ReviewCommand } from '#app/content/reviews/admin/review-command.ts'
import { reviewPhotos } from '#app/content/reviews/review-photos.table.ts'
import { reviews } from '#app/content/reviews.table.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { type Change, recordChange } from '#app/store/audit.server.ts'

type StoredReview = typeof reviews.$inferSelect

/** Returns false if the review, or its photo, was deleted. The last decision wins. */
export async function moderateReview(
  db: Database,
  command: ReviewCommand,
  staffId: Id<'staff'>,
  now = new Date(),
): Promise<boolean> {
  return await withTx(db, async (tx) => {
    const [review] = await tx.select().from(reviews).where(eq(reviews.id, command.id)).for('no key update')
    if (!review) return false
    const { set, changes } = toChange(review, command, now)
    if (command.intent === 'remove-photo' && !(await removePhoto(tx, command))) return false
    if (set) await tx.update(reviews).set(set).where(eq(reviews.id, review.id))
    const action = `review.${command.intent}`
    await recordChange(tx, staffId, { action, entity: 'review', entityId: review.id, changes })
    return true
  })
}

function toChange(
  review: StoredReview,
  command: ReviewCommand,
  now: Date,
): { readonly set: Partial<StoredReview> | null; readonly changes: NonNullable<Change['changes']> } {
  switch (command.intent) {
    case 'approve': {
      const set = { status: 'approved', rejection: null, moderatedAt: now } as const
      return { set, changes: { status: { from: review.status, to: set.status } } }
    }
    case 'reject': {
      const set = { status: 'rejected', rejection: command.reason, moderatedAt: now } as const
      return { set, changes: { status: { from: review.status, to: set.status }, reason: command.reason } }
    }
    case 'reply': {
      const hasReply = command.reply !== ''
      return { set: { reply: command.reply, repliedAt: hasReply ? now : null }, changes: { fields: ['reply'] } }
    }
    case 'incentive': {
      const isIncentivized = command.incentive === 'yes'
      return { set: { isIncentivized }, changes: { incentive: { from: review.isIncentivized, to: isIncentivized } } }
    }
    case 'remove-photo':
      return { set: null, changes: { fields: ['photos'] } }
  }
}

/** Removes the photo from the review. A sweep deletes the file once nothing references it. */
async function removePhoto(tx: Database, { id, photo }: Extract<ReviewCommand, { intent: 'remove-photo' }>) {
  const { rowCount } = await tx
    .delete(reviewPhotos)
    .where(and(eq(reviewPhotos.id, photo), eq(reviewPhotos.reviewId, id)))
  return rowCount === 1
}
