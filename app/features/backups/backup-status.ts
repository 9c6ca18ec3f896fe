import { formatNumber } from '#app/lib/format/number.ts'
import { dayOf } from '#app/lib/time-zone.ts'
import { addDays, momentOf } from '#app/lib/zone-moments.ts'

/** Who had a backup made: the clock, staff by a button, or `npm run backup`. */
export type BackupTrigger = 'schedule' | 'staff' | 'command'

/** How the store's backups do. */
export type BackupStatus = {
  readonly isRunning: boolean
  /** The latest that was made, anyone who made it. */
  readonly last: { readonly at: Date; readonly bytes: number } | null
  /** What came of the latest that was tried, unless it is whole: nothing, or a file without all images. */
  readonly failed: { readonly at: Date; readonly why: string; readonly isIncomplete: boolean } | null
  /** When the store makes one by itself: the hour in the store's time zone; null where it does not. */
  readonly dailyAt: number | null
  readonly retained: number
}

/** Why a backup is incomplete, for staff. */
export function missingImagesMessage(count: number): string {
  const what = count === 1 ? 'One image' : `${formatNumber(count)} images`
  const was = count === 1 ? 'was' : 'were'
  return `${what} that the store shows ${was} not where its images are kept: look whether that folder or bucket is there.`
}

const RETRY_MS = 15 * 60_000

/** The latest moment at which it became so many o'clock in the time zone. */
export function latestHour(now: Date, hour: number, timeZone: string): Date {
  const today = dayOf(now, timeZone)
  const hourOf = (day: string) => momentOf(`${day}T${String(hour).padStart(2, '0')}:00`, timeZone)
  return hourOf(today) <= now ? hourOf(today) : hourOf(addDays(today, -1))
}

type Past = {
  /** When the store's database was made: its first night is still to come. */
  readonly bornAt: Date
  readonly lastCreatedAt: Date | null
  readonly lastTriedAt: Date | null
}

/** Whether the backup of the day is to be made now: since its hour none was, nor was one tried in the last quarter of an hour. */
export function isBackupDue(
  now: Date,
  hour: number,
  timeZone: string,
  { bornAt, lastCreatedAt, lastTriedAt }: Past,
): boolean {
  const from = latestHour(now, hour, timeZone)
  if (bornAt >= from || (lastCreatedAt && lastCreatedAt >= from)) return false
  return !lastTriedAt || now.getTime() - lastTriedAt.getTime() >= RETRY_MS
}
