import { dayOf } from '#app/lib/time-zone.ts'
import { addDays, momentOf } from '#app/lib/zone-moments.ts'

/** Who had a backup made: the clock, staff by a button, or `npm run backup`. */
export type BackupMaker = 'schedule' | 'staff' | 'command'

/** How the shop's backups do. */
export type BackupStatus = {
  readonly isRunning: boolean
  /** The latest that was made, whoever made it. */
  readonly last: { readonly at: Date; readonly bytes: number } | null
  /** What came of the latest that was tried, unless it is whole: nothing, or a file without all pictures. */
  readonly failed: { readonly at: Date; readonly why: string; readonly isIncomplete: boolean } | null
  /** When the shop makes one by itself: the hour in the store's time zone; null where it does not. */
  readonly dailyAt: number | null
  readonly kept: number
}

/** Why a backup is incomplete, for staff. */
export function missingPictures(count: number): string {
  const what = count === 1 ? 'One picture' : `${count.toLocaleString('en-GB')} pictures`
  const was = count === 1 ? 'was' : 'were'
  return `${what} that the shop shows ${was} not where its pictures are kept: look whether that folder or bucket is there.`
}

const RETRY_MS = 15 * 60_000

/** The latest moment at which it became so many o'clock in the time zone. */
export function latestHour(now: Date, hour: number, timeZone: string): Date {
  const today = dayOf(now, timeZone)
  const hourOf = (day: string) => momentOf(`${day}T${String(hour).padStart(2, '0')}:00`, timeZone)
  return hourOf(today) <= now ? hourOf(today) : hourOf(addDays(today, -1))
}

type Past = {
  /** When the shop's database was made: its first night is still to come. */
  readonly bornAt: Date
  readonly lastMadeAt: Date | null
  readonly lastTriedAt: Date | null
}

/** Whether the backup of the day is to be made now: since its hour none was, nor was one tried in the last quarter of an hour. */
export function isBackupDue(
  now: Date,
  hour: number,
  timeZone: string,
  { bornAt, lastMadeAt, lastTriedAt }: Past,
): boolean {
  const from = latestHour(now, hour, timeZone)
  if (bornAt >= from || (lastMadeAt && lastMadeAt >= from)) return false
  return !lastTriedAt || now.getTime() - lastTriedAt.getTime() >= RETRY_MS
}
