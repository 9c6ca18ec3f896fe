import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { serverOrderText } from '#app/orders/mails/order-text.server.ts'
import { getOrderStatusLabel, getPaymentStatusLabel } from '#app/orders/order-labels.ts'
import {
  countsAsSold,
  getStatusEffects,
  hasPaymentFailed,
  isAdvancedByPayment,
  isCancelled,
  isCharged,
  isDelivered,
  isFullyRefunded,
  isPaid,
  isPayableStatus,
  isPaymentOpen,
  isRefundable,
  isShipped,
  isUnshipped,
  ORDER_STATUSES,
  type OrderStatus,
  PAYMENT_STATUSES,
  type PaymentStatus,
  type StatusEffects,
  UNSHIPPED_STATUSES,
} from '#app/orders/order-status.ts'

const NONE: StatusEffects = {
  stock: null,
  backorder: null,
  discountUses: 0,
  stamp: null,
  clears: null,
  event: null,
  mail: null,
  endsPaymentHold: false,
  offersRefund: false,
  cash: null,
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
const REOPENS = { stock: 'take', discountUses: 1, clears: 'restockedAt' } as const
const REMOVES_BACKORDER = { backorder: 'remove' } as const
const DELIVERS = { cash: 'collect' } as const
const UNDOES_CASH = { cash: 'undo' } as const
const ADDS_BACKORDER = { backorder: 'add' } as const

/** The rows are the statuses before the change, the columns those after it. */
const EFFECTS: Readonly<Record<OrderStatus, Readonly<Record<OrderStatus, Partial<StatusEffects>>>>> = {
  pending: {
    pending: {},
    processing: {},
    shipped: { ...SHIPS, ...REMOVES_BACKORDER },
    delivered: { ...DELIVERS, ...REMOVES_BACKORDER },
    cancelled: { ...CANCELS, ...REMOVES_BACKORDER },
  },
  processing: {
    pending: {},
    processing: {},
    shipped: { ...SHIPS, ...REMOVES_BACKORDER },
    delivered: { ...DELIVERS, ...REMOVES_BACKORDER },
    cancelled: { ...CANCELS, ...REMOVES_BACKORDER },
  },
  shipped: {
    pending: ADDS_BACKORDER,
    processing: ADDS_BACKORDER,
    shipped: {},
    delivered: DELIVERS,
    cancelled: CANCELS,
  },
  delivered: {
    pending: { ...ADDS_BACKORDER, ...UNDOES_CASH },
    processing: { ...ADDS_BACKORDER, ...UNDOES_CASH },
    shipped: { ...SHIPS, ...UNDOES_CASH },
    delivered: {},
    cancelled: CANCELS,
  },
  cancelled: {
    pending: { ...REOPENS, ...ADDS_BACKORDER },
    processing: { ...REOPENS, ...ADDS_BACKORDER },
    shipped: { ...REOPENS, ...SHIPS },
    delivered: { ...DELIVERS, ...REOPENS },
    cancelled: {},
  },
}

describe('the effects of a status change', () => {
  const changes = ORDER_STATUSES.flatMap((from) => ORDER_STATUSES.map((to) => ({ from, to })))
  test.each(changes)('from $from to $to match the table', ({ from, to }) => {
    expect(getStatusEffects(from, to)).toEqual({ ...NONE, ...EFFECTS[from][to] })
  })
})

test('all statuses, and the unshipped ones, are listed in the order in which an order passes through them', () => {
  expect(ORDER_STATUSES).toEqual(['pending', 'processing', 'shipped', 'delivered', 'cancelled'])
  expect(UNSHIPPED_STATUSES).toEqual(['pending', 'processing'])
})

test.each<[OrderStatus, string, string | null, string | null]>([
  ['pending', 'Pending', 'Placed', 'Placed'],
  ['processing', 'Processing', 'Preparing', 'Preparing'],
  ['shipped', 'Shipped', 'Shipped', 'Ready for pickup'],
  ['delivered', 'Delivered', 'Delivered', 'Picked up'],
  ['cancelled', 'Cancelled', null, null],
])('the status %s has the label %s, and the step %s, or %s for a pickup', (status, label, step, collected) => {
  const { delivery, pickup } = serverOrderText
  const steps = [delivery[status].step, { ...delivery[status], ...pickup[status] }.step]
  expect([getOrderStatusLabel(status), ...steps]).toEqual([label, step, collected])
})

test.each<[PaymentStatus, string]>([
  ['pending', 'Pending'],
  ['paid', 'Paid'],
  ['failed', 'Expired'],
  ['partly_refunded', 'Partly refunded'],
  ['refunded', 'Refunded'],
])('the payment status %s has the label %s', (status, label) => {
  expect(getPaymentStatusLabel(status)).toBe(label)
  expect(PAYMENT_STATUSES).toContain(status)
})

test.each<[(status: OrderStatus) => boolean, readonly OrderStatus[]]>([
  [isAdvancedByPayment, ['pending']],
  [isUnshipped, ['pending', 'processing']],
  [isShipped, ['shipped', 'delivered']],
  [isDelivered, ['delivered']],
  [isCancelled, ['cancelled']],
  [countsAsSold, ['pending', 'processing', 'shipped', 'delivered']],
  [isPayableStatus, ['pending', 'processing', 'shipped']],
])('the predicate %o is true for the order statuses %j', (predicate, statuses) => {
  expect(ORDER_STATUSES.filter(predicate)).toEqual(statuses)
})

test.each<[(status: PaymentStatus) => boolean, readonly PaymentStatus[]]>([
  [isPaymentOpen, ['pending']],
  [hasPaymentFailed, ['failed']],
  [isPaid, ['paid']],
  [isCharged, ['paid', 'partly_refunded', 'refunded']],
  [isRefundable, ['paid', 'partly_refunded']],
  [isFullyRefunded, ['refunded']],
])('the predicate %o is true for the payment statuses %j', (predicate, statuses) => {
  expect(PAYMENT_STATUSES.filter(predicate)).toEqual(statuses)
})

test('a customer’s totals in the database include the orders that count as sold', () => {
  const excluded = readFileSync('db/functions/orders.sql', 'utf8').matchAll(/status <> '(\w+)'/g)
  expect([...excluded].map(([, status]) => status)).toEqual(ORDER_STATUSES.filter((status) => !countsAsSold(status)))
})
