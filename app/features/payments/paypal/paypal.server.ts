import type { ProviderEntry } from '#app/features/payments/payment-provider.ts'
import { paypalLimits } from '#app/features/payments/paypal/paypal-amount.ts'

/** Connected if its three keys are set. The shopper approves on PayPal's page; then we capture. */
export const paypal: ProviderEntry = {
  title: 'PayPal',
  methods: ['paypal'],
  capabilities: { realMoney: true, paidAt: 'hosted-page', webhook: true },
  initialStatus: { paymentStatus: 'pending', status: 'pending' },
  amountLimits: paypalLimits,
  connect({ paypal: account }) {
    if (!account) return null
    return async () => {
      const { paypalProvider } = await import('#app/features/payments/paypal/paypal-provider.server.ts')
      return paypalProvider(account)
    }
  },
}
