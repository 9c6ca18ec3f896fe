import * as en from '#app/features/homepage/messages/en.ts'

/** What shoppers read on the homepage, in the language of the page. */
export { en as homepageText }
