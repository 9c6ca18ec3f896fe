/** Ranges in centimeters, including both ends. */
export const HEIGHT_RANGES = ['under-155', '155-159', '160-164', '165-169', '170-174', '175-179', 'from-180'] as const
export type HeightRange = (typeof HEIGHT_RANGES)[number]

/** Only approved reviews are shown and counted. */
export const REVIEW_STATUSES = ['pending', 'approved', 'rejected'] as const
export type ReviewStatus = (typeof REVIEW_STATUSES)[number]

/** The reasons for which staff can reject a review. A low rating is not a reason. */
export const REJECTION_REASONS = ['offensive', 'personal', 'off-topic', 'advertising', 'false', 'rights'] as const
export type RejectionReason = (typeof REJECTION_REASONS)[number]

export const MAX_PHOTOS = 4

/** The limits in characters. */
export const MAX_TITLE = 100
export const MAX_COMMENT = 5_000
export const MAX_NAME = 60
export const MAX_REPLY = 2_000

/** The number of reviews per page for staff. It is small, because a review is several lines high. */
export const QUEUE_PAGE_SIZE = 20
