import * as en from '#app/features/taxes/messages/en.ts'

export { en as taxesText }
