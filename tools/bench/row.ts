/** What a figure has to be. Where nothing is named, it is only told. */
type Target = { readonly atLeast: number } | { readonly atMost: number } | null

type Unit = 'ms' | 's' | 'KB' | 'MB' | 'times' | 'score' | 'shift'

/** One measured value. `of` says what it is a value of, where a row has several. */
export type Figure = {
  /** NaN where it could not be measured. */
  readonly value: number
  readonly unit: Unit
  readonly target: Target
  readonly of?: string
}

/** One row of the table: it is reached where any of its figures is. */
export type Row = {
  readonly work: string
  readonly figures: readonly Figure[]
  /** What else is worth knowing, in a few words. */
  readonly told?: string
}

type Verdict = 'reached' | 'falls short' | 'not measured' | 'told'

/** Digits behind the point, and what follows the number. */
const UNITS: Readonly<Record<Unit, readonly [number, string]>> = {
  ms: [1, ' ms'],
  s: [2, ' s'],
  KB: [1, ' KB'],
  MB: [0, ' MB'],
  times: [2, ' ×'],
  score: [0, ''],
  shift: [3, ''],
}

/** The value in the middle; NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const [below = Number.NaN, above = Number.NaN] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return (below + above) / 2
}

export function verdictOf({ figures }: Row): Verdict {
  if (figures.every(({ value }) => Number.isNaN(value))) return 'not measured'
  const judged = figures.filter(({ target }) => target)
  if (judged.length === 0) return 'told'
  return judged.some(isReached) ? 'reached' : 'falls short'
}

/** The figures as text: '0.97 × of the requests a second, 1.04 × of the processor time'. */
export function figureText({ figures }: Row): string {
  return figures.map(({ value, unit, of }) => [valueText(value, unit), of].filter(Boolean).join(' ')).join(', ')
}

export function targetText({ figures }: Row): string {
  return figures.flatMap(({ target, unit }) => (target ? [limitText(target, unit)] : [])).join(' or ')
}

/** What became of it, and by how much it falls short where it does. */
export function verdictText(row: Row): string {
  const verdict = verdictOf(row)
  if (verdict !== 'falls short') return verdict === 'told' ? '' : verdict
  const least = Math.min(...row.figures.map(shortage))
  return `**falls short** by ${Number.isFinite(least) ? `${Math.max(1, Math.round(least * 100))} %` : 'all of it'}`
}

/** By which share of the target a figure misses it; 0 where it is reached. */
function shortage({ value, target }: Figure): number {
  if (!target || Number.isNaN(value)) return Number.POSITIVE_INFINITY
  const [limit, missing] =
    'atLeast' in target ? [target.atLeast, target.atLeast - value] : [target.atMost, value - target.atMost]
  return Math.max(0, missing / limit)
}

function isReached({ value, target }: Figure): boolean {
  if (!target) return false
  return 'atLeast' in target ? value >= target.atLeast : value <= target.atMost
}

function limitText(target: NonNullable<Target>, unit: Unit): string {
  return 'atLeast' in target ? `≥ ${valueText(target.atLeast, unit)}` : `≤ ${valueText(target.atMost, unit)}`
}

function valueText(value: number, unit: Unit): string {
  if (Number.isNaN(value)) return 'not measured'
  const [digits, name] = UNITS[unit]
  return `${value.toFixed(digits)}${name}`
}

/** The row of something that could not be measured at all. */
export function unmeasured(work: string): Row {
  return { work, figures: [{ value: Number.NaN, unit: 'score', target: null }] }
}
