import { adminText } from '#app/payments/admin-text.ts'
import { getPaypalLimits } from '#app/payments/paypal/paypal-amount.ts'
import { PAYPAL_API_URLS, type PaypalAccount } from '#app/platform/read-env.ts'
import type { Keys, ProviderEntry } from '#app/pricing/payment-providers.ts'

const KEY = /^[\w-]{16,255}$/

/** The shopper approves the payment on PayPal's page; then we capture it. */
export const paypal: ProviderEntry = {
  title: () => 'PayPal',
  logo: 'M7.016 19.198h-4.2a.562.562 0 0 1-.555-.65L5.093.584A.692.692 0 0 1 5.776 0h7.222c3.417 0 5.904 2.488 5.846 5.5-.006.25-.027.5-.066.747A6.794 6.794 0 0 1 12.071 12H8.743a.69.69 0 0 0-.682.583l-.325 2.056-.013.083-.692 4.39-.015.087zM19.79 6.142c-.01.087-.01.175-.023.261a7.76 7.76 0 0 1-7.695 6.598H9.007l-.283 1.795-.013.083-.692 4.39-.134.843-.014.088H6.86l-.497 3.15a.562.562 0 0 0 .555.65h3.612c.34 0 .63-.249.683-.585l.952-6.031a.692.692 0 0 1 .683-.584h2.126a6.793 6.793 0 0 0 6.707-5.752c.306-1.95-.466-3.744-1.89-4.906z',
  description: () => adminText.paypal.description,
  methods: ['paypal'],
  capabilities: { isRealMoney: true, paymentFlow: 'hosted-page', hasWebhook: true, refunds: 'automatic' },
  initialStatus: { paymentStatus: 'pending', status: 'pending' },
  settingFields: [],
  keyFields: [
    {
      name: 'mode',
      label: () => adminText.paypal.mode,
      hint: () => '', // each choice has its own
      variable: 'PAYPAL_MODE',
      pattern: /^(live|test)$/,
      choices: [
        { value: 'live', label: () => adminText.paypal.live, hint: () => adminText.paypal.liveHint },
        { value: 'test', label: () => adminText.paypal.sandbox, hint: () => adminText.paypal.sandboxHint },
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
