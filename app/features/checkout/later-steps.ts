import { AfterShipping } from '#app/features/checkout/after-shipping.tsx'
import { OrderPlaced } from '#app/features/checkout/order-placed.tsx'

/**
 * All of checkout that may follow what is typed into its first step, in one script that is fetched meanwhile. The thanks
 * belong to it: whoever has placed an order must be told.
 */
export const laterSteps = { AfterShipping, OrderPlaced }
