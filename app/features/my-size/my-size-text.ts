import * as en from '#app/features/my-size/messages/en.ts'

export { en as mySizeText }
