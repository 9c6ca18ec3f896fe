import { and, gt, lte } from 'drizzle-orm'
import { CLOCK_SKEW_MS } from '#app/store/staff/time-window.ts'
import { authVerifications } from '#app/store/staff.table.ts'

/** Matches verifications that were opened for `ms` and are still open. See `isWindowOpen` for the limit on the end. */
export function isVerificationOpen(ms: number, now = new Date()) {
  const { expiresAt } = authVerifications
  return and(gt(expiresAt, now), lte(expiresAt, new Date(now.getTime() + ms + CLOCK_SKEW_MS)))
}
