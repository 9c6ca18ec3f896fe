import * as en from '#app/features/reviews/messages/en.ts'

/** What shoppers read about reviews, in the language of the page. */
export { en as reviewText }
