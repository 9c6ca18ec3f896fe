import { toWallTime } from '#app/lib/time-zone.ts'

/**
 * A clock time that is skipped when clocks go forward is moved forward by the skipped minutes. A clock time that occurs
 * twice means its first occurrence.
 */

const DAY_MS = 86_400_000

export function isClockTime(text: string): boolean {
  const at = new Date(`${text}Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 16) === text
}

export function toMoment(clock: string, zone: string): Date {
  const wall = Date.parse(`${clock}Z`)
  // A zone changes its offset at most once within these two days.
  const before = wall - getOffset(wall - DAY_MS, zone)
  const after = wall - getOffset(wall + DAY_MS, zone)
  const first = Math.min(before, after)
  if (toWallTime(first, zone) === wall) return new Date(first)
  return new Date(toWallTime(after, zone) === wall ? after : before)
}

/** Returns the first moment of a day in the zone: midnight, or the end of a skipped midnight. */
export function startOfDay(day: string, zone: string): Date {
  return toMoment(`${day}T00:00`, zone)
}

export function endOfDay(day: string, zone: string): Date {
  return startOfDay(addDays(day, 1), zone)
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

function getOffset(at: number, zone: string): number {
  return toWallTime(at, zone) - at
}

/** .NET writes an empty date as 0001-01-01, spreadsheets as 1899-12-30, SQL Server as 1900-01-01. */
const LAST_EMPTY_DAY = '1900-01-01'
const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::([0-5]\d)(?:\.\d{1,9})?)?(?: ?(Z|UTC|[+-]\d{2}:?\d{2}))?)?$/

/**
 * Parses '2024-05-31', '2024-05-31 14:30:10' or '2024-05-31T14:30:10+01:00'. Text without an offset is in `zone`.
 * Returns null if it is invalid, if the order of day and month is unknown, or if some systems write this date for an
 * empty value.
 */
export function parseMoment(text: string, zone: string): Date | null {
  const [, day, time = '00:00', seconds = '00', offset] = MOMENT.exec(text.trim().toUpperCase()) ?? []
  if (!day || day <= LAST_EMPTY_DAY || !isClockTime(`${day}T${time}`)) return null
  if (!offset) return new Date(toMoment(`${day}T${time}`, zone).getTime() + Number(seconds) * 1_000)
  const zoned = /\d/.test(offset) ? offset.replace(/^(...)(\d\d)$/, '$1:$2') : 'Z'
  const at = new Date(`${day}T${time}:${seconds}${zoned}`)
  return Number.isNaN(at.getTime()) ? null : at
}
