import * as en from '#app/features/law/messages/en.ts'

export { en as lawText }
