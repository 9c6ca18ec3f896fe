import type { PaymentProvider } from '#app/pricing/payment-providers.ts'

/** The provider for money that the store receives directly. It sends no requests; staff record payments and refunds. */
export const manualProvider: PaymentProvider = {
  async authorize({ address }) {
    return { reference: '', payment: { state: 'open', address } }
  },
  async find() {
    return { state: 'open', address: '' }
  },
  async release() {
    return { state: 'gone' }
  },
  async refund() {
    return { state: 'pending', reference: '' }
  },
  couldBeSigned: () => false,

  async readWebhook() {
    return 'rejected'
  },
  async test() {
    return { ok: true, mode: 'live', account: '' }
  },
}
