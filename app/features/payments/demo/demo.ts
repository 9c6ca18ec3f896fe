import type { PaymentProvider, ProviderEntry } from '#app/features/payments/payment-provider.ts'

export const demo: ProviderEntry = {
  title: 'Demo',
  methods: ['credit_card', 'paypal', 'apple_pay', 'google_pay'],
  capabilities: { realMoney: false, paidAt: 'checkout', webhook: false },
  initialStatus: { paymentStatus: 'paid', status: 'processing' },
  amountLimits: () => ({ min: 0, max: Number.MAX_SAFE_INTEGER, step: 1 }),
  connect: () => async () => demoProvider,
}

export const demoProvider: PaymentProvider = {
  async authorize({ total }) {
    return { reference: '', payment: { state: 'paid', amount: total } }
  },
  async find() {
    return { state: 'gone' } // nothing is stored
  },
  async release() {
    return { state: 'gone' }
  },
  async refund() {
    return { state: 'done', reference: '' }
  },
  async readWebhook() {
    return 'refused'
  },
  async test() {
    return { ok: true, mode: 'test', account: '' }
  },
}
