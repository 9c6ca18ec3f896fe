import { expect, test } from 'vitest'
import { exemptionAt, isWholeOrder, withdrawable } from '#app/orders/withdrawals/withdrawable.ts'

const line = { quantity: 3, returned: 0, declared: 0, exemption: null } as const

test.each([
  { name: 'all of a line', status: 'delivered', ...line, left: 3 },
  { name: 'before it is shipped', status: 'processing', ...line, left: 3 },
  { name: 'less what came back', status: 'shipped', ...line, returned: 1, left: 2 },
  { name: 'less what was declared', status: 'shipped', ...line, declared: 2, left: 1 },
  { name: 'nothing twice', status: 'shipped', ...line, returned: 1, declared: 2, left: 0 },
  { name: 'nothing of a cancelled order', status: 'cancelled', ...line, left: 0 },
  { name: 'nothing made to specification', status: 'delivered', ...line, exemption: 'personal', left: 0 },
  { name: 'not even before it is shipped', status: 'pending', ...line, exemption: 'personal', left: 0 },
  { name: 'nothing sealed', status: 'delivered', ...line, exemption: 'sealed', left: 0 },
  { name: 'nothing sealed on its way', status: 'shipped', ...line, exemption: 'sealed', left: 0 },
  { name: 'sealed goods before they are shipped', status: 'processing', ...line, exemption: 'sealed', left: 3 },
] as const)('$name: $left', ({ status, left, ...orderLine }) => {
  expect(withdrawable(status, orderLine)).toBe(left)
  expect(exemptionAt(status, orderLine) !== null).toBe(orderLine.exemption !== null && left === 0)
})

test.each([
  { units: [3, 1], complete: true },
  { units: [2, 1], complete: false },
  { units: [3], complete: false },
])('$units of 3 and 1 are the whole order: $complete', ({ units, complete }) => {
  expect(isWholeOrder([line, { ...line, quantity: 1 }], units)).toBe(complete)
})

test('units that were returned or declared earlier count towards the whole order', () => {
  expect(isWholeOrder([{ ...line, returned: 1, declared: 1 }], [1])).toBe(true)
})
