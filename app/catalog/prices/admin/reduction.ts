const DAY_MS = 24 * 60 * 60 * 1_000
/** Directive 98/6/EC, Art. 6a(2). */
const PERIOD_DAYS = 30

/** A reduced price in a market where the law requires showing the lowest earlier price; in minor units. */
type ReducedPrice = {
  readonly price: number
  readonly was: number
  readonly prior: number | null
  /** When shoppers first saw the reduction; null until then. */
  readonly reducedFrom: Date | null
  /** When shoppers first saw a price. */
  readonly since: Date | null
}

/**
 * Problems with a reduction (docs/rules.md, Lowest price), the most severe first: 'none' if there is no earlier price,
 * 'higher' if the reduced price is not below the lowest price, 'short' if the earlier prices cover less than 30 days,
 * 'above' if the old price is above the lowest price.
 */
export type ReductionProblem = 'none' | 'higher' | 'short' | 'above'

/** Returns null if there is no problem. */
export function findReductionProblem({ price, was, prior, reducedFrom, since }: ReducedPrice): ReductionProblem | null {
  if (prior === null || reducedFrom === null || since === null) return 'none'
  if (price >= prior) return 'higher'
  if (reducedFrom.getTime() - since.getTime() < PERIOD_DAYS * DAY_MS) return 'short'
  return was > prior ? 'above' : null
}
