import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** Kernel clock ticks a second: `getconf CLK_TCK` is 100 wherever Linux runs. */
const TICKS = 100

/** Of a process and its descendants, ended ones included; 0 if the system does not report them. */
export function processorSeconds(pid: number): number {
  const all = allProcesses()
  return [pid, ...descendants(pid, all)].reduce((total, each) => total + (all.get(each)?.ticks ?? 0), 0) / TICKS
}

export function processesBelow(pid: number): readonly number[] {
  return descendants(pid, allProcesses())
}

type Process = { readonly parent: number; readonly ticks: number }

function descendants(pid: number, all: ReadonlyMap<number, Process>): number[] {
  const children = [...all].flatMap(([child, { parent }]) => (parent === pid ? [child] : []))
  return [...children, ...children.flatMap((child) => descendants(child, all))]
}

function allProcesses(): ReadonlyMap<number, Process> {
  const pids = existsSync('/proc') ? readdirSync('/proc').filter((entry) => /^\d+$/.test(entry)) : []
  const known = new Map<number, Process>()
  for (const pid of pids.map(Number)) {
    const found = readProcess(pid)
    if (found) known.set(pid, found)
  }
  return known
}

/** Reads behind the program's name, which may contain anything. Null if the process has ended. */
function readProcess(pid: number): Process | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [parent = 0, ...times] = [1, 11, 12, 13, 14].map((at) => fields[at]) // its own time, and that of ended
    // children
    return { parent, ticks: times.reduce<number>((total, time = 0) => total + time, 0) }
  } catch {
    return null
  }
}
