import { z } from 'zod'
import { MAX_REPLY, REJECTION_REASONS } from '#app/features/reviews/review.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import { idField } from '#app/lib/id-field.ts'

const id = idField<'review'>('Unknown review')

/** What staff do with a review. */
export const reviewCommand = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('approve'), id }),
  z.strictObject({
    intent: z.literal('reject'),
    id,
    reason: z.enum(REJECTION_REASONS, { error: 'Choose a reason' }),
  }),
  z.strictObject({
    intent: z.literal('reply'),
    id,
    reply: z
      .string()
      .trim()
      .max(MAX_REPLY, { error: `A reply has ${formatNumber(MAX_REPLY)} characters at most` }),
  }),
  z.strictObject({ intent: z.literal('incentive'), id, incentive: z.enum(['yes', 'no']) }),
  z.strictObject({ intent: z.literal('remove-photo'), id, photo: idField<'review-photo'>('Unknown photo') }),
])

export type ReviewCommand = z.output<typeof reviewCommand>
