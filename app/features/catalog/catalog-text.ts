import * as en from '#app/features/catalog/messages/en.ts'

export { en as catalogText }
