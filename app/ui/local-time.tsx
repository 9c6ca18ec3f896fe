import { useHydrated } from '#app/lib/hydrated.ts'
import { formatDate, formatDateTime, formatLocalDate, formatLocalDateTime } from '#app/lib/time.ts'

type LocalTimeProps = {
  readonly at: Date
  /** Leaves the time of day to the title, as lists do. */
  readonly isDay?: boolean
  readonly className?: string
}

/**
 * A moment by the clock of whoever looks. Until the page is hydrated it is in UTC, and says so; the local time is shorter,
 * so the page does not grow. Its title is the moment in UTC.
 */
export function LocalTime({ at, isDay = false, className }: LocalTimeProps) {
  const isTheirs = useHydrated()
  const format = isTheirs ? (isDay ? formatLocalDate : formatLocalDateTime) : isDay ? formatDate : formatDateTime
  return (
    <time dateTime={at.toISOString()} title={formatDateTime(at)} className={className}>
      {format(at)}
    </time>
  )
}
