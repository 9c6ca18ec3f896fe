/**
 * What each part of `npm test` may take on two idle cores, in seconds of processor time and of wall time: together 15
 * and 12 minutes. A busy machine takes longer: a run lists the parts above their budget and fails none for it.
 */
export const BUDGETS = {
  checks: { processor: 65, wall: 40 },
  rules: { processor: 325, wall: 190 },
  build: { processor: 30, wall: 25 },
  'started store': { processor: 210, wall: 125 },
  journeys: { processor: 270, wall: 340 },
} as const

export type Part = keyof typeof BUDGETS
