/** Where the demo store sells. */
export const COUNTRIES = ['US', 'CA', 'GB', 'EU'] as const
export type Country = (typeof COUNTRIES)[number]
