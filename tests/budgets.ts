/**
 * What each part of `npm test` may take on two idle cores, in seconds of processor time and of wall time. A busy machine
 * takes longer: a run lists the parts above their budget and fails none for it.
 */
export const BUDGETS = {
  checks: { processor: 60, wall: 60 },
  rules: { processor: 270, wall: 200 },
  build: { processor: 60, wall: 40 },
  'started store': { processor: 240, wall: 150 },
  journeys: { processor: 270, wall: 200 },
} as const

export type Part = keyof typeof BUDGETS
