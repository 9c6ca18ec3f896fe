/** Codes to try at checkout. */
export const discounts = [
  { code: 'WELCOME10', kind: 'percent', percent: 100_000, customerLimit: 1, addedDaysAgo: 120 }, // 10%
] as const
