import { readFileSync } from 'node:fs'

/** Returns the memory that a process uses, in MB (RSS); NaN if the system does not report it. */
export function residentMb(pid: number): number {
  try {
    const kib = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kib ? (Number(kib) * 1_024) / 1e6 : Number.NaN
  } catch {
    return Number.NaN
  }
}
