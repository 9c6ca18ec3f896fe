import * as en from '#app/features/homepage/messages/en.ts'

/** Texts of the homepage in the language of the page. */
export { en as homepageText }
