import * as en from '#app/features/newsletter/messages/en.ts'

/** The messages of the newsletter form in the language of the page. */
export { en as newsletterText }
