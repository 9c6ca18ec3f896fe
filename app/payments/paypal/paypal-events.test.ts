import { expect, test } from 'vitest'
import { findPaymentEvent, paypalEvent, paypalOrder, toPaymentState } from '#app/payments/paypal/paypal-events.ts'

// Shortened examples from PayPal's documentation and from webhooks that its users published.

const usd = (value: string) => ({ currency_code: 'USD', value })

const captured = {
  id: '7KY78659SG487110K',
  status: 'COMPLETED',
  amount: usd('100.00'),
  final_capture: true,
  seller_receivable_breakdown: { gross_amount: usd('100.00'), paypal_fee: usd('3.98'), net_amount: usd('96.02') },
  create_time: '2021-11-14T23:38:52Z',
}

function order(status: string, captures?: object[]) {
  const payments = captures && { captures }
  const links = [
    { href: 'https://api-m.paypal.com/v2/checkout/orders/5O190127TN364715T', rel: 'self', method: 'GET' },
    { href: 'https://www.paypal.com/checkoutnow?token=5O190127TN364715T', rel: 'payer-action', method: 'GET' },
  ]
  const unit = { reference_id: 'd9f80740-38f0-11e8-b467-0ed5f89f718b', amount: usd('100.00'), payments }
  return { id: '5O190127TN364715T', status, purchase_units: [unit], links }
}

const open = { state: 'open', address: 'https://www.paypal.com/checkoutnow?token=5O190127TN364715T' }
const paid = {
  state: 'paid',
  amount: { minor: 10_000, currency: 'USD' },
  fee: { minor: 398, currency: 'USD' },
}
test.each([
  { name: 'was created', given: order('CREATED'), expected: open },
  { name: 'waits for the shopper', given: order('PAYER_ACTION_REQUIRED'), expected: open },
  { name: 'is approved', given: order('APPROVED'), expected: { state: 'approved' } },
  { name: 'is captured', given: order('COMPLETED', [captured]), expected: paid },
  { name: 'is refunded', given: order('COMPLETED', [{ ...captured, status: 'REFUNDED' }]), expected: paid },
  {
    name: 'has a pending capture',
    given: order('COMPLETED', [{ ...captured, status: 'PENDING', seller_receivable_breakdown: undefined }]),
    expected: { state: 'processing' },
  },
  {
    name: 'has a declined capture',
    given: order('COMPLETED', [{ ...captured, status: 'DECLINED' }]),
    expected: { state: 'gone' },
  },
  {
    name: 'was captured after a declined attempt',
    given: order('COMPLETED', [{ ...captured, status: 'DECLINED' }, captured]),
    expected: paid,
  },
  { name: 'was voided', given: order('VOIDED'), expected: { state: 'gone' } },
])('an order that $name is $expected.state', ({ given, expected }) => {
  expect(toPaymentState(paypalOrder.parse(given))).toEqual(expected)
})

test.each([
  ['with an unknown status', order('FROZEN')],
  ['with a capture in an unknown status', order('COMPLETED', [{ ...captured, status: 'FROZEN' }])],
  ['with an amount too precise for its currency', order('COMPLETED', [{ ...captured, amount: usd('1.005') }])],
])('an order %s is not understood', (_, given) => {
  expect(paypalOrder.safeParse(given).success).toBe(false)
})

test('a payment is read even if its fee cannot be read', () => {
  const breakdown = { paypal_fee: { currency_code: 'XXX', value: '1.00' } }
  const given = order('COMPLETED', [{ ...captured, seller_receivable_breakdown: breakdown }])
  expect(toPaymentState(paypalOrder.parse(given))).toEqual({ state: 'paid', amount: paid.amount })
})

const ORDER_ID = '29b0b044-fbfe-4325-952e-20000d4a6caf'
const capture = {
  id: '02335565G34798738',
  status: 'COMPLETED',
  amount: usd('23.99'),
  seller_protection: { status: 'ELIGIBLE' },
  supplementary_data: { related_ids: { order_id: '1W5313654M9708630' } },
  custom_id: ORDER_ID,
  seller_receivable_breakdown: { gross_amount: usd('23.99'), paypal_fee: usd('1.36'), net_amount: usd('22.63') },
  links: [{ href: 'https://api.paypal.com/v2/checkout/orders/1W5313654M9708630', rel: 'up', method: 'GET' }],
}
const refund = {
  id: '55105082X5896632E',
  amount: usd('10.00'),
  note_to_payer: 'Defective product',
  seller_payable_breakdown: { gross_amount: usd('10.00'), total_refunded_amount: usd('30.00') },
  status: 'COMPLETED',
  update_time: '2022-02-07T16:36:47-08:00',
  links: [
    { href: 'https://api.sandbox.paypal.com/v2/payments/refunds/55105082X5896632E', rel: 'self', method: 'GET' },
    { href: 'https://api.sandbox.paypal.com/v2/payments/captures/02335565G34798738', rel: 'up', method: 'GET' },
  ],
}
const dispute = {
  dispute_id: 'PP-000-042-663-135',
  disputed_transactions: [{ seller_transaction_id: '02335565G34798738', seller: { merchant_id: 'RD465XN5VS364' } }],
  status: 'OPEN',
}

async function read(type: string, resource: object) {
  const event = paypalEvent.parse({
    id: 'WH-9YJ16368AL6057013-6DC39630JU8971338',
    create_time: '2021-11-01T17:39:22.666Z',
    event_type: type,
    resource,
  })
  return await findPaymentEvent(event, { findCapture: async (id) => (id === capture.id ? capture : null) })
}

const payment = { about: 'payment', orderId: ORDER_ID, reference: '1W5313654M9708630' }
const aboutDispute = { about: 'dispute', orderId: ORDER_ID, reference: '1W5313654M9708630' }
const approved = {
  id: '1W5313654M9708630',
  status: 'APPROVED',
  purchase_units: [{ reference_id: 'default', amount: usd('23.99'), custom_id: ORDER_ID }],
}
const DISPUTES = [
  ['RESOLVED_BUYER_FAVOUR', 'lost'],
  ['ACCEPTED', 'lost'],
  ['RESOLVED_SELLER_FAVOUR', 'won'],
  ['RESOLVED_WITH_PAYOUT', 'won'],
  ['CANCELED_BY_BUYER', 'won'],
  ['DENIED', 'won'],
] as const

const understood: readonly (readonly [kind: string, resource: object, expected: object])[] = [
  ['CHECKOUT.ORDER.APPROVED', approved, { ...payment, payment: { state: 'approved' } }],
  [
    'PAYMENT.CAPTURE.COMPLETED',
    capture,
    {
      ...payment,
      payment: {
        state: 'paid',
        amount: { minor: 2_399, currency: 'USD' },
        fee: { minor: 136, currency: 'USD' },
      },
    },
  ],
  ['PAYMENT.CAPTURE.COMPLETED', { ...capture, supplementary_data: undefined }, payment],
  ['PAYMENT.CAPTURE.PENDING', { ...capture, status: 'PENDING' }, { ...payment, payment: { state: 'processing' } }],
  ['PAYMENT.CAPTURE.DENIED', { ...capture, status: 'DECLINED' }, { ...payment, payment: { state: 'gone' } }],
  ['PAYMENT.CAPTURE.DECLINED', { ...capture, status: 'DECLINED' }, { ...payment, payment: { state: 'gone' } }],
  [
    'PAYMENT.CAPTURE.REFUNDED',
    refund,
    {
      about: 'refunded',
      orderId: ORDER_ID,
      total: { minor: 3_000, currency: 'USD' },
      at: new Date('2022-02-08T00:36:47Z'),
    },
  ],
  ['PAYMENT.CAPTURE.REFUNDED', { ...refund, custom_id: ORDER_ID }, { about: 'refunded', orderId: ORDER_ID }],
  [
    'PAYMENT.CAPTURE.REFUNDED',
    { ...refund, custom_id: `refund-${ORDER_ID}` },
    { about: 'refund', refundId: ORDER_ID, refund: { state: 'done', reference: '55105082X5896632E' } },
  ],
  [
    'PAYMENT.CAPTURE.REFUNDED',
    { ...refund, custom_id: `refund-${ORDER_ID}`, status: 'PENDING', status_details: { reason: 'ECHECK' } },
    { about: 'refund', refundId: ORDER_ID, refund: { state: 'pending', reference: '55105082X5896632E' } },
  ],
  [
    'PAYMENT.CAPTURE.REFUNDED',
    { ...refund, custom_id: `refund-${ORDER_ID}`, status: 'FAILED', status_details: { reason: 'ECHECK' } },
    {
      about: 'refund',
      refundId: ORDER_ID,
      refund: { state: 'failed', reference: '55105082X5896632E', reason: 'PayPal: echeck' },
    },
  ],
  ['PAYMENT.CAPTURE.REVERSED', { ...refund, custom_id: ORDER_ID }, { ...aboutDispute, outcome: 'lost' }],
  ['CUSTOMER.DISPUTE.CREATED', dispute, { ...aboutDispute, outcome: 'opened' }],
  ...DISPUTES.map(
    ([code, outcome]) =>
      [
        'CUSTOMER.DISPUTE.RESOLVED',
        { ...dispute, status: 'RESOLVED', dispute_outcome: { outcome_code: code } },
        { ...aboutDispute, outcome },
      ] as const,
  ),
]

test.each(understood)('an event %s is understood', async (kind, resource, expected) => {
  expect(await read(kind, resource)).toMatchObject({
    id: 'WH-9YJ16368AL6057013-6DC39630JU8971338',
    kind,
    ...expected,
  })
})

test.each([
  ['of a different kind', 'PAYMENT.AUTHORIZATION.CREATED', capture],
  ['about an order without our id', 'CHECKOUT.ORDER.APPROVED', { ...approved, purchase_units: [{}] }],
  ['about an order that is open again', 'CHECKOUT.ORDER.APPROVED', { ...approved, status: 'PAYER_ACTION_REQUIRED' }],
  ['about a capture by a different system', 'PAYMENT.CAPTURE.COMPLETED', { ...capture, custom_id: 'ORDER-67890' }],
  ['about a capture without an order', 'PAYMENT.CAPTURE.COMPLETED', { ...capture, supplementary_data: {}, links: [] }],
  ['about a capture of an invalid amount', 'PAYMENT.CAPTURE.COMPLETED', { ...capture, amount: usd('1.005') }],
  ['about a refund of an unknown capture', 'PAYMENT.CAPTURE.REFUNDED', { ...refund, links: [] }],
  ['about a dispute in a different system', 'CUSTOMER.DISPUTE.CREATED', { disputed_transactions: [{}] }],
  ['with an empty object', 'CUSTOMER.DISPUTE.CREATED', {}],
])('an event %s is ignored', async (_, kind, resource) => {
  expect(await read(kind, resource)).toBeNull()
})
