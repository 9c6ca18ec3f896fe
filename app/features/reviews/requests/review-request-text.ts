import * as en from '#app/features/reviews/requests/messages/en.ts'

export { en as reviewRequestText }
