import { PAYMENT_METHODS } from '#app/features/orders/order.ts'
import type { ProviderEntry } from '#app/features/payments/payment-provider.ts'

/** Connected if both keys are set. The shopper pays on Stripe's page (docs/rules.md, Payment). */
export const stripe: ProviderEntry = {
  title: 'Stripe',
  methods: PAYMENT_METHODS,
  capabilities: { realMoney: true, paidAt: 'hosted-page', webhook: true },
  initialStatus: { paymentStatus: 'pending', status: 'pending' },
  amountLimits: { min: 50, max: 99_999_999 },
  connect({ stripe: account }) {
    if (!account) return null
    return async () => {
      const { stripeProvider } = await import('#app/features/payments/stripe/stripe-provider.server.ts')
      return stripeProvider(account)
    }
  },
}
