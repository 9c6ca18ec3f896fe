const STEPS = [1, 2, 2.5, 5, 10] as const

/**
 * Where the lines of a chart stand: round numbers from 0 to the first at or above `max`, at most `lines` of them. Whole
 * numbers; a chart of nothing has 0 and 1.
 */
export function chartTicks(max: number, lines = 5): number[] {
  if (max <= 0) return [0, 1]
  const least = max / (lines - 1)
  const power = 10 ** Math.floor(Math.log10(least))
  const step = Math.max(1, Math.ceil((STEPS.find((known) => known * power >= least) ?? 10) * power))
  return Array.from({ length: Math.ceil(max / step) + 1 }, (_, index) => index * step)
}

/** Which of `places` of equal width lies at `share` (0 to 1) of a chart's width. */
export function placeAt(share: number, places: number): number {
  return Math.min(places - 1, Math.max(0, Math.floor(share * places)))
}
