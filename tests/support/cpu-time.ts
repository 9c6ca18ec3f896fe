import process from 'node:process'

/** CPU milliseconds that this process spends on `work`. Wall time would include waiting for a busy machine. */
export function cpuTimeMs(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}
