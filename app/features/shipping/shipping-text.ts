import * as en from '#app/features/shipping/messages/en.ts'

export { en as shippingText }
