import { wallTime } from '#app/lib/time-zone.ts'

/** A clock time that daylight saving skips means that many minutes later; one that occurs twice means the first. */

const DAY_MS = 86_400_000

export function isClockTime(text: string): boolean {
  const at = new Date(`${text}Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 16) === text
}

export function momentOf(clock: string, zone: string): Date {
  const wall = Date.parse(`${clock}Z`)
  // A zone changes its offset at most once within these two days.
  const before = wall - offsetAt(wall - DAY_MS, zone)
  const after = wall - offsetAt(wall + DAY_MS, zone)
  const first = Math.min(before, after)
  if (wallTime(first, zone) === wall) return new Date(first)
  return new Date(wallTime(after, zone) === wall ? after : before)
}

/** Returns the first moment of a day in the zone: midnight, or the end of a skipped midnight. */
export function startOfDay(day: string, zone: string): Date {
  return momentOf(`${day}T00:00`, zone)
}

export function endOfDay(day: string, zone: string): Date {
  return startOfDay(addDays(day, 1), zone)
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

function offsetAt(at: number, zone: string): number {
  return wallTime(at, zone) - at
}
