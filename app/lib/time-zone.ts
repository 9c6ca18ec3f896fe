/** Time zones by IANA name ('Africa/Lagos', 'UTC'). A day is '2026-11-20', a clock time '2026-11-20T09:30'. */

const MINUTE_MS = 60_000

export function isKnownZone(name: string): boolean {
  try {
    getFormat(name)
    return true
  } catch {
    return false
  }
}

/** Returns the time zone of the browser or the server. */
export function getSystemZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** Returns the zone's offset at a moment: 'UTC', 'UTC+1', 'UTC-3:30'. */
export function formatOffset(at: Date, zone: string): string {
  const minutes = Math.round((toWallTime(at.getTime(), zone) - at.getTime()) / MINUTE_MS)
  if (minutes === 0) return 'UTC'
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `UTC${minutes < 0 ? '-' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`
}

export function toDay(at: Date, zone: string): string {
  return toClockTime(at, zone).slice(0, 10)
}

export function toClockTime(at: Date, zone: string): string {
  return new Date(toWallTime(at.getTime(), zone)).toISOString().slice(0, 16)
}

/** Returns the clock time in the zone, in milliseconds as if it were UTC. */
export function toWallTime(at: number, zone: string): number {
  if (zone === 'UTC') return at
  const parts = new Map(
    getFormat(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type))
  const second = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
  return second + (((at % 1_000) + 1_000) % 1_000)
}

/** The maximum number of cached formats. Each takes about 50 KB of memory, and a page needs one or two. */
const MAX_FORMATS = 10
const formats = new Map<string, Intl.DateTimeFormat>()

function getFormat(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  if (formats.size === MAX_FORMATS) formats.clear()
  formats.set(zone, format)
  return format
}
