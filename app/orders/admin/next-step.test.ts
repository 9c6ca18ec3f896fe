import { expect, test } from 'vitest'
import { findNextStep } from '#app/orders/admin/next-step.ts'

const order = { status: 'processing', paymentStatus: 'paid', awaitsTransfer: false, units: 1, isPacked: false } as const

test.each([
  ['a paid order', 'pack', {}],
  ['a packed order', 'ship', { isPacked: true }],
  ['cash on delivery', 'pack', { paymentStatus: 'pending' }],
  ['an unpaid transfer', 'confirm-payment', { status: 'pending', paymentStatus: 'pending', awaitsTransfer: true }],
  ['a card payment that has not arrived', null, { status: 'pending', paymentStatus: 'pending' }],
  ['a paid order that staff set to pending', 'pack', { status: 'pending' }],
  ['a shipped order', 'deliver', { status: 'shipped' }],
  ['a shipped order that awaits a transfer', 'confirm-payment', { status: 'shipped', awaitsTransfer: true }],
  ['a delivered order', null, { status: 'delivered' }],
  ['a cancelled order', null, { status: 'cancelled' }],
  ['a refunded order', null, { paymentStatus: 'refunded' }],
  ['an order whose units were returned', null, { status: 'shipped', units: 0 }],
] as const)('the next step of %s is %s', (_, step, changes) => {
  expect(findNextStep({ ...order, ...changes })).toBe(step)
})
