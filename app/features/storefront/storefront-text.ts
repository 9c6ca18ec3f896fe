import * as en from '#app/features/storefront/messages/en.ts'

/** What shoppers read around pages and on those without a feature of their own, in the language of the page. */
export { en as storefrontText }
