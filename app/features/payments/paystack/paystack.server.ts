import type { ProviderEntry } from '#app/features/payments/payment-provider.ts'
import { paystackLimits } from '#app/features/payments/paystack/paystack-amount.ts'

/** Connected if its key is set. The shopper pays on Paystack's page. */
export const paystack: ProviderEntry = {
  title: 'Paystack',
  methods: ['credit_card', 'bank_or_mobile'],
  capabilities: { realMoney: true, paidAt: 'hosted-page', webhook: true },
  initialStatus: { paymentStatus: 'pending', status: 'pending' },
  amountLimits: paystackLimits,
  connect({ paystack: account }) {
    if (!account) return null
    return async () => {
      const { paystackProvider } = await import('#app/features/payments/paystack/paystack-provider.server.ts')
      return paystackProvider(account)
    }
  },
}
