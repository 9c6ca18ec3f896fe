import { and, gt, lte } from 'drizzle-orm'
import { CLOCK_SKEW_MS } from '#app/store/staff/time-window.ts'
import { authVerifications } from '#app/store/staff.table.ts'

/** Matches unexpired verifications, which are valid for `ms`. See `isWindowOpen` for why their end is limited. */
export function isVerificationOpen(ms: number, now = new Date()) {
  const { expiresAt } = authVerifications
  return and(gt(expiresAt, now), lte(expiresAt, new Date(now.getTime() + ms + CLOCK_SKEW_MS)))
}
