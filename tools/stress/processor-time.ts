import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** Ticks of the kernel's clock in a second, as `getconf CLK_TCK` says everywhere that Linux runs. */
const TICKS = 100

/**
 * The processor seconds that a process and all below it have taken until now, those that have ended included; 0 where the
 * system does not tell. Steadier than the time of a clock, which also counts what others do on the machine.
 */
export function processorSeconds(pid: number): number {
  const all = allProcesses()
  return [pid, ...descendants(pid, all)].reduce((total, each) => total + (all.get(each)?.ticks ?? 0), 0) / TICKS
}

/** The processes that a process has started, and those that these have. */
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

/** From /proc/PID/stat: the fields behind the program's name, which may hold anything. Null where it has just ended. */
function readProcess(pid: number): Process | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [parent = 0, ...times] = [1, 11, 12, 13, 14].map((at) => fields[at]) // its own time, and that of ended children
    return { parent, ticks: times.reduce<number>((total, time = 0) => total + time, 0) }
  } catch {
    return null
  }
}
