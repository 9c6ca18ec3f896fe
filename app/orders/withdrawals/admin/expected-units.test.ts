import { expect, test } from 'vitest'
import { expectedUnits, isFullyWithdrawn } from '#app/orders/withdrawals/admin/expected-units.ts'

const withdrawal = (quantity: number, returned: number, settledAt: Date | null = null) => ({
  settledAt,
  lines: [{ itemId: 'dress', quantity, returned }],
})

test('units that were withdrawn, did not come back and are not settled are expected', () => {
  expect([...expectedUnits([withdrawal(2, 0), withdrawal(3, 1)])]).toEqual([['dress', 4]])
  expect(expectedUnits([withdrawal(2, 2), withdrawal(2, 0, new Date())]).size).toBe(0)
})

test.each([
  { quantity: 3, withdrawn: [2, 1], isWhole: true },
  { quantity: 3, withdrawn: [2], isWhole: false },
  { quantity: 3, withdrawn: [], isWhole: false },
])('$withdrawn of $quantity units is the whole order: $isWhole', ({ quantity, withdrawn, isWhole }) => {
  const all = withdrawn.map((units) => withdrawal(units, 0))
  expect(isFullyWithdrawn([{ id: 'dress', quantity }], all)).toBe(isWhole)
})
