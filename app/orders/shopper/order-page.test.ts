import { expect, test } from 'vitest'
import { money } from '#app/base/money.ts'
import { getOrderPath, isOrderLink } from '#app/orders/order.ts'
import type { OrderStatus, PaymentStatus } from '#app/orders/order-status.ts'
import { orderText } from '#app/orders/order-text.ts'
import {
  awaitsPayment,
  describeStatus,
  formatEstimate,
  getChangeDeadline,
  getClosedReason,
  getPaymentText,
  getStatusLabel,
  listProgressSteps,
} from '#app/orders/shopper/order-page.ts'

const createdAt = new Date('2026-11-20T12:00:00Z')
const after = (ms: number) => new Date(createdAt.getTime() + ms)
const HOUR = 3_600_000

const closedCases: readonly { status: OrderStatus; ms: number; closed: ReturnType<typeof getClosedReason> }[] = [
  { status: 'pending', ms: 0, closed: null },
  { status: 'processing', ms: HOUR - 1, closed: null },
  { status: 'processing', ms: HOUR, closed: 'over' },
  { status: 'pending', ms: HOUR + 1, closed: 'over' },
  { status: 'shipped', ms: 0, closed: 'left' },
  { status: 'delivered', ms: 2 * HOUR, closed: 'left' },
  { status: 'cancelled', ms: 0, closed: 'cancelled' },
]
test.each(closedCases)(
  'if an order is $status and $ms ms old, the reason why its shopper cannot change it is: $closed',
  ({ status, ms, closed }) => {
    expect(getClosedReason({ status, createdAt }, after(ms))).toBe(closed)
  },
)

test('the shopper can change an order for one hour', () => {
  expect(getChangeDeadline(createdAt)).toEqual(new Date('2026-11-20T13:00:00Z'))
})

const links = [
  ['0123456789abcdef0123456789abcdef0123456789abcdef', true],
  ['0123456789ABCDEF0123456789abcdef0123456789abcdef', false],
  ['0123456789abcdef0123456789abcdef0123456789abcde', false],
  ['0123456789abcdef0123456789abcdef0123456789abcdef0', false],
  ['0123456789abcdef0123456789abcdef0123456789abcdef\n', false],
  ["' or 1=1 --", false],
  ['', false],
] as const
test.each(links)('%j is a valid order link: %s', (text, isValid) => {
  expect(isOrderLink(text)).toBe(isValid)
})

test('an order’s page has its link in the path', () => {
  expect(getOrderPath('ab')).toBe('/order/ab')
})

const delivery = { shippingKind: 'delivery', createdAt, fulfilledAt: null } as const
const timelines: readonly { status: OrderStatus; states: readonly string[] }[] = [
  { status: 'pending', states: ['current', 'ahead', 'ahead', 'ahead'] },
  { status: 'processing', states: ['done', 'current', 'ahead', 'ahead'] },
  { status: 'shipped', states: ['done', 'done', 'current', 'ahead'] },
  { status: 'delivered', states: ['done', 'done', 'done', 'done'] },
  { status: 'cancelled', states: [] },
]
test.each(timelines)('the timeline of a $status order is $states', ({ status, states }) => {
  const steps = listProgressSteps({ ...delivery, status }, [])
  expect(steps.map(({ state }) => state)).toEqual(states)
  if (steps.length > 0) expect(steps.map(({ name }) => name)).toEqual(['Placed', 'Preparing', 'Shipped', 'Delivered'])
})

test('a step shows the time when it was last reached, and no time if it is still ahead', () => {
  const statusChanges = [
    { to: 'shipped', at: after(1) },
    { to: 'processing', at: after(2) },
    { to: 'processing', at: after(3) },
  ]
  const at = (order: Parameters<typeof listProgressSteps>[0]) =>
    listProgressSteps(order, statusChanges).map((step) => step.at)
  expect(at({ ...delivery, status: 'processing', fulfilledAt: after(1) })).toEqual([createdAt, after(3), null, null])
  expect(at({ ...delivery, status: 'shipped', fulfilledAt: after(9) })).toEqual([createdAt, after(3), after(9), null])
  expect(at({ ...delivery, status: 'shipped' })).toEqual([createdAt, after(3), after(1), null])
})

test('a pickup has its own steps', () => {
  const steps = listProgressSteps({ ...delivery, status: 'shipped', shippingKind: 'pickup' }, [])
  expect(steps.map(({ name }) => name)).toEqual(['Placed', 'Preparing', 'Ready for pickup', 'Picked up'])
})

const order = {
  status: 'processing',
  paymentStatus: 'paid',
  paymentMethod: 'credit_card',
  paymentFlow: 'checkout',
  heldUntil: null,
  shippingKind: 'delivery',
  arrived: null,
  due: money(41_68, 'USD'),
  isTracked: false,
  backordered: 0,
  cancelledBy: null,
  isRefundPending: false,
  isRefundedByHand: false,
} as const

const held = { status: 'pending', paymentStatus: 'pending', heldUntil: createdAt } as const
const labels = [
  [{}, 'Preparing'],
  [{ status: 'shipped' }, 'Shipped'],
  [{ status: 'shipped', shippingKind: 'pickup' }, 'Ready for pickup'],
  [{ status: 'cancelled', paymentStatus: 'refunded' }, 'Order cancelled'],
  [held, 'Waiting for your payment'],
  [{ ...held, paymentFlow: 'transfer' }, 'Please transfer the total'],
  [{ ...held, heldUntil: null, arrived: money(10_00, 'USD') }, 'Part of your payment has arrived'],
  [{ ...held, status: 'cancelled' }, 'Order cancelled'],
  [{ ...held, status: 'cancelled', arrived: money(10_00, 'USD') }, 'Order cancelled'],
] as const
test.each(labels)('in a list, an order with %j is labeled “%s”', (changes, label) => {
  expect(getStatusLabel({ ...order, ...changes })).toBe(label)
})

const payments: readonly { status: OrderStatus; paymentStatus: PaymentStatus; text: string }[] = [
  { status: 'processing', paymentStatus: 'paid', text: 'Credit card: paid' },
  { status: 'pending', paymentStatus: 'pending', text: 'Credit card: not paid yet' },
  { status: 'cancelled', paymentStatus: 'pending', text: 'Credit card: nothing was charged' },
  { status: 'cancelled', paymentStatus: 'failed', text: 'Credit card: not paid, nothing was charged' },
  { status: 'delivered', paymentStatus: 'partly_refunded', text: 'Credit card: paid, partly refunded' },
  { status: 'cancelled', paymentStatus: 'refunded', text: 'Credit card: refunded' },
]
test.each(payments)(
  'the payment of a $status order with the payment status $paymentStatus is described as "$text"',
  ({ text, ...paid }) => {
    expect(getPaymentText({ ...order, ...paid })).toBe(text)
  },
)

test('an unpaid order awaits its payment while units are held for it, until it is delivered or cancelled', () => {
  const pending = { status: 'pending', paymentStatus: 'pending', heldUntil: after(1) } as const
  expect(awaitsPayment(pending)).toBe(true)
  expect(awaitsPayment({ ...pending, heldUntil: null })).toBe(false)
  expect(awaitsPayment({ ...pending, status: 'shipped' })).toBe(true)
  expect(awaitsPayment({ ...pending, status: 'delivered' })).toBe(false)
  expect(awaitsPayment({ ...pending, status: 'cancelled' })).toBe(false)
  expect(awaitsPayment({ ...pending, paymentStatus: 'paid' })).toBe(false)
})

const cancelledUnpaid = { status: 'cancelled', paymentStatus: 'pending', cancelledBy: 'shopper' } as const

const statusCases: readonly { changes: Partial<Parameters<typeof describeStatus>[0]>; title: string; text: RegExp }[] =
  [
    {
      changes: { status: 'pending' },
      title: 'We’ve received your order',
      text: /^We’ll start on it soon\. We’ll email/,
    },
    { changes: {}, title: 'We’re getting your order ready', text: /^We’ll email you .* tracking number\.$/ },
    {
      changes: { shippingKind: 'pickup' },
      title: 'We’re getting your order ready',
      text: /when it’s ready for pickup/,
    },
    {
      changes: { backordered: 1 },
      title: 'We’re getting your order ready',
      text: /^1 of your items is on backorder/,
    },
    {
      changes: { backordered: 2 },
      title: 'We’re getting your order ready',
      text: /^2 of your items are on backorder/,
    },
    {
      changes: { status: 'pending', paymentStatus: 'pending', heldUntil: after(1) },
      title: 'Waiting for your payment',
      text: /We’re holding your items/,
    },
    {
      changes: {
        status: 'pending',
        paymentStatus: 'pending',
        paymentFlow: 'transfer',
        arrived: money(10_00, 'USD'),
        due: money(31_68, 'USD'),
      },
      title: 'Part of your payment has arrived',
      text: /^Please transfer the remaining \$31\.68\./,
    },
    {
      changes: { ...cancelledUnpaid, arrived: money(10_00, 'USD') },
      title: 'Order cancelled',
      text: /^You cancelled this order\. We’ll transfer the \$10\.00 we received back to your bank account\./,
    },
    { changes: { status: 'shipped' }, title: 'Your order is on its way', text: /^Your parcel has left us/ },
    {
      changes: { status: 'shipped', isTracked: true },
      title: 'Your order is on its way',
      text: /tracking number below/,
    },
    {
      changes: { status: 'shipped', shippingKind: 'pickup' },
      title: 'Your order is ready for pickup',
      text: /order number/,
    },
    { changes: { status: 'delivered' }, title: 'Your order was delivered', text: /contact us/ },
    { changes: { status: 'delivered', shippingKind: 'pickup' }, title: 'You picked up your order', text: /love it/ },
  ]
test.each(statusCases)('an order with $changes is described as "$title"', ({ changes, title, text }) => {
  const description = describeStatus({ ...order, ...changes })
  expect(description.title).toBe(title)
  expect(description.text).toMatch(text)
})

const cancellations: readonly { paymentStatus: PaymentStatus; by: 'shopper' | 'staff' | 'unpaid'; text: RegExp }[] = [
  {
    paymentStatus: 'refunded',
    by: 'shopper',
    text: /^You cancelled this order\. We’ve refunded what you paid\. .*a few days/,
  },
  {
    paymentStatus: 'refunded',
    by: 'staff',
    text: /^We cancelled this order\. We’ve refunded what you paid\. .*a few days/,
  },
  { paymentStatus: 'partly_refunded', by: 'staff', text: /^We cancelled this order\. We’ve refunded part/ },
  { paymentStatus: 'paid', by: 'staff', text: /^We cancelled this order\. We have not refunded your payment yet/ },
  { paymentStatus: 'pending', by: 'shopper', text: /^You cancelled this order\. Nothing was charged\.$/ },
  { paymentStatus: 'failed', by: 'staff', text: /^We cancelled this order\. Nothing was charged\.$/ },
  { paymentStatus: 'failed', by: 'unpaid', text: /^Your payment did not arrive in time\. Nothing was charged\.$/ },
]
test.each(cancellations)(
  'a cancelled order (by: $by, payment: $paymentStatus) reads $text',
  ({ paymentStatus, by, text }) => {
    const description = describeStatus({ ...order, status: 'cancelled', paymentStatus, cancelledBy: by })
    expect(description.title).toBe('Order cancelled')
    expect(description.text).toMatch(text)
  },
)

test.each([
  { paymentStatus: 'refunded', text: /^We cancelled this order\. We’re refunding what you paid\. .*a few days/ },
  {
    paymentStatus: 'partly_refunded',
    text: /^We cancelled this order\. We’re refunding part of what you paid: see below\./,
  },
] as const)('while a refund is pending, a cancelled $paymentStatus order reads $text', ({ paymentStatus, text }) => {
  expect(describeStatus({ ...order, status: 'cancelled', paymentStatus, isRefundPending: true }).text).toMatch(text)
})

test.each([
  { isRefundPending: false, text: 'We cancelled this order. We’ve refunded what you paid.' },
  { isRefundPending: true, text: 'We cancelled this order. We’re refunding what you paid.' },
])('if staff pay out refunds, a cancelled order reads $text', ({ isRefundPending, text }) => {
  const cancelled = { ...order, status: 'cancelled', paymentStatus: 'refunded', isRefundPending } as const
  expect(describeStatus({ ...cancelled, isRefundedByHand: true }).text).toBe(text)
})

const times = [
  [HOUR, '60 minutes left'],
  [HOUR - 1, '59 minutes left'],
  [120_000, '2 minutes left'],
  [119_999, '1 minute left'],
  [60_000, '1 minute left'],
  [59_999, 'less than a minute left'],
  [0, 'less than a minute left'],
] as const
test.each(times)('%i ms are shown as "%s"', (ms, text) => {
  expect(orderText.timeLeft(ms)).toBe(text)
})

const orderedAt = new Date('2026-12-01T23:30:00Z') // Wednesday in Lagos
const expected = {
  status: 'processing',
  shippingKind: 'delivery',
  createdAt: orderedAt,
  days: { min: 2, max: 5 },
  isUnpaid: false,
  backordered: 0,
  now: orderedAt,
} as const
const estimateCases: readonly { given: Partial<Parameters<typeof formatEstimate>[0]>; estimate: string | null }[] = [
  { given: { now: new Date('2026-12-09T22:59:00Z') }, estimate: 'Dec 4 – 9' },
  { given: { now: new Date('2026-12-09T23:00:00Z') }, estimate: null }, // December 10 in Lagos
  { given: {}, estimate: 'Dec 4 – 9' },
  { given: { status: 'shipped' }, estimate: 'Dec 4 – 9' },
  { given: { status: 'shipped', backordered: 1 }, estimate: null },
  { given: { days: { min: 5, max: 22 } }, estimate: 'Dec 9, 2026 – Jan 1, 2027' },
  { given: { backordered: 1 }, estimate: null },
  { given: { isUnpaid: true }, estimate: null },
  { given: { status: 'delivered' }, estimate: null },
  { given: { status: 'cancelled' }, estimate: null },
  { given: { shippingKind: 'pickup' }, estimate: null },
  { given: { days: null }, estimate: null },
]
test.each(estimateCases)('the estimated delivery of an order with $given is $estimate', ({ given, estimate }) => {
  expect(formatEstimate({ ...expected, ...given }, 'Africa/Lagos')?.replaceAll('\u2009', ' ') ?? null).toBe(estimate)
})
