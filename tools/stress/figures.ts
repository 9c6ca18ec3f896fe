/** A measured value, the expected value, and the result of their comparison. */
export type Figure = {
  readonly label: string
  readonly found: string
  readonly wanted: string
  /** Null if only reported, as times are: they depend on the machine's other work. */
  readonly isRight: boolean | null
}

/** The reason why figures cannot be measured on this machine. */
export type NotRun = { readonly notRun: string }

/** Fails the run unless it is exact. */
export function exactly(label: string, found: string | number, wanted: string | number): Figure {
  return { label, found: String(found), wanted: String(wanted), isRight: found === wanted }
}

/** Fails the run if it is more. */
export function withMax(label: string, found: number, limit: number): Figure {
  return { label, found: String(found), wanted: `at most ${limit}`, isRight: found <= limit }
}

/** Only reports. */
export function measured(label: string, found: string, wanted = ''): Figure {
  return { label, found, wanted, isRight: null }
}

/** The value that `share` of all do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0
}

/** Lines of text in columns. */
export function formatTable(figures: readonly Figure[]): string[] {
  const width = (column: 'label' | 'found') => Math.max(...figures.map((figure) => figure[column].length))
  const [labelWidth, foundWidth] = [width('label'), width('found')]
  return figures.map(({ label, found, wanted, isRight }) => {
    const mark = isRight === null ? '     ' : isRight ? '  ok ' : 'WRONG'
    return `${mark}  ${label.padEnd(labelWidth)}  ${found.padStart(foundWidth)}${wanted ? `  (${wanted})` : ''}`
  })
}
