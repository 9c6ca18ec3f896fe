/** Buyers' votes on the fit. */
export const FIT_VOTES = ['small', 'true', 'large'] as const
export type FitVote = (typeof FIT_VOTES)[number]
