import { formatDate, formatDateTime, formatDateTimeWithZone } from '#app/lib/format/date.ts'
import { useTimeZone } from '#app/ui/time-zone.tsx'

type LocalTimeProps = { readonly at: Date; readonly isDateOnly?: boolean; readonly className?: string }

/** Hydration keeps the server's text, as browsers may have different rules for the store's time zone. */
export function LocalTime({ at, isDateOnly = false, className }: LocalTimeProps) {
  const { zone, showsOffset } = useTimeZone()
  const format = isDateOnly ? formatDate : showsOffset ? formatDateTimeWithZone : formatDateTime
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
