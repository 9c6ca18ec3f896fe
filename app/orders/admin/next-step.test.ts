import { expect, test } from 'vitest'
import { findNextStep } from '#app/orders/admin/next-step.ts'

const order = { status: 'processing', paymentStatus: 'paid', awaitsTransfer: false, units: 1, isPacked: false } as const

test.each([
  ['a paid order', {}, 'pack'],
  ['a packed order', { isPacked: true }, 'ship'],
  ['cash on delivery', { paymentStatus: 'pending' }, 'pack'],
  ['an unpaid transfer', { status: 'pending', paymentStatus: 'pending', awaitsTransfer: true }, 'confirm-payment'],
  ['a card payment that has not arrived', { status: 'pending', paymentStatus: 'pending' }, null],
  ['a paid order that staff set to pending', { status: 'pending' }, 'pack'],
  ['a shipped order', { status: 'shipped' }, 'deliver'],
  ['a shipped order that awaits a transfer', { status: 'shipped', awaitsTransfer: true }, 'confirm-payment'],
  ['a delivered order', { status: 'delivered' }, null],
  ['a cancelled order', { status: 'cancelled' }, null],
  ['a refunded order', { paymentStatus: 'refunded' }, null],
  ['an order whose units were returned', { status: 'shipped', units: 0 }, null],
] as const)('the next step of %s', (_, changes, step) => {
  expect(findNextStep({ ...order, ...changes })).toBe(step)
})
