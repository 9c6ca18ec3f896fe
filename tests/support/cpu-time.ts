import process from 'node:process'

/**
 * For how many milliseconds a processor works for this process while something is done. On a busy machine the clock runs
 * on while we wait for one.
 */
export function cpuTimeMs(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}
