import { adminText } from '#app/payments/admin-text.ts'
import { getPaystackLimits } from '#app/payments/paystack/paystack-amount.ts'
import type { ProviderEntry } from '#app/pricing/payment-providers.ts'

/** The shopper pays on Paystack's page. */
export const paystack: ProviderEntry = {
  title: () => 'Paystack',
  logo: 'M1 3h22v3.6H1zM1 13.4h22V17H1zM1 18.6h12.5v3.6H1zM1 8.2h22v3.6H1z',
  description: () => adminText.paystack.description,
  methods: ['credit_card', 'bank_or_mobile'],
  capabilities: { isRealMoney: true, paymentFlow: 'hosted-page', hasWebhook: true, refunds: 'automatic' },
  initialStatus: { paymentStatus: 'pending', status: 'pending' },
  settingFields: [],
  keyFields: [
    {
      name: 'secretKey',
      label: () => adminText.paystack.secretKey,
      hint: () => adminText.paystack.secretKeyHint,
      variable: 'PAYSTACK_SECRET_KEY',
      pattern: /^sk_(test|live)_\w{8,}$/,
    },
  ],
  amountLimits: getPaystackLimits,
  isConfiguredInEnvironment: ({ paystack: account }) => account !== null,
  connect(env, keys) {
    const entered = keys?.secretKey ? { secretKey: keys.secretKey, apiUrl: env.PAYSTACK_API_URL } : null
    const account = env.paystack ?? entered
    if (!account) return null
    return async () => {
      const { createPaystackProvider } = await import('#app/payments/paystack/paystack-provider.server.ts')
      return createPaystackProvider(account)
    }
  },
}
