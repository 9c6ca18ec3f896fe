import { formatDate, formatDateTimeWithZone } from '#app/lib/format/date.ts'
import { toDay } from '#app/lib/time-zone.ts'
import { useTimeZone } from '#app/ui/time-zone.tsx'

/** A date in a list. On phones, the current year is hidden. Hydration keeps the server's text, as in `LocalTime`. */
export function ShortDate({ at }: { readonly at: Date }) {
  const { zone } = useTimeZone()
  const date = formatDate(at, zone)
  const year = toDay(new Date(), zone).slice(0, 4)
  const [hidden = ''] = date.match(new RegExp(`,? ${year}$`)) ?? []
  return (
    <time suppressHydrationWarning dateTime={at.toISOString()} title={formatDateTimeWithZone(at, zone)}>
      {hidden ? date.slice(0, -hidden.length) : date}
      {hidden && <span className="max-md:hidden">{hidden}</span>}
    </time>
  )
}
