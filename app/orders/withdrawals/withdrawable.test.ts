import { expect, test } from 'vitest'
import { countWithdrawable, findExemption, isWholeOrder } from '#app/orders/withdrawals/withdrawable.ts'

const line = { quantity: 3, returned: 0, declared: 0, exemption: null } as const

test.each([
  { name: 'all units of a line', status: 'delivered', ...line, left: 3 },
  { name: 'all units before shipping', status: 'processing', ...line, left: 3 },
  { name: 'the units that were not returned', status: 'shipped', ...line, returned: 1, left: 2 },
  { name: 'the units that were not declared earlier', status: 'shipped', ...line, declared: 2, left: 1 },
  { name: 'no unit twice', status: 'shipped', ...line, returned: 1, declared: 2, left: 0 },
  { name: 'no units of a cancelled order', status: 'cancelled', ...line, left: 0 },
  { name: 'no custom-made units', status: 'delivered', ...line, exemption: 'personal', left: 0 },
  { name: 'no custom-made units even before shipping', status: 'pending', ...line, exemption: 'personal', left: 0 },
  { name: 'no sealed units', status: 'delivered', ...line, exemption: 'sealed', left: 0 },
  { name: 'no sealed units in transit', status: 'shipped', ...line, exemption: 'sealed', left: 0 },
  { name: 'sealed units before shipping', status: 'processing', ...line, exemption: 'sealed', left: 3 },
] as const)('a consumer can withdraw from $name: $left', ({ status, left, ...orderLine }) => {
  expect(countWithdrawable(status, orderLine)).toBe(left)
  expect(findExemption(status, orderLine) !== null).toBe(orderLine.exemption !== null && left === 0)
})

test.each([
  { units: [3, 1], complete: true },
  { units: [2, 1], complete: false },
  { units: [3], complete: false },
])('withdrawing from $units of 3 and 1 units covers the whole order: $complete', ({ units, complete }) => {
  expect(isWholeOrder([line, { ...line, quantity: 1 }], units)).toBe(complete)
})

test('units that were returned or declared earlier count toward the whole order', () => {
  expect(isWholeOrder([{ ...line, returned: 1, declared: 1 }], [1])).toBe(true)
})
