import { formatDate, formatDateTime, formatDateTimeWithZone } from '#app/lib/format/date.ts'
import { useTimeZone } from '#app/ui/time-zone.tsx'

type LocalTimeProps = { readonly at: Date; readonly isDay?: boolean; readonly className?: string }

/** Hydration keeps the server's text, as browsers may have different rules for the store's time zone. */
export function LocalTime({ at, isDay = false, className }: LocalTimeProps) {
  const { zone, showsOffset } = useTimeZone()
  const format = isDay ? formatDate : showsOffset ? formatDateTimeWithZone : formatDateTime
  return (
    <time
      suppressHydrationWarning
      dateTime={at.toISOString()}
      title={formatDateTimeWithZone(at, zone)}
      data-time-of-day={isDay ? undefined : ''}
      className={className}
    >
      {format(at, zone)}
    </time>
  )
}
