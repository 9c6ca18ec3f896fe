type Withdrawal = {
  readonly settledAt: Date | null
  readonly lines: readonly { readonly itemId: string; readonly quantity: number; readonly returned: number }[]
}

/** Returns, by line, the number of units that are covered by open withdrawals and have not been returned yet. */
export function countExpectedUnits(withdrawals: readonly Withdrawal[]): ReadonlyMap<string, number> {
  const units = new Map<string, number>()
  for (const { settledAt, lines } of withdrawals) {
    for (const { itemId, quantity, returned } of lines) {
      if (settledAt === null && quantity > returned) units.set(itemId, (units.get(itemId) ?? 0) + quantity - returned)
    }
  }
  return units
}

/** Returns true if withdrawals cover every unit of the order. */
export function isFullyWithdrawn(
  items: readonly { readonly id: string; readonly quantity: number }[],
  withdrawals: readonly Withdrawal[],
): boolean {
  const lines = withdrawals.flatMap((withdrawal) => withdrawal.lines)
  return items.every(({ id, quantity }) => {
    const withdrawn = lines.filter(({ itemId }) => itemId === id)
    return withdrawn.reduce((units, line) => units + line.quantity, 0) >= quantity
  })
}
