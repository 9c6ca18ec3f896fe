import * as en from '#app/features/reviews/page/messages/en.ts'

export { en as reviewPageText }
