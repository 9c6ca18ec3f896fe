import type { Keys, ProviderEntry } from '#app/features/payments/payment-provider.ts'
import { paypalLimits } from '#app/features/payments/paypal/paypal-amount.ts'
import { PAYPAL_API_URLS, type PaypalAccount } from '#app/platform/read-env.ts'

const KEY = /^[\w-]{16,255}$/

/** The shopper approves on PayPal's page; then we capture (docs/rules.md, Payment). */
export const paypal: ProviderEntry = {
  title: 'PayPal',
  description: 'Payments from PayPal accounts, on PayPal’s page.',
  methods: ['paypal'],
  capabilities: { realMoney: true, paidAt: 'hosted-page', webhook: true, refunds: 'automatic' },
  initialStatus: { paymentStatus: 'pending', status: 'pending' },
  termFields: [],
  keyFields: [
    {
      name: 'mode',
      label: 'Mode',
      hint: 'Keys of PayPal’s sandbox move no money.',
      variable: 'PAYPAL_MODE',
      pattern: /^(live|test)$/,
      choices: [
        { value: 'live', label: 'Live' },
        { value: 'test', label: 'Sandbox' },
      ],
    },
    {
      name: 'clientId',
      label: 'Client ID',
      hint: 'In PayPal’s developer dashboard, under Apps & Credentials',
      variable: 'PAYPAL_CLIENT_ID',
      pattern: KEY,
    },
    { name: 'secret', label: 'Secret', hint: 'Below the client ID', variable: 'PAYPAL_SECRET', pattern: KEY },
    {
      name: 'webhookId',
      label: 'Webhook ID',
      hint: 'In the app, once you have added the webhook below',
      variable: 'PAYPAL_WEBHOOK_ID',
      pattern: /^[A-Za-z0-9]{8,50}$/,
    },
  ],
  amountLimits: paypalLimits,
  isInEnvironment: ({ paypal: account }) => account !== null,
  connect(env, keys) {
    const account = env.paypal ?? accountOf(env.PAYPAL_API_URL, keys ?? {})
    if (!account) return null
    return async () => {
      const { paypalProvider } = await import('#app/features/payments/paypal/paypal-provider.server.ts')
      return paypalProvider(account)
    }
  },
}

function accountOf(apiUrl: string | undefined, keys: Keys): PaypalAccount | null {
  const { clientId, secret, webhookId } = keys
  if (!clientId || !secret || !webhookId) return null
  const mode = keys.mode === 'test' ? 'test' : 'live'
  return { clientId, secret, webhookId, mode, apiUrl: apiUrl ?? PAYPAL_API_URLS[mode] }
}
