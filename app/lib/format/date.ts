import { currentLocale, DEFAULT_LOCALE, type Locale } from '#app/lib/format/locale.ts'
import { formatOffset, toClockTime, toDay } from '#app/lib/time-zone.ts'

/** A cache keyed by locale and options, because creating a formatter is slow. */
const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * Formats the day '2026-11-12' as 'Nov 12, 2026', in the locale's order. English outside the United States puts the day
 * first and spells out the month: '12 Nov 2026'. In Arabic, the month is also spelled out, because digits between
 * slashes would run from right to left.
 */
export function formatDay(day: string, locale: Locale = currentLocale()): string {
  if (!isEnglish(locale) || locale === DEFAULT_LOCALE) return getFormat(locale, 'dateStyle').format(new Date(day))
  const [year, , date] = day.split('-').map(Number)
  return `${date} ${getFormat(locale, 'month').format(new Date(day))} ${year}`
}

/** Returns 'Nov 12 – 14' for '2026-11-12' and '2026-11-14', in the locale's order. */
export function formatDayRange(from: string, to: string, locale: Locale = currentLocale()): string {
  return getFormat(locale, 'dayOfMonth').formatRange(new Date(from), new Date(to))
}

/** Returns 'Nov 2026' for '2026-11'. */
export function formatMonth(month: string, locale: Locale = currentLocale()): string {
  const name = getFormat(locale, 'month').format(new Date(`${month}-01`))
  return `${name} ${month.slice(0, 4)}`
}

/** Returns the date in the time zone, such as 'Nov 12, 2026'. */
export function formatDate(date: Date, zone: string, locale?: Locale): string {
  return formatDay(toDay(date, zone), locale)
}

/** Returns the date and time in the time zone, such as 'Nov 12, 2026, 09:05'. */
export function formatDateTime(date: Date, zone: string, locale: Locale = currentLocale()): string {
  const comma = isArabic(locale) ? '،' : ','
  return `${formatDate(date, zone, locale)}${comma} ${formatTime(date, zone)}`
}

/** Returns the time in the time zone, such as '09:05'. */
export function formatTime(date: Date, zone: string): string {
  return toClockTime(date, zone).slice(11)
}

/** Returns 'Nov 12, 2026, 09:05 UTC+1', for readers in other time zones. */
export function formatDateTimeWithZone(date: Date, zone: string, locale?: Locale): string {
  return `${formatDateTime(date, zone, locale)} ${formatOffset(date, zone)}`
}

function isArabic(locale: Locale): boolean {
  return locale.startsWith('ar')
}

function isEnglish(locale: Locale): boolean {
  return locale.startsWith('en')
}

type ShownParts = 'month' | 'dayOfMonth' | 'dateStyle'

function getFormat(locale: Locale, shown: ShownParts): Intl.DateTimeFormat {
  const key = `${locale} ${shown}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...toStyle(locale, shown), timeZone: 'UTC' })
  formats.set(key, format)
  return format
}

function toStyle(locale: Locale, shown: ShownParts): Intl.DateTimeFormatOptions {
  const length = isArabic(locale) ? 'long' : 'short'
  if (shown === 'month') return { month: 'short' }
  if (shown === 'dayOfMonth') return { day: 'numeric', month: length }
  return { dateStyle: isArabic(locale) ? 'long' : 'medium' }
}
