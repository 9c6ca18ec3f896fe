import { LOCALE, type Locale } from '#app/lib/format/locale.ts'
import { clockTime, dayOf, offsetName } from '#app/lib/time-zone.ts'

const formats = new Map<Locale, Intl.DateTimeFormat>()

/** '12 Nov 2026' for the day '2026-11-12': day first in every locale, with the locale's month name. */
export function formatDay(day: string, locale: Locale = LOCALE): string {
  const [year, , date] = day.split('-').map(Number)
  return `${date} ${monthFormat(locale).format(new Date(day))} ${year}`
}

/** 'Nov 2026' for '2026-11'. */
export function formatMonth(month: string, locale: Locale = LOCALE): string {
  return `${monthFormat(locale).format(new Date(`${month}-01`))} ${month.slice(0, 4)}`
}

/** '12 Nov 2026', the date in the time zone. */
export function formatDate(date: Date, zone: string, locale?: Locale): string {
  return formatDay(dayOf(date, zone), locale)
}

/** '12 Nov 2026, 09:05' in the time zone. */
export function formatDateTime(date: Date, zone: string, locale?: Locale): string {
  return `${formatDate(date, zone, locale)}, ${clockTime(date, zone).slice(11)}`
}

/** '12 Nov 2026, 09:05 UTC+1', for readers who may be elsewhere. */
export function formatDateTimeWithZone(date: Date, zone: string, locale?: Locale): string {
  return `${formatDateTime(date, zone, locale)} ${offsetName(date, zone)}`
}

function monthFormat(locale: Locale): Intl.DateTimeFormat {
  const format = formats.get(locale) ?? new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' })
  formats.set(locale, format)
  return format
}
