import { ChangedLines } from '#app/features/checkout/form/changed-lines.tsx'
import { ErrorSummary } from '#app/features/checkout/form/error-summary.tsx'
import { OrderPlaced } from '#app/features/checkout/form/order-placed.tsx'
import { PaymentStep } from '#app/features/checkout/form/payment-step.tsx'
import { ShippingRecap } from '#app/features/checkout/form/shipping-recap.tsx'

export type LaterSteps = typeof laterSteps

/**
 * All of checkout that may follow its first step, in one script that is fetched while that is filled in. The thanks are in
 * it too: anyone who has placed an order must be told, even if the network is gone by then.
 */
export const laterSteps = { ChangedLines, ErrorSummary, OrderPlaced, PaymentStep, ShippingRecap }
