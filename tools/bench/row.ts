type Target = { readonly min: number } | { readonly max: number } | null

type Unit = 'ms' | 's' | 'KB' | 'MB' | 'elements' | 'times' | 'score' | 'shift'

export type Figure = {
  /** NaN if it could not be measured. */
  readonly value: number
  readonly unit: Unit
  readonly target: Target
  /** The name of the figure, in a row with several figures. */
  readonly label?: string
}

/** A row counts as met if at least one of its figures meets the target of that figure. */
export type Row = {
  readonly work: string
  readonly figures: readonly Figure[]
  readonly remark?: string
}

type Verdict = 'met' | 'missed' | 'not measured' | 'reported'

/** The number of decimals, and the suffix. */
const UNITS: Readonly<Record<Unit, readonly [number, string]>> = {
  ms: [1, ' ms'],
  s: [2, ' s'],
  KB: [1, ' KB'],
  MB: [0, ' MB'],
  elements: [0, ' elements'],
  times: [2, ' ×'],
  score: [0, ''],
  shift: [3, ''],
}

/** Returns a figure for a value that was divided by its reference. */
export function ratio(value: number, label: string, target: Target): Figure {
  return { value, unit: 'times', label, target }
}

/** Returns NaN if there are no values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const [below = Number.NaN, above = Number.NaN] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return (below + above) / 2
}

export function getVerdict({ figures }: Row): Verdict {
  if (figures.every(({ value }) => Number.isNaN(value))) return 'not measured'
  const judged = figures.filter(({ target }) => target)
  if (judged.length === 0) return 'reported'
  return judged.some(isMet) ? 'met' : 'missed'
}

/** Returns text such as '0.97 × the requests per second, 1.04 × the processor time'. */
export function formatFigures({ figures }: Row): string {
  return figures.map(({ value, unit, label }) => [formatValue(value, unit), label].filter(Boolean).join(' ')).join(', ')
}

export function formatTargets({ figures }: Row): string {
  return figures.flatMap(({ target, unit }) => (target ? [formatLimit(target, unit)] : [])).join(' or ')
}

export function formatVerdict(row: Row): string {
  const verdict = getVerdict(row)
  if (verdict !== 'missed') return verdict === 'reported' ? '' : verdict
  const least = Math.min(...row.figures.map(computeShortfall))
  return Number.isFinite(least) ? `**missed** by ${Math.max(1, Math.round(least * 100))} %` : '**missed**'
}

/** Returns the share of the target by which a figure misses it; 0 if it is met. */
function computeShortfall({ value, target }: Figure): number {
  if (!target || Number.isNaN(value)) return Number.POSITIVE_INFINITY
  const [limit, missing] = 'min' in target ? [target.min, target.min - value] : [target.max, value - target.max]
  return Math.max(0, missing / limit)
}

function isMet({ value, target }: Figure): boolean {
  if (!target) return false
  return 'min' in target ? value >= target.min : value <= target.max
}

function formatLimit(target: NonNullable<Target>, unit: Unit): string {
  return 'min' in target ? `≥ ${formatValue(target.min, unit)}` : `≤ ${formatValue(target.max, unit)}`
}

function formatValue(value: number, unit: Unit): string {
  if (Number.isNaN(value)) return 'not measured'
  const [digits, name] = UNITS[unit]
  return `${value.toFixed(digits)}${name}`
}

export function createUnmeasuredRow(work: string): Row {
  return { work, figures: [{ value: Number.NaN, unit: 'score', target: null }] }
}
