import { adminText } from '#app/payments/admin-text.ts'
import { manualProvider } from '#app/payments/providers/manual-provider.ts'
import type { PaymentProvider, ProviderEntry } from '#app/pricing/payment-providers.ts'

/** Takes no money. Used while no other provider is connected. */
export const demo: ProviderEntry = {
  title: () => adminText.demo.title,
  description: () => adminText.demo.description,
  methods: ['credit_card', 'paypal', 'apple_pay', 'google_pay'],
  capabilities: { isRealMoney: false, paymentFlow: 'checkout', hasWebhook: false, refunds: 'automatic' },
  initialStatus: { paymentStatus: 'paid', status: 'processing' },
  settingFields: [],
  keyFields: [],
  amountLimits: () => ({ min: 0, max: Number.MAX_SAFE_INTEGER, step: 1 }),
  isConfiguredInEnvironment: () => false,
  connect: () => async () => demoProvider,
}

export const demoProvider: PaymentProvider = {
  ...manualProvider,
  async authorize({ total }) {
    return { reference: '', payment: { state: 'paid', amount: total } }
  },
  async find() {
    return { state: 'gone' }
  },
  async refund() {
    return { state: 'done', reference: '' }
  },
  async test() {
    return { ok: true, mode: 'test', account: '' }
  },
}
