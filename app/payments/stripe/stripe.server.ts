import { adminText } from '#app/payments/admin-text.ts'
import { getStripeLimits } from '#app/payments/stripe/stripe-amount.ts'
import type { ProviderEntry } from '#app/pricing/payment-providers.ts'

/** The shopper pays on Stripe's page. */
export const stripe: ProviderEntry = {
  title: () => 'Stripe',
  description: () => adminText.stripe.description,
  methods: ['credit_card', 'paypal', 'apple_pay', 'google_pay'],
  capabilities: { isRealMoney: true, paymentFlow: 'hosted-page', hasWebhook: true, refunds: 'automatic' },
  initialStatus: { paymentStatus: 'pending', status: 'pending' },
  settingFields: [],
  keyFields: [
    {
      name: 'secretKey',
      label: () => adminText.stripe.secretKey,
      hint: () => adminText.stripe.secretKeyHint,
      variable: 'STRIPE_SECRET_KEY',
      pattern: /^(sk|rk)_(test|live)_\w{8,}$/,
    },
    {
      name: 'webhookSecret',
      label: () => adminText.stripe.webhookSecret,
      hint: () => adminText.stripe.webhookSecretHint,
      variable: 'STRIPE_WEBHOOK_SECRET',
      pattern: /^whsec_[\w+/=-]{8,}$/,
    },
  ],
  amountLimits: getStripeLimits,
  isConfiguredInEnvironment: ({ stripe: account }) => account !== null,
  connect(env, keys) {
    const { secretKey, webhookSecret } = keys ?? {}
    const entered = secretKey && webhookSecret ? { secretKey, webhookSecret, apiUrl: env.STRIPE_API_URL } : null
    const account = env.stripe ?? entered
    if (!account) return null
    return async () => {
      const { createStripeProvider } = await import('#app/payments/stripe/stripe-provider.server.ts')
      return createStripeProvider(account)
    }
  },
}
