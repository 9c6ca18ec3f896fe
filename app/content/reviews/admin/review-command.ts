import { z } from 'zod'
import { adminText } from '#app/content/reviews/admin-text.ts'
import { MAX_REPLY, REJECTION_REASONS } from '#app/content/reviews/review.ts'
import { idField, textField } from '#app/lib/form-fields.ts'

const id = idField<'review'>(() => adminText.unknownReview)

/** A moderation command from staff. */
export const reviewCommand = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('approve'), id }),
  z.strictObject({
    intent: z.literal('reject'),
    id,
    reason: z.enum(REJECTION_REASONS, { error: () => adminText.chooseReason }),
  }),
  z.strictObject({
    intent: z.literal('reply'),
    id,
    reply: textField(MAX_REPLY, { tooLong: () => adminText.replyTooLong(MAX_REPLY) }),
  }),
  z.strictObject({ intent: z.literal('incentive'), id, incentive: z.enum(['yes', 'no']) }),
  z.strictObject({
    intent: z.literal('remove-photo'),
    id,
    photo: idField<'review-photo'>(() => adminText.unknownPhoto),
  }),
])

export type ReviewCommand = z.output<typeof reviewCommand>
