import * as en from '#app/features/pages/messages/en.ts'

export { en as pagesText }
