const STEPS = [1, 2, 2.5, 5, 10] as const

/**
 * Returns at most `lines` round values. The first is 0, and the last is `max`, or just above it, or 1 if `max` is 0.
 */
export function listChartTicks(max: number, lines = 5): number[] {
  if (max <= 0) return [0, 1]
  const minStep = max / (lines - 1)
  const power = 10 ** Math.floor(Math.log10(minStep))
  const step = Math.max(1, Math.ceil((STEPS.find((candidate) => candidate * power >= minStep) ?? 10) * power))
  return Array.from({ length: Math.ceil(max / step) + 1 }, (_, index) => index * step)
}

export function findColumn(share: number, columns: number): number {
  return Math.min(columns - 1, Math.max(0, Math.floor(share * columns)))
}
