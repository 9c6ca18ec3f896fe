import type { FitVote } from '#app/content/reviews/fit/fit-vote.ts'

// Summarizes in one line how a product fits, from votes in approved reviews and from returns with the reason 'too
// small' or 'too large'. A return replaces the vote for the same order line.

/** The number of buyers per vote for a size, and the current weight of their votes. */
export type SizeFit = {
  readonly size: string
  readonly buyers: Readonly<Record<FitVote, number>>
  readonly weight: Readonly<Record<FitVote, number>>
}

/** `majority`: most buyers' vote; null if buyers disagree. `between`: the advice for shoppers between two sizes. */
export type FitLine = {
  readonly majority: FitVote | null
  readonly between: 'up' | 'down' | null
  readonly buyers: Readonly<Record<FitVote, number>>
}

/** Fewer buyers are not representative. */
const MIN_BUYERS = 5
/** A vote of this age counts half. */
export const HALF_LIFE_DAYS = 365
export const MAX_AGE_DAYS = 730
/** The weight of a vote today. Weights are whole numbers, so that sums do not depend on their order. */
export const FULL_WEIGHT = 1_000

/** The shares of the total weight that are needed for a majority and for a hint. */
const MAJORITY = 0.5
const HINT = 0.15

const VOTES = ['true', 'small', 'large'] as const

/** Returns the line for all sizes, and lines for sizes that fit differently; null if there are too few buyers. */
export function computeFitLines(
  sizes: readonly SizeFit[],
): { readonly all: FitLine; readonly bySize: Readonly<Record<string, FitLine>> } | null {
  const all = findLine(sizes)
  if (!all) return null
  const differing = sizes.flatMap((sizeFit): [string, FitLine][] => {
    const line = sizeFit.size ? findLine([sizeFit]) : null
    return line && line.majority !== all.majority ? [[sizeFit.size, line]] : []
  })
  return { all, bySize: Object.fromEntries(differing) }
}

function findLine(sizes: readonly SizeFit[]): FitLine | null {
  const [buyers, weight] = [
    sumCounts(sizes.map((sizeFit) => sizeFit.buyers)),
    sumCounts(sizes.map((sizeFit) => sizeFit.weight)),
  ]
  if (sumVotes(buyers) < MIN_BUYERS) return null
  const getShare = (vote: FitVote) => weight[vote] / sumVotes(weight)
  const majority = VOTES.find((vote) => getShare(vote) > MAJORITY) ?? null
  const isHint = (vote: FitVote, other: FitVote) => getShare(vote) >= HINT && weight[vote] >= 2 * weight[other]
  let between: FitLine['between'] = null
  if (majority === 'true' && isHint('small', 'large')) between = 'up'
  if (majority === 'true' && isHint('large', 'small')) between = 'down'
  return { majority, between, buyers }
}

type Counts = Readonly<Record<FitVote, number>>

function sumCounts(counts: readonly Counts[]): Counts {
  const sumVote = (vote: FitVote) => counts.reduce((sum, entry) => sum + entry[vote], 0)
  return { small: sumVote('small'), true: sumVote('true'), large: sumVote('large') }
}

export function sumVotes({ small, true: fitting, large }: Counts): number {
  return small + fitting + large
}
