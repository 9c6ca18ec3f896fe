/** In centimeters, both ends included; the last of a range is the first of no other. */
export const HEIGHT_RANGES = ['under-155', '155-159', '160-164', '165-169', '170-174', '175-179', 'from-180'] as const
export type HeightRange = (typeof HEIGHT_RANGES)[number]

/** Only approved reviews are shown and counted. */
export const REVIEW_STATUSES = ['pending', 'approved', 'rejected'] as const
export type ReviewStatus = (typeof REVIEW_STATUSES)[number]

/** Why staff do not show a review. A low rating is none of them. */
export const REJECTION_REASONS = ['offensive', 'personal', 'off-topic', 'advertising', 'false', 'rights'] as const
export type RejectionReason = (typeof REJECTION_REASONS)[number]

export const MAX_PHOTOS = 4

/** In characters. */
export const MAX_TITLE = 100
export const MAX_COMMENT = 5_000
export const MAX_NAME = 60
export const MAX_REPLY = 2_000
