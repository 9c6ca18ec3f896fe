import type { PaymentProvider } from '#app/features/payments/payment-provider.ts'

/** Takes no money: an order is paid and in hand at once. Card data never leaves the browser (docs/rules.md, Payment). */
export const demoProvider: PaymentProvider = {
  name: 'demo',
  begins: { paymentStatus: 'paid', status: 'processing' },
  takes: { least: 0, most: Number.MAX_SAFE_INTEGER },
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
  readWebhook() {
    return 'refused'
  },
}
