import { expect, test } from 'vitest'
import { costPerOrder, eachCounter } from '#tools/faults/failover/cost-per-order.ts'

test('work that is also done without orders is not part of an order’s cost', () => {
  const idle = { seconds: 10, counters: eachCounter(() => 50) } // 5 a second
  const busy = { seconds: 20, counters: eachCounter(() => 300) } // 100 of these without orders
  expect(costPerOrder(idle, busy, 100)).toEqual(eachCounter(() => 2))
})
