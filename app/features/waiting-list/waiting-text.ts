import * as en from '#app/features/waiting-list/messages/en.ts'

export { en as waitingText }
