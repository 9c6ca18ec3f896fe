import { AfterShipping } from '#app/features/checkout/form/after-shipping.tsx'
import { OrderPlaced } from '#app/features/checkout/form/order-placed.tsx'

/**
 * All of checkout that may follow its first step, in one script that is fetched while that is filled in. The thanks are in
 * it too: whoever has placed an order must be told, even if the network is gone by then.
 */
export const laterSteps = { AfterShipping, OrderPlaced }
