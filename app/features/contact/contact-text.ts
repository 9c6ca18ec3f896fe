import * as en from '#app/features/contact/messages/en.ts'

export { en as contactText }
