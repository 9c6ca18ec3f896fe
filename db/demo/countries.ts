/** The countries and regions that the demo store sells to. */
export const COUNTRIES = ['US', 'CA', 'GB', 'EU'] as const
export type Country = (typeof COUNTRIES)[number]
