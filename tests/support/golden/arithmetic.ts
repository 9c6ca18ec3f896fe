import type { GoldenRate } from '#tests/support/golden/world.ts'

// The reference implementation's arithmetic, which shares no code with the store.

const DECIMALS: Readonly<Record<string, bigint>> = { JPY: 0n, KRW: 0n, BHD: 3n, KWD: 3n, TND: 3n }
export const EU = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'

export const sumAmounts = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)
export const minAmount = (a: bigint, b: bigint) => (a < b ? a : b)

/** Rounds to the nearest integer, half up. No value is negative. */
export function divideAndRound(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator)
}

export function convert(amount: bigint, from: string, to: string, { base, quote }: GoldenRate): bigint {
  if (from === to) return amount
  const getMinorUnits = (currency: string) => 10n ** (DECIMALS[currency] ?? 2n)
  return divideAndRound(amount * BigInt(quote) * getMinorUnits(to), BigInt(base) * getMinorUnits(from))
}

/**
 * Distributes an amount by weight. Units left after rounding down go to the largest remainders, or to the first among
 * equal ones.
 */
export function distribute(amount: bigint, weights: readonly bigint[]): readonly bigint[] {
  const totalWeight = sumAmounts(weights)
  if (totalWeight === 0n) return weights.map(() => 0n)
  const parts = weights.map((weight) => (amount * weight) / totalWeight)
  const order = weights
    .map((weight, at) => ({ at, remainder: (amount * weight) % totalWeight }))
    .sort((a, b) => (a.remainder === b.remainder ? a.at - b.at : a.remainder > b.remainder ? -1 : 1))
  const roundedUp = new Set(order.slice(0, Number(amount - sumAmounts(parts))).map(({ at }) => at))
  return parts.map((part, at) => (roundedUp.has(at) ? part + 1n : part))
}
