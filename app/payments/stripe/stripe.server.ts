import { adminText } from '#app/payments/admin-text.ts'
import { getStripeLimits } from '#app/payments/stripe/stripe-amount.ts'
import type { ProviderEntry } from '#app/pricing/payment-providers.ts'

/** The shopper pays on Stripe's page. */
export const stripe: ProviderEntry = {
  title: () => 'Stripe',
  logo: 'M13.976 9.15c-2.172-.806-3.356-1.426-3.356-2.409 0-.831.683-1.305 1.901-1.305 2.227 0 4.515.858 6.09 1.631l.89-5.494C18.252.975 15.697 0 12.165 0 9.667 0 7.589.654 6.104 1.872 4.56 3.147 3.757 4.992 3.757 7.218c0 4.039 2.467 5.76 6.476 7.219 2.585.92 3.445 1.574 3.445 2.583 0 .98-.84 1.545-2.354 1.545-1.875 0-4.965-.921-6.99-2.109l-.9 5.555C5.175 22.99 8.385 24 11.714 24c2.641 0 4.843-.624 6.328-1.813 1.664-1.305 2.525-3.236 2.525-5.732 0-4.128-2.524-5.851-6.594-7.305h.003z',
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
