import * as en from '#app/features/addresses/messages/en.ts'

export { en as addressesText }
