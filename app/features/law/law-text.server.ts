import * as en from '#app/features/law/messages/en.server.ts'

export { en as serverLawText }
