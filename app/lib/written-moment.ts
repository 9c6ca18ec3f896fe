import { isClockTime, momentOf } from '#app/lib/zone-moments.ts'

/** .NET writes an empty date as 0001-01-01, spreadsheets as 1899-12-30, SQL Server as 1900-01-01. */
const LAST_EMPTY_DAY = '1900-01-01'
const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::([0-5]\d)(?:\.\d{1,9})?)?(?: ?(Z|UTC|[+-]\d{2}:?\d{2}))?)?$/

/**
 * Parses '2024-05-31', '2024-05-31 14:30:10' or '2024-05-31T14:30:10+01:00'. Without an offset, it is in `zone`. Null if it
 * is none, if the order of day and month is unknown, or if it is a date that systems write for an empty one.
 */
export function parseMoment(text: string, zone: string): Date | null {
  const [, day, time = '00:00', seconds = '00', offset] = MOMENT.exec(text.trim().toUpperCase()) ?? []
  if (!day || day <= LAST_EMPTY_DAY || !isClockTime(`${day}T${time}`)) return null
  if (!offset) return new Date(momentOf(`${day}T${time}`, zone).getTime() + Number(seconds) * 1_000)
  const zoned = /\d/.test(offset) ? offset.replace(/^(...)(\d\d)$/, '$1:$2') : 'Z'
  const at = new Date(`${day}T${time}:${seconds}${zoned}`)
  return Number.isNaN(at.getTime()) ? null : at
}
