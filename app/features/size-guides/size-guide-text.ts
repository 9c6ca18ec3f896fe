import * as en from '#app/features/size-guides/messages/en.ts'

export { en as sizeGuideText }
