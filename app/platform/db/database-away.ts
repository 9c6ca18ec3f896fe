import { getSqlState } from '#app/platform/db/sql-state.ts'

// Connection errors, shutdown and startup, a standby, timeouts, and a lack of disk space, memory or connections
const STATES = /^(08...|53...|57P0[1-5]|57014|55P03|25P03|25006)$/
const CODES = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN)$/
const MESSAGES =
  /^(timeout e(xceeded|xpired)|connection terminated|query read timeout|client (has|was)|cannot use a pool)/i

/** Returns true if a query failed because the database is unavailable or too slow, so a retry is worthwhile. */
export function isDatabaseAway(error: unknown): boolean {
  const state = getSqlState(error)
  if (state) return STATES.test(state)
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string' && CODES.test(at.code)) return true
    if (MESSAGES.test(at.message)) return true
    if (at instanceof AggregateError && at.errors.some(isDatabaseAway)) return true // all of a host's addresses failed
  }
  return false
}
