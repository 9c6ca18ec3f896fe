import { formatDate, formatDateTime, formatDateTimeWithZone } from '#app/lib/format/date.ts'
import { useTimeZone } from '#app/ui/time-zone.tsx'

type LocalTimeProps = {
  readonly at: Date
  /** Leaves the time of day to the title, as lists do. */
  readonly isDay?: boolean
  readonly className?: string
}

/**
 * A moment in the store's time zone. Its title names the zone's offset, and so does its text where the readers may be
 * elsewhere. The server's text stays, should a browser know other rules of the zone.
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
