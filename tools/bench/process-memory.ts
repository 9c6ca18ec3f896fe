import { readFileSync } from 'node:fs'

/** The resident memory in MB; NaN if the system does not report it. */
export function residentMb(pid: number): number {
  try {
    const kib = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kib ? (Number(kib) * 1_024) / 1e6 : Number.NaN
  } catch {
    return Number.NaN
  }
}
