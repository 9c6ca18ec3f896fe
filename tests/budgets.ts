/**
 * Budgets of each part of `npm test` on two idle cores, in seconds of processor time and of wall time. A busy machine
 * takes longer: a run lists the parts above their budget, but does not fail.
 */
export const BUDGETS = {
  'checks and build': { processor: 90, wall: 60 },
  rules: { processor: 270, wall: 200 },
  'started store': { processor: 240, wall: 150 },
  journeys: { processor: 270, wall: 200 },
  // the parts of `npm run test:changed`
  checks: { processor: 60, wall: 60 },
  build: { processor: 60, wall: 40 },
} as const

export type Part = keyof typeof BUDGETS
