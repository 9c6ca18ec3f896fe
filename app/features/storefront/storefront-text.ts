import * as en from '#app/features/storefront/messages/en.ts'

export { en as storefrontText }
