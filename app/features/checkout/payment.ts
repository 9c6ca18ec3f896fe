import type { OrderStatus, PaymentStatus } from '#app/features/orders/order.ts'

/** Who takes the money. `begins`: how its orders stand when they are placed. */
export type PaymentProvider = {
  readonly name: string
  readonly begins: { readonly paymentStatus: PaymentStatus; readonly status: OrderStatus }
}

/** Takes no money: an order is paid and in hand at once. Card data never leaves the browser (docs/rules.md, Orders). */
export const demoPayment: PaymentProvider = {
  name: 'demo',
  begins: { paymentStatus: 'paid', status: 'processing' },
}
