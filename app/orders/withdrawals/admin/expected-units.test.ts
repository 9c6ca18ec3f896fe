import { expect, test } from 'vitest'
import { countExpectedUnits, isFullyWithdrawn } from '#app/orders/withdrawals/admin/expected-units.ts'

const createWithdrawal = (quantity: number, returned: number, settledAt: Date | null = null) => ({
  settledAt,
  lines: [{ itemId: 'dress', quantity, returned }],
})

test('units that are covered by an open withdrawal and have not been returned are expected', () => {
  expect([...countExpectedUnits([createWithdrawal(2, 0), createWithdrawal(3, 1)])]).toEqual([['dress', 4]])
  expect(countExpectedUnits([createWithdrawal(2, 2), createWithdrawal(2, 0, new Date())]).size).toBe(0)
})

test.each([
  { quantity: 3, withdrawn: [2, 1], isWhole: true },
  { quantity: 3, withdrawn: [2], isWhole: false },
  { quantity: 3, withdrawn: [], isWhole: false },
])(
  'withdrawals of $withdrawn units cover the whole order of $quantity units: $isWhole',
  ({ quantity, withdrawn, isWhole }) => {
    const withdrawals = withdrawn.map((units) => createWithdrawal(units, 0))
    expect(isFullyWithdrawn([{ id: 'dress', quantity }], withdrawals)).toBe(isWhole)
  },
)
