import * as en from '#app/features/reviews/messages/en.ts'

export { en as reviewText }
