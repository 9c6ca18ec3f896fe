import * as en from '#app/features/homepage/messages/en.ts'

export { en as homepageText }
