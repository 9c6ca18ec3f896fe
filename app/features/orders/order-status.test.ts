import { describe, expect, test } from 'vitest'
import {
  effectsOf,
  ORDER_STATUS,
  ORDER_STATUSES,
  type OrderStatus,
  PAYMENT_STATUS,
  PAYMENT_STATUSES,
  type PaymentStatus,
  type StatusEffects,
  UNSHIPPED_STATUSES,
} from '#app/features/orders/order-status.ts'

const NONE: StatusEffects = {
  stock: null,
  backordered: null,
  discountUses: 0,
  stamp: null,
  clears: null,
  event: null,
  mail: null,
  endsPaymentHold: false,
  offersRefund: false,
}
const SHIPS = { stamp: 'fulfilledAt', event: 'fulfilled', mail: 'order-shipped' } as const
const CANCELS = {
  stock: 'restock',
  discountUses: -1,
  stamp: 'restockedAt',
  mail: 'order-cancelled',
  endsPaymentHold: true,
  offersRefund: true,
} as const
const REOPENS = { stock: 'take-again', discountUses: 1, clears: 'restockedAt' } as const
const SETTLES = { backordered: 'settled' } as const
const OWES = { backordered: 'owed' } as const

/** A row is the status before, a column the one after. */
const EFFECTS: Readonly<Record<OrderStatus, Readonly<Record<OrderStatus, Partial<StatusEffects>>>>> = {
  pending: {
    pending: {},
    processing: {},
    shipped: { ...SHIPS, ...SETTLES },
    delivered: SETTLES,
    cancelled: { ...CANCELS, ...SETTLES },
  },
  processing: {
    pending: {},
    processing: {},
    shipped: { ...SHIPS, ...SETTLES },
    delivered: SETTLES,
    cancelled: { ...CANCELS, ...SETTLES },
  },
  shipped: { pending: OWES, processing: OWES, shipped: {}, delivered: {}, cancelled: CANCELS },
  delivered: { pending: OWES, processing: OWES, shipped: SHIPS, delivered: {}, cancelled: CANCELS },
  cancelled: {
    pending: { ...REOPENS, ...OWES },
    processing: { ...REOPENS, ...OWES },
    shipped: { ...REOPENS, ...SHIPS },
    delivered: REOPENS,
    cancelled: {},
  },
}

describe('what a change of status does', () => {
  const changes = ORDER_STATUSES.flatMap((from) => ORDER_STATUSES.map((to) => ({ from, to })))
  test.each(changes)('from $from to $to', ({ from, to }) => {
    expect(effectsOf(from, to)).toEqual({ ...NONE, ...EFFECTS[from][to] })
  })
})

test('the statuses in the order of an order’s life, and those whose parcel is still here', () => {
  expect(ORDER_STATUSES).toEqual(['pending', 'processing', 'shipped', 'delivered', 'cancelled'])
  expect(UNSHIPPED_STATUSES).toEqual(['pending', 'processing'])
})

test.each<[OrderStatus, string, string | null, string | null]>([
  ['pending', 'Pending', 'Placed', 'Placed'],
  ['processing', 'Processing', 'In preparation', 'In preparation'],
  ['shipped', 'Shipped', 'Shipped', 'Ready to collect'],
  ['delivered', 'Delivered', 'Delivered', 'Collected'],
  ['cancelled', 'Cancelled', null, null],
])('%s is called %s, and on the timeline %s, or %s where it is collected', (status, label, step, collected) => {
  const { delivery, pickup, ...row } = ORDER_STATUS[status]
  expect([row.label, delivery.step, { ...delivery, ...pickup }.step]).toEqual([label, step, collected])
})

test.each<[PaymentStatus, string, boolean, boolean]>([
  ['pending', 'Pending', false, false],
  ['paid', 'Paid', true, true],
  ['failed', 'Not paid in time', false, false],
  ['partly_refunded', 'Partly refunded', true, true],
  ['refunded', 'Refunded', true, false],
])('a payment that is %s is called %s; charged: %s, refundable: %s', (status, label, isCharged, isRefundable) => {
  expect(PAYMENT_STATUS[status]).toMatchObject({ label, isCharged, isRefundable })
  expect(PAYMENT_STATUSES).toContain(status)
})
