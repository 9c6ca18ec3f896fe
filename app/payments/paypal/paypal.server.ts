import { adminText } from '#app/payments/admin-text.ts'
import { getPaypalLimits } from '#app/payments/paypal/paypal-amount.ts'
import { PAYPAL_API_URLS, type PaypalAccount } from '#app/platform/read-env.ts'
import type { Keys, ProviderEntry } from '#app/pricing/payment-providers.ts'

const KEY = /^[\w-]{16,255}$/

/** The shopper approves the payment on PayPal's page; then we capture it. */
export const paypal: ProviderEntry = {
  title: () => 'PayPal',
  description: () => adminText.paypal.description,
  methods: ['paypal'],
  capabilities: { isRealMoney: true, paymentFlow: 'hosted-page', hasWebhook: true, refunds: 'automatic' },
  initialStatus: { paymentStatus: 'pending', status: 'pending' },
  settingFields: [],
  keyFields: [
    {
      name: 'mode',
      label: () => adminText.paypal.mode,
      hint: () => adminText.paypal.modeHint,
      variable: 'PAYPAL_MODE',
      pattern: /^(live|test)$/,
      choices: [
        { value: 'live', label: () => adminText.paypal.live },
        { value: 'test', label: () => adminText.paypal.sandbox },
      ],
    },
    {
      name: 'clientId',
      label: () => adminText.paypal.clientId,
      hint: () => adminText.paypal.clientIdHint,
      variable: 'PAYPAL_CLIENT_ID',
      pattern: KEY,
    },
    {
      name: 'secret',
      label: () => adminText.paypal.secret,
      hint: () => adminText.paypal.secretHint,
      variable: 'PAYPAL_SECRET',
      pattern: KEY,
    },
    {
      name: 'webhookId',
      label: () => adminText.paypal.webhookId,
      hint: () => adminText.paypal.webhookIdHint,
      variable: 'PAYPAL_WEBHOOK_ID',
      pattern: /^[A-Za-z0-9]{8,50}$/,
    },
  ],
  amountLimits: getPaypalLimits,
  isConfiguredInEnvironment: ({ paypal: account }) => account !== null,
  connect(env, keys) {
    const account = env.paypal ?? findAccount(env.PAYPAL_API_URL, keys ?? {})
    if (!account) return null
    return async () => {
      const { createPaypalProvider } = await import('#app/payments/paypal/paypal-provider.server.ts')
      return createPaypalProvider(account)
    }
  },
}

function findAccount(apiUrl: string | undefined, keys: Keys): PaypalAccount | null {
  const { clientId, secret, webhookId } = keys
  if (!clientId || !secret || !webhookId) return null
  const mode = keys.mode === 'test' ? 'test' : 'live'
  return { clientId, secret, webhookId, mode, apiUrl: apiUrl ?? PAYPAL_API_URLS[mode] }
}
