import * as en from '#app/features/fit/messages/en.ts'

export { en as fitText }
