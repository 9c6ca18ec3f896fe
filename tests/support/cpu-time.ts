import process from 'node:process'

/**
 * Returns the CPU milliseconds that this thread spends on `work`. Wall time would include waiting for a busy machine.
 */
export function measureCpuTimeMs(work: () => void): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}
