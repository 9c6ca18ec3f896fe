import { readdirSync, readFileSync } from 'node:fs'

/** Ticks of the kernel's clock in a second, as `getconf CLK_TCK` says everywhere that Linux runs. */
const TICKS = 100

/**
 * The processor seconds that a process and its children have taken until now, those that have ended included; 0 where the
 * system does not tell. Steadier than the time of a clock, which also counts what others do on the machine.
 */
export function processorSeconds(pid: number): number {
  const own = statOf(pid)
  if (!own) return 0
  const children = readdirSync('/proc').flatMap((entry) => (/^\d+$/.test(entry) ? (statOf(Number(entry)) ?? []) : []))
  const alive = children.filter(({ parent }) => parent === pid)
  return (own.ticks + own.ended + alive.reduce((total, { ticks }) => total + ticks, 0)) / TICKS
}

/** From /proc/PID/stat: the fields behind the program's name, which may hold anything. */
function statOf(pid: number): { parent: number; ticks: number; ended: number } | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [parent = 0, user = 0, system = 0, endedUser = 0, endedSystem = 0] = [1, 11, 12, 13, 14].map(
      (at) => fields[at],
    )
    return { parent, ticks: user + system, ended: endedUser + endedSystem }
  } catch {
    return null // it has ended, or this is no Linux
  }
}
