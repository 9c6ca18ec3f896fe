/** A measured value, the expected value, and the result of their comparison. */
export type Figure = {
  readonly label: string
  readonly found: string
  readonly expected: string
  /** Null for a figure that is only reported, such as a time, which depends on the machine's other work. */
  readonly isPassed: boolean | null
}

/** The reason why figures cannot be measured on this machine. */
export type NotRun = { readonly notRun: string }

/** Returns a figure that fails the run unless it matches exactly. */
export function exactly(label: string, found: string | number, expected: string | number): Figure {
  return { label, found: String(found), expected: String(expected), isPassed: found === expected }
}

/** Returns a figure that fails the run if it exceeds the limit. */
export function withMax(label: string, found: number, limit: number): Figure {
  return { label, found: String(found), expected: `at most ${limit}`, isPassed: found <= limit }
}

/** Returns a figure that is only reported. */
export function measured(label: string, found: string, expected = ''): Figure {
  return { label, found, expected, isPassed: null }
}

/** Returns the value that a `share` of all values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0
}

/** Returns the figures as lines in columns. */
export function formatTable(figures: readonly Figure[]): string[] {
  const width = (column: 'label' | 'found') => Math.max(...figures.map((figure) => figure[column].length))
  const [labelWidth, foundWidth] = [width('label'), width('found')]
  return figures.map(({ label, found, expected, isPassed }) => {
    const mark = isPassed === null ? '     ' : isPassed ? '  ok ' : 'WRONG'
    return `${mark}  ${label.padEnd(labelWidth)}  ${found.padStart(foundWidth)}${expected ? `  (${expected})` : ''}`
  })
}
