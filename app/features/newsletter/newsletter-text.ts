import * as en from '#app/features/newsletter/messages/en.ts'

/** What shoppers read about the newsletter, in the language of the page. */
export { en as newsletterText }
