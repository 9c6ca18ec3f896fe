import { adminText } from '#app/payments/admin-text.ts'
import { manualProvider } from '#app/payments/providers/manual-provider.ts'
import type { ProviderEntry } from '#app/pricing/payment-providers.ts'

/**
 * The shopper transfers the total to the store's account; the stock is held for several days (docs/rules.md, Payment).
 */
export const bankTransfer: ProviderEntry = {
  title: () => adminText.bankTransfer.title,
  description: () => adminText.bankTransfer.description,
  methods: ['bank_transfer'],
  capabilities: { isRealMoney: true, paymentFlow: 'transfer', hasWebhook: false, refunds: 'manual' },
  initialStatus: { paymentStatus: 'pending', status: 'pending' },
  settingFields: ['account', 'holdDays', 'max', 'countries'],
  keyFields: [],
  amountLimits: () => ({ min: 1, max: Number.MAX_SAFE_INTEGER, step: 1 }),
  isConfiguredInEnvironment: () => false,
  connect: () => async () => manualProvider,
}
