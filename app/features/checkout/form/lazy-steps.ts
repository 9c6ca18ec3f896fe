import { ChangedLines } from '#app/features/checkout/form/changed-lines.tsx'
import { ErrorSummary } from '#app/features/checkout/form/error-summary.tsx'
import { OrderPlaced } from '#app/features/checkout/form/order-placed.tsx'
import { PaymentStep } from '#app/features/checkout/form/payment-step.tsx'
import { ShippingRecap } from '#app/features/checkout/form/shipping-recap.tsx'

export type LaterSteps = typeof laterSteps

/** All that may follow the first step, in one script: the confirmation must work even if the network has failed by then. */
export const laterSteps = { ChangedLines, ErrorSummary, OrderPlaced, PaymentStep, ShippingRecap }
