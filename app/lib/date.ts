const DATE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

/** '12 Nov 2026', the day in UTC, so that server and browser write the same. */
export function formatDate(date: Date): string {
  return DATE.format(date)
}
