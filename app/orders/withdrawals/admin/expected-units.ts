type Withdrawal = {
  readonly settledAt: Date | null
  readonly lines: readonly { readonly itemId: string; readonly quantity: number; readonly returned: number }[]
}

/** Returns, by line, how many units shoppers withdrew from that have not come back yet. */
export function expectedUnits(withdrawals: readonly Withdrawal[]): ReadonlyMap<string, number> {
  const units = new Map<string, number>()
  for (const { settledAt, lines } of withdrawals) {
    for (const { itemId, quantity, returned } of lines) {
      if (settledAt === null && quantity > returned) units.set(itemId, (units.get(itemId) ?? 0) + quantity - returned)
    }
  }
  return units
}

/** Returns true if shoppers withdrew from every unit of the order. */
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
