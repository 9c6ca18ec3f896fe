import type { ProviderEntry } from '#app/features/payments/payment-provider.ts'
import { stripeLimits } from '#app/features/payments/stripe/stripe-amount.ts'

/** Connected if both keys are set. The shopper pays on Stripe's page (docs/rules.md, Payment). */
export const stripe: ProviderEntry = {
  title: 'Stripe',
  methods: ['credit_card', 'paypal', 'apple_pay', 'google_pay'],
  capabilities: { realMoney: true, paidAt: 'hosted-page', webhook: true },
  initialStatus: { paymentStatus: 'pending', status: 'pending' },
  amountLimits: stripeLimits,
  connect({ stripe: account }) {
    if (!account) return null
    return async () => {
      const { stripeProvider } = await import('#app/features/payments/stripe/stripe-provider.server.ts')
      return stripeProvider(account)
    }
  },
}
