const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/** '12 Nov 2026'. In UTC and without the machine's own wording, so that server and browser write the same. */
export function formatDate(date: Date): string {
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`
}

/** '12 Nov 2026, 09:05 UTC' */
export function formatDateTime(date: Date): string {
  return `${formatDate(date)}, ${twoDigits(date.getUTCHours())}:${twoDigits(date.getUTCMinutes())} UTC`
}

/** '12 Nov 2026' by the clock of the machine this runs on: for browsers only, once the page is theirs. */
export function formatLocalDate(date: Date): string {
  return `${date.getDate()} ${MONTHS[date.getMonth()]} ${date.getFullYear()}`
}

/** '12 Nov 2026, 10:05' by the same clock. */
export function formatLocalDateTime(date: Date): string {
  return `${formatLocalDate(date)}, ${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
