import { z } from 'zod'
import { addressesText } from '#app/base/address-text.ts'
import { FIT_VOTES } from '#app/content/reviews/fit/fit-vote.ts'
import { HEIGHT_RANGES, MAX_COMMENT, MAX_NAME, MAX_PHOTOS, MAX_TITLE } from '#app/content/reviews/review.ts'
import { writeReviewText } from '#app/content/reviews/writing/write-review-text.ts'
import { isOneLine } from '#app/lib/line.ts'
import { containsCardNumber, containsWebAddress } from '#app/lib/unwanted-text.ts'
import { MAX_IMAGE_BYTES } from '#app/platform/images/image-type.ts'

function text(max: number) {
  return z
    .string({ error: () => writeReviewText.incomplete })
    .trim()
    .max(max, { error: () => writeReviewText.tooLong(max) })
    .refine((typed) => !containsCardNumber(typed), { error: () => writeReviewText.cardNumber })
}

function line(max: number) {
  return text(max).refine(isOneLine, { error: () => writeReviewText.oneLine })
}

/** Parses '' as null, for no choice. */
function optional<Choice extends z.ZodType>(choice: Choice) {
  return z.preprocess((chosen) => (chosen === '' || chosen === undefined ? null : chosen), choice.nullable())
}

const unknownChoice = { error: () => writeReviewText.unknownChoice }

/** The review form, without its photos. */
export const reviewInput = z.strictObject({
  rating: z.coerce
    .number({ error: () => writeReviewText.chooseRating })
    .int({ error: () => writeReviewText.chooseRating })
    .min(1, { error: () => writeReviewText.chooseRating })
    .max(5, { error: () => writeReviewText.chooseRating }),
  title: line(MAX_TITLE),
  comment: text(MAX_COMMENT),
  name: line(MAX_NAME)
    .min(1, { error: () => writeReviewText.nameMissing })
    .refine((typed) => !containsWebAddress(typed), { error: () => addressesText.noWebAddress }),
  fit: optional(z.enum(FIT_VOTES, unknownChoice)),
  usualSize: line(MAX_NAME).default(''),
  height: optional(z.enum(HEIGHT_RANGES, unknownChoice)),
})

export type ReviewInput = z.output<typeof reviewInput>

/** Limits for files during the upload. Exceeding one aborts the upload. */
export const PHOTO_LIMITS = {
  maxFiles: MAX_PHOTOS,
  maxFileSize: MAX_IMAGE_BYTES,
  maxParts: 20,
  maxTotalSize: 60 * 2 ** 20,
} as const
