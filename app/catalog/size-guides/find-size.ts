import type { LengthRange } from '#app/catalog/size-guides/lengths.ts'
import type { Measurement } from '#app/catalog/size-guides/measures.ts'
import type { GuideTable } from '#app/catalog/size-guides/size-guide.ts'

/** A shopper's measurements in millimeters. */
export type BodyMeasurements = Readonly<Partial<Record<Measurement, number>>>

/** The size for one measurement, or the two sizes it falls between. */
export type MeasurementFit = { readonly measure: Measurement } & (
  | { readonly outside: null; readonly sizes: readonly [string] | readonly [string, string] }
  | { readonly outside: 'below' | 'above'; readonly sizes: readonly [string] }
)

export type SizeAdvice = {
  /** 'outside': `decidedBy` is smaller or larger than all sizes, and `sizes` contains the nearest one. */
  readonly kind: 'fits' | 'between' | 'outside'
  readonly sizes: readonly [string] | readonly [string, string]
  /** The measurement that needs the largest size. */
  readonly decidedBy: MeasurementFit
  readonly measurementFits: readonly MeasurementFit[]
}

/** Returns the measurements that can be compared with a shopper's. */
export function listBodyMeasurements({ columns }: Pick<GuideTable, 'columns'>): Measurement[] {
  return columns.flatMap(({ measure, kind }) => (kind === 'body' ? [measure] : []))
}

/**
 * Returns the size for a body, decided by the measurement that needs the largest size; null if the guide contains none
 * of the measurements.
 */
export function findSize(guide: GuideTable, body: BodyMeasurements): SizeAdvice | null {
  const positions = guide.columns.flatMap(({ measure, kind }, column) => {
    const mm = body[measure]
    const position = kind === 'body' && mm !== undefined ? findPosition(listRanges(guide, column), mm) : null
    return position ? [{ measure, ...position }] : []
  })
  const [decisive] = positions.toSorted((a, b) => getRank(b) - getRank(a))
  if (!decisive) return null
  const getSize = (row: number) => guide.rows[row]?.size ?? ''
  const toFit = ({ measure, low, high, outside }: (typeof positions)[number]): MeasurementFit => {
    if (outside) return { measure, outside, sizes: [getSize(low)] }
    return { measure, outside, sizes: low === high ? [getSize(low)] : [getSize(low), getSize(high)] }
  }
  const decidedBy = toFit(decisive)
  const { sizes } = decidedBy
  const kind = decidedBy.outside ? 'outside' : sizes.length === 2 ? 'between' : 'fits'
  return { kind, sizes, decidedBy, measurementFits: positions.map(toFit) }
}

/** `low` and `high` are row indexes in the guide. */
type Position = { readonly low: number; readonly high: number; readonly outside: 'below' | 'above' | null }

/** Returns a higher number for a larger size; a measurement above the table ranks highest, one below it lowest. */
function getRank({ low, high, outside }: Position): number {
  if (outside === 'below') return -1
  return outside === 'above' ? Number.POSITIVE_INFINITY : low + high
}

type SizeRange = LengthRange & { readonly row: number }

/** Returns the ranges of a column. The range of a single number extends a third of the way to its neighbors. */
function listRanges({ rows }: GuideTable, column: number): SizeRange[] {
  const filledRanges = rows.flatMap(({ ranges }, row) => {
    const range = ranges[column]
    return range ? [{ ...range, row }] : []
  })
  return filledRanges.map((size, index) => {
    if (size.min < size.max) return size
    const [before, after] = [filledRanges[index - 1], filledRanges[index + 1]]
    const [down, up] = [before && size.min - before.max, after && after.min - size.max]
    const reach = (step: number | undefined) => Math.max(0, step ?? 0) / 3
    return { row: size.row, min: size.min - reach(down ?? up), max: size.max + reach(up ?? down) }
  })
}

function findPosition(sizes: readonly SizeRange[], mm: number): Position | null {
  const [first, last] = [sizes[0], sizes.at(-1)]
  if (!first || !last) return null
  if (mm < first.min) return { low: first.row, high: first.row, outside: 'below' }
  if (mm > last.max) return { low: last.row, high: last.row, outside: 'above' }
  const low = sizes.findLast(({ min }) => min <= mm) ?? first
  const high = sizes.find(({ max }) => max >= mm) ?? last
  // The measurement is in two overlapping sizes, or in the gap between two sizes
  return { low: Math.min(low.row, high.row), high: Math.max(low.row, high.row), outside: null }
}
