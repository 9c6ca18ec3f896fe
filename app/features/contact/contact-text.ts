import * as en from '#app/features/contact/messages/en.ts'

/** What shoppers read about writing to the store, in the language of the page. */
export { en as contactText }
