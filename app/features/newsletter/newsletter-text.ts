import * as en from '#app/features/newsletter/messages/en.ts'

export { en as newsletterText }
