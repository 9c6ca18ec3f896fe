import * as en from '#app/features/contact/messages/en.ts'

/** The messages of the contact form in the language of the page. */
export { en as contactText }
