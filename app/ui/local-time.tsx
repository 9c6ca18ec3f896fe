import { formatDate, formatDateTime, formatDateTimeWithZone } from '#app/lib/format/date.ts'
import { useTimeZone } from '#app/ui/time-zone.tsx'

type LocalTimeProps = {
  readonly at: Date
  /** Shows only the day; the title has the time. */
  readonly isDay?: boolean
  readonly className?: string
}

/**
 * A moment in the store's time zone. Hydration keeps the server's text, as browsers may know other rules of the zone.
 */
export function LocalTime({ at, isDay = false, className }: LocalTimeProps) {
  const { zone, isNamed } = useTimeZone()
  const format = isDay ? formatDate : isNamed ? formatDateTimeWithZone : formatDateTime
  return (
    <time
      suppressHydrationWarning
      dateTime={at.toISOString()}
      title={formatDateTimeWithZone(at, zone)}
      className={className}
    >
      {format(at, zone)}
    </time>
  )
}
