import type { FitVote } from '#app/content/reviews/fit/fit-vote.ts'

// Sums up in one line what buyers say about the fit of a product: their votes in approved reviews, and returns as too small
// or too large, which replace the vote of the same line.

/** Of one size: how many buyers found it so, and how much that weighs now. */
export type SizeFit = {
  readonly size: string
  readonly buyers: Readonly<Record<FitVote, number>>
  readonly weight: Readonly<Record<FitVote, number>>
}

/** `found`: null if they disagree. `between`: which size to take between two of them. */
export type FitLine = {
  readonly found: FitVote | null
  readonly between: 'up' | 'down' | null
  readonly buyers: Readonly<Record<FitVote, number>>
}

/** Fewer buyers say nothing about others. */
const MIN_BUYERS = 5
/** A buyer of this age counts half. */
export const HALF_LIFE_DAYS = 365
export const MAX_AGE_DAYS = 730
/** What a buyer of today weighs; whole numbers, so that sums do not depend on their order. */
export const FULL_WEIGHT = 1_000

/** The share of the weight that makes an opinion, and the one that makes it worth a hint. */
const MAJORITY = 0.5
const HINT = 0.15

const VOTES = ['true', 'small', 'large'] as const

/** Returns the line about all sizes, and those about sizes that fit otherwise; null if too few buyers say so. */
export function fitLines(
  sizes: readonly SizeFit[],
): { readonly all: FitLine; readonly bySize: Readonly<Record<string, FitLine>> } | null {
  const all = findLine(sizes)
  if (!all) return null
  const differing = sizes.flatMap((sizeFit): [string, FitLine][] => {
    const line = sizeFit.size ? findLine([sizeFit]) : null
    return line && line.found !== all.found ? [[sizeFit.size, line]] : []
  })
  return { all, bySize: Object.fromEntries(differing) }
}

function findLine(sizes: readonly SizeFit[]): FitLine | null {
  const [buyers, weight] = [
    sumCounts(sizes.map((sizeFit) => sizeFit.buyers)),
    sumCounts(sizes.map((sizeFit) => sizeFit.weight)),
  ]
  if (total(buyers) < MIN_BUYERS) return null
  const share = (vote: FitVote) => weight[vote] / total(weight)
  const found = VOTES.find((vote) => share(vote) > MAJORITY) ?? null
  const isHint = (vote: FitVote, other: FitVote) => share(vote) >= HINT && weight[vote] >= 2 * weight[other]
  let between: FitLine['between'] = null
  if (found === 'true' && isHint('small', 'large')) between = 'up'
  if (found === 'true' && isHint('large', 'small')) between = 'down'
  return { found, between, buyers }
}

type Counts = Readonly<Record<FitVote, number>>

function sumCounts(counts: readonly Counts[]): Counts {
  const sumVote = (vote: FitVote) => counts.reduce((sum, entry) => sum + entry[vote], 0)
  return { small: sumVote('small'), true: sumVote('true'), large: sumVote('large') }
}

export function total({ small, true: fitting, large }: Counts): number {
  return small + fitting + large
}
