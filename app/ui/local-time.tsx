import { formatDate, formatDateTime, formatDateTimeWithZone, formatTime } from '#app/lib/format/date.ts'
import { useTimeZone } from '#app/ui/time-zone.tsx'

type LocalTimeProps = {
  readonly at: Date
  readonly isDateOnly?: boolean
  /** True below a heading with the day. */
  readonly isTimeOnly?: boolean
  readonly className?: string
}

/** Hydration keeps the server's text, as browsers may have different rules for the store's time zone. */
export function LocalTime({ at, isDateOnly = false, isTimeOnly = false, className }: LocalTimeProps) {
  const { zone, showsOffset } = useTimeZone()
  const formatMoment = showsOffset ? formatDateTimeWithZone : formatDateTime
  const format = isDateOnly ? formatDate : isTimeOnly ? formatTime : formatMoment
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
