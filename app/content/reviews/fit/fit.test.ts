import { expect, test } from 'vitest'
import { computeFitLines, type SizeFit } from '#app/content/reviews/fit/fit.ts'

type Counts = readonly [small: number, fitting: number, large: number]

const counts = ([small, fitting, large]: Counts) => ({ small, true: fitting, large })

/** Creates the votes for a size with their current weight; by default, full weight. */
function size(
  name: string,
  buyers: Counts,
  weight: Counts = [buyers[0] * 1_000, buyers[1] * 1_000, buyers[2] * 1_000],
) {
  return { size: name, buyers: counts(buyers), weight: counts(weight) } satisfies SizeFit
}

test.each<{ buyers: Counts; weight?: Counts; majority: string | null; between: string | null }>([
  { buyers: [0, 5, 0], majority: 'true', between: null },
  { buyers: [3, 14, 0], majority: 'true', between: 'up' },
  { buyers: [0, 14, 3], majority: 'true', between: 'down' },
  { buyers: [3, 14, 3], majority: 'true', between: null }, // equal in both directions
  { buyers: [2, 14, 0], majority: 'true', between: null }, // too few
  { buyers: [4, 14, 2], majority: 'true', between: 'up' },
  { buyers: [9, 4, 1], majority: 'small', between: null },
  { buyers: [1, 4, 9], majority: 'large', between: null },
  { buyers: [5, 5, 0], majority: null, between: null }, // half is not a majority
  { buyers: [4, 4, 4], majority: null, between: null },
  { buyers: [10, 6, 0], weight: [2_500, 6_000, 0], majority: 'true', between: 'up' }, // most votes for small are old
  { buyers: [6, 10, 0], weight: [6_000, 2_500, 0], majority: 'small', between: null },
])(
  'the votes $buyers result in the majority $majority and the hint $between',
  ({ buyers, weight, majority, between }) => {
    expect(computeFitLines([size('M', buyers, weight)])?.all).toEqual({ majority, between, buyers: counts(buyers) })
  },
)

test('there is no fit line for fewer than five buyers', () => {
  expect(computeFitLines([])).toBeNull()
  expect(computeFitLines([size('M', [0, 4, 0])])).toBeNull()
  expect(computeFitLines([size('S', [0, 2, 0]), size('M', [0, 3, 0])])?.all.majority).toBe('true')
})

test('a size has its own line if enough of its buyers disagree with the line for all sizes', () => {
  const lines = computeFitLines([
    size('S', [0, 9, 0]),
    size('M', [0, 9, 0]),
    size('L', [6, 1, 0]),
    size('XL', [4, 0, 0]),
  ])
  expect(lines?.all).toMatchObject({ majority: 'true', buyers: { small: 10, true: 19, large: 0 } })
  expect(lines?.bySize).toEqual({ L: { majority: 'small', between: null, buyers: counts([6, 1, 0]) } })
})

test('votes without a size count for the product, but have no line of their own', () => {
  const lines = computeFitLines([size('', [6, 0, 0]), size('M', [0, 8, 0])])
  expect(lines).toMatchObject({ all: { majority: 'true', between: 'up' }, bySize: {} })
})
