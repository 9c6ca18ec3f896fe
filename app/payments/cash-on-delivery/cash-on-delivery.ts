import { adminText } from '#app/payments/admin-text.ts'
import { manualProvider } from '#app/payments/providers/manual-provider.ts'
import type { ProviderEntry } from '#app/pricing/payment-providers.ts'

/** The carrier collects the payment: the order is processed immediately and paid on delivery. */
export const cashOnDelivery: ProviderEntry = {
  title: () => adminText.cashOnDelivery.title,
  description: () => adminText.cashOnDelivery.description,
  methods: ['cash_on_delivery'],
  capabilities: { isRealMoney: true, paymentFlow: 'delivery', hasWebhook: false, refunds: 'manual' },
  initialStatus: { paymentStatus: 'pending', status: 'processing' },
  settingFields: ['fee', 'max', 'countries'],
  keyFields: [],
  amountLimits: () => ({ min: 1, max: Number.MAX_SAFE_INTEGER, step: 1 }),
  isConfiguredInEnvironment: () => false,
  connect: () => async () => manualProvider,
}
