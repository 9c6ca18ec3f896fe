import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** Kernel clock ticks per second: `getconf CLK_TCK` is 100 on every Linux. */
const TICKS_PER_SECOND = 100

/**
 * Returns the processor time of a process and its descendants, including ended ones; 0 if the system does not report
 * it.
 */
export function readProcessorSeconds(pid: number): number {
  const all = readAllProcesses()
  return (
    [pid, ...findDescendants(pid, all)].reduce((total, each) => total + (all.get(each)?.ticks ?? 0), 0) /
    TICKS_PER_SECOND
  )
}

/** Returns the resident memory in MB; NaN if the system does not report it. */
export function readResidentMb(pid: number): number {
  try {
    const kib = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kib ? (Number(kib) * 1_024) / 1e6 : Number.NaN
  } catch {
    return Number.NaN
  }
}

export function listDescendants(pid: number): readonly number[] {
  return findDescendants(pid, readAllProcesses())
}

type Process = { readonly parent: number; readonly ticks: number }

function findDescendants(pid: number, all: ReadonlyMap<number, Process>): number[] {
  const children = [...all].flatMap(([child, { parent }]) => (parent === pid ? [child] : []))
  return [...children, ...children.flatMap((child) => findDescendants(child, all))]
}

function readAllProcesses(): ReadonlyMap<number, Process> {
  const pids = existsSync('/proc') ? readdirSync('/proc').filter((entry) => /^\d+$/.test(entry)) : []
  const processes = new Map<number, Process>()
  for (const pid of pids.map(Number)) {
    const found = readProcess(pid)
    if (found) processes.set(pid, found)
  }
  return processes
}

/** Ticks include those of ended children. The program's name before the numbers can contain any characters. */
function readProcess(pid: number): Process | null {
  try {
    const [, numbers = ''] = /^.*\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    const fields = numbers.split(' ').map(Number)
    const [parent = 0, ...times] = [1, 11, 12, 13, 14].map((at) => fields[at])
    return { parent, ticks: times.reduce<number>((total, time = 0) => total + time, 0) }
  } catch {
    return null
  }
}
