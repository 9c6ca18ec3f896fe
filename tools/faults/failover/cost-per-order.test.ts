import { expect, test } from 'vitest'
import { computeCostPerOrder, mapCounters } from '#tools/faults/failover/cost-per-order.ts'

test('work that is also done without orders is not part of an order’s cost', () => {
  const idle = { seconds: 10, counters: mapCounters(() => 50) } // 5 a second
  const busy = { seconds: 20, counters: mapCounters(() => 300) } // 100 of these without orders
  expect(computeCostPerOrder(idle, busy, 100)).toEqual(mapCounters(() => 2))
})
