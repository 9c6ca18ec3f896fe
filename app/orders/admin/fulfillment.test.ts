import { expect, test } from 'vitest'
import { getFulfillment } from '#app/orders/admin/fulfillment.ts'

test.each([
  { status: 'pending', returned: 0, fulfillment: 'unfulfilled' },
  { status: 'processing', returned: 1, fulfillment: 'unfulfilled' },
  { status: 'processing', returned: 2, fulfillment: 'returned' },
  { status: 'shipped', returned: 0, fulfillment: 'shipped' },
  { status: 'delivered', returned: 0, fulfillment: 'shipped' },
  { status: 'delivered', returned: 1, fulfillment: 'partly_returned' },
  { status: 'delivered', returned: 2, fulfillment: 'returned' },
  { status: 'cancelled', returned: 0, fulfillment: null },
] as const)(
  'the fulfillment of a $status order of 2 units, of which $returned were returned, is $fulfillment',
  ({ fulfillment, ...order }) => {
    expect(getFulfillment({ ...order, units: 2 })).toBe(fulfillment)
  },
)
