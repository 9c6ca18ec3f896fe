import { bankTransfer } from '#app/payments/bank-transfer/bank-transfer.ts'
import { cashOnDelivery } from '#app/payments/cash-on-delivery/cash-on-delivery.ts'
import { demo } from '#app/payments/demo/demo.ts'
import { paypal } from '#app/payments/paypal/paypal.server.ts'
import { paystack } from '#app/payments/paystack/paystack.server.ts'
import { stripe } from '#app/payments/stripe/stripe.server.ts'
import type { RegisteredProvider } from '#app/pricing/payment-providers.ts'

/**
 * The providers, in the order in which checkout shows them until staff change it. Orders store the name of their
 * provider.
 */
export const PROVIDERS: readonly RegisteredProvider[] = [
  { name: 'stripe', ...stripe },
  { name: 'paystack', ...paystack },
  { name: 'paypal', ...paypal },
  { name: 'bank_transfer', ...bankTransfer },
  { name: 'cash_on_delivery', ...cashOnDelivery },
]

/** Handles the payments of a store that has connected no other provider. */
export const DEMO: RegisteredProvider = { name: 'demo', ...demo }
