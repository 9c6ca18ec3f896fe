import * as en from '#app/features/reviews/writing/messages/en.ts'

export { en as writeReviewText }
