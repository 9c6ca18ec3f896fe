import * as en from '#app/features/waiting-list/messages/en.server.ts'

export { en as waitingMailText }
