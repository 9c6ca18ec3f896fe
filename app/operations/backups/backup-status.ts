import { formatNumber } from '#app/lib/format/number.ts'
import { toDay } from '#app/lib/time-zone.ts'
import { addDays, toMoment } from '#app/lib/zone-moments.ts'

export type BackupTrigger = 'schedule' | 'staff' | 'command'

export type BackupStatus = {
  readonly isRunning: boolean
  readonly last: { readonly at: Date; readonly bytes: number } | null
  /** The latest run if it failed or lacks images. */
  readonly failed: { readonly at: Date; readonly why: string; readonly isIncomplete: boolean } | null
  /** The hour of the daily backup in the store's time zone; null if disabled. */
  readonly dailyAt: number | null
}

export function formatMissingImages(count: number): string {
  const subject = count === 1 ? 'One image is' : `${formatNumber(count)} images are`
  return `${subject} missing from image storage. Check that its folder or bucket is available.`
}

const RETRY_MS = 15 * 60_000

/** Returns '03:00' for 3. */
export function formatHour(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`
}

/** Returns the last time at which this hour began in the time zone. */
export function findLastScheduledTime(now: Date, hour: number, timeZone: string): Date {
  const today = toDay(now, timeZone)
  const toHourMoment = (day: string) => toMoment(`${day}T${formatHour(hour)}`, timeZone)
  return toHourMoment(today) <= now ? toHourMoment(today) : toHourMoment(addDays(today, -1))
}

type History = {
  readonly installedAt: Date
  readonly lastCreatedAt: Date | null
  readonly lastStartedAt: Date | null
}

/** A daily backup is due if none was created since the scheduled hour and none was started in the last 15 minutes. */
export function isBackupDue(
  now: Date,
  hour: number,
  timeZone: string,
  { installedAt, lastCreatedAt, lastStartedAt }: History,
): boolean {
  const from = findLastScheduledTime(now, hour, timeZone)
  if (installedAt >= from || (lastCreatedAt && lastCreatedAt >= from)) return false
  return !lastStartedAt || now.getTime() - lastStartedAt.getTime() >= RETRY_MS
}
