/** The clocks of machines that serve a store can differ by this much. */
export const CLOCK_SKEW_MS = 60_000

/**
 * Returns true if a window of `ms` that began at `start` is open. A window that begins in the future is closed:
 * a clock that was ahead stored its start, so it would stay open for longer than `ms`.
 */
export function isWindowOpen(start: Date, ms: number, now = new Date()): boolean {
  const age = now.getTime() - start.getTime()
  return age >= -CLOCK_SKEW_MS && age < ms
}
