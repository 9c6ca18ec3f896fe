import { readFileSync } from 'node:fs'

/** Ticks of the kernel's clock over all processors since the system started. */
type Ticks = { readonly given: number; readonly stolen: number }

/** Of the text of /proc/stat: what the system's processes were given, and what its host gave to others instead. */
export function ticksIn(text: string): Ticks | null {
  const line = /^cpu +([\d ]+)$/m.exec(text)?.[1]
  if (!line) return null
  const [user = 0, nice = 0, system = 0, , , interrupts = 0, soft = 0, stolen = 0] = line.split(' ').map(Number)
  return { given: user + nice + system + interrupts + soft, stolen }
}

/**
 * Watches from now on. What comes back answers which share, from 0 to 1, of the processor time that was wanted since then
 * others on the same host took; null where the system does not tell.
 */
export function watchStolenTime(readStat: () => string = readProcStat): () => number | null {
  const before = ticksIn(readStat())
  return () => {
    const after = ticksIn(readStat())
    if (!before || !after) return null
    const [given, stolen] = [after.given - before.given, after.stolen - before.stolen]
    return stolen / (given + stolen || 1)
  }
}

/** How much others got in the way: times and ratios of a run of which much was taken tell of them, too. */
export function noiseText(stolenShare: number | null): string {
  if (stolenShare === null) return 'unknown here'
  return `others on the host took ${(stolenShare * 100).toFixed(1)} % of the processor time that was wanted`
}

function readProcStat(): string {
  try {
    return readFileSync('/proc/stat', 'utf8')
  } catch {
    return ''
  }
}
