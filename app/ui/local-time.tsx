import { useHydrated } from '#app/lib/hydrated.ts'
import { formatDateTime, formatLocalDateTime } from '#app/lib/time.ts'

/**
 * A moment by the clock of whoever looks: in UTC, and called so, until the page is theirs. The later words are the shorter
 * ones, so they take no line more.
 */
export function LocalTime({ at, className }: { at: Date; className?: string }) {
  const isTheirs = useHydrated()
  return (
    <time dateTime={at.toISOString()} className={className}>
      {isTheirs ? formatLocalDateTime(at) : formatDateTime(at)}
    </time>
  )
}
