import * as en from '#app/features/storefront/messages/en.ts'

/** Texts of the shell and of pages without their own feature, in the language of the page. */
export { en as storefrontText }
