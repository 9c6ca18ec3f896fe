import { clockTime, dayOf, offsetName } from '#app/lib/time-zone.ts'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/** '12 Nov 2026' for the day '2026-11-12'. Without the machine's own wording, so that server and browser write the same. */
export function formatDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${date} ${MONTHS[(month ?? 1) - 1]} ${year}`
}

/** '12 Nov 2026', the day it is in the time zone. */
export function formatDate(date: Date, zone: string): string {
  return formatDay(dayOf(date, zone))
}

/** '12 Nov 2026, 09:05' by the clock of the time zone. */
export function formatDateTime(date: Date, zone: string): string {
  return `${formatDate(date, zone)}, ${clockTime(date, zone).slice(11)}`
}

/** '12 Nov 2026, 09:05 UTC+1', for readers who may be elsewhere. */
export function formatDateTimeWithZone(date: Date, zone: string): string {
  return `${formatDateTime(date, zone)} ${offsetName(date, zone)}`
}
