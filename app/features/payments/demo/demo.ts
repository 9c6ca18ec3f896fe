import { PAYMENT_METHODS } from '#app/features/orders/order.ts'
import type { PaymentProvider, ProviderEntry } from '#app/features/payments/payment-provider.ts'

/** Takes no money: an order is paid and in hand at once. Card data never leaves the browser (docs/rules.md, Payment). */
export const demo: ProviderEntry = {
  title: 'Demo',
  methods: PAYMENT_METHODS,
  capabilities: { realMoney: false, paidAt: 'checkout', webhook: false, refund: 'any-part', delayed: false },
  begins: { paymentStatus: 'paid', status: 'processing' },
  takes: { least: 0, most: Number.MAX_SAFE_INTEGER },
  connect: () => async () => demoProvider,
}

export const demoProvider: PaymentProvider = {
  async authorise({ total }) {
    return { reference: '', payment: { state: 'paid', amount: total } }
  },
  async capture() {
    return { state: 'gone' } // there is nothing left to take: all was paid at once
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
}
