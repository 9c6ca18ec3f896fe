import { readFileSync } from 'node:fs'

/** Kernel clock ticks since the system started. `stolen`: ticks that the host gave to other systems. */
type Ticks = { readonly used: number; readonly stolen: number }

function parseTicks(text: string): Ticks | null {
  const line = /^cpu +([\d ]+)$/m.exec(text)?.[1]
  if (!line) return null
  const [user = 0, nice = 0, system = 0, , , interrupts = 0, soft = 0, stolen = 0] = line.split(' ').map(Number)
  return { used: user + nice + system + interrupts + soft, stolen }
}

/**
 * Returns a function that returns the share (0 to 1) of the requested processor time that others on the host took since
 * this call.
 */
export function watchStolenTime(readStat: () => string = readProcStat): () => number | null {
  const before = parseTicks(readStat())
  return () => {
    const after = parseTicks(readStat())
    if (!before || !after) return null
    const [used, stolen] = [after.used - before.used, after.stolen - before.stolen]
    return stolen / (used + stolen || 1)
  }
}

export function formatNoise(stolenShare: number | null): string {
  if (stolenShare === null) return 'unknown here'
  return `others on the host took ${(stolenShare * 100).toFixed(1)} % of the requested processor time`
}

function readProcStat(): string {
  try {
    return readFileSync('/proc/stat', 'utf8')
  } catch {
    return ''
  }
}
