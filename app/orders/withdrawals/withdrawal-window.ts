import { toDay } from '#app/lib/time-zone.ts'
import { addDays, endOfDay } from '#app/lib/zone-moments.ts'

// Directive 2011/83/EU, Art. 9 and 13. Periods follow Regulation (EEC, Euratom) No 1182/71, Art. 3: the day of the
// event is not counted, and the last day counts in full.

const PERIOD_DAYS = 14

/** Returns the last day on which a consumer can withdraw, such as '2026-07-03', in the store's time zone. */
export function getLastWithdrawalDay(deliveredAt: Date, zone: string): string {
  return moveToWorkingDay(addDays(toDay(deliveredAt, zone), PERIOD_DAYS))
}

/** `deliveredAt` is null if the store knows of no delivery, so the period has not begun. */
export function isWithdrawalOpen(deliveredAt: Date | null, now: Date, zone: string): boolean {
  return deliveredAt === null || now < endOfDay(getLastWithdrawalDay(deliveredAt, zone), zone)
}

/**
 * Returns the day by which the store must have paid the refund. Weekends do not extend the period, so that the day is
 * correct in every country.
 */
export function getRefundDueDay(declaredAt: Date, zone: string): string {
  return addDays(toDay(declaredAt, zone), PERIOD_DAYS)
}

/** Ignores public holidays, which differ by country: a store can accept a later withdrawal. */
function moveToWorkingDay(day: string): string {
  const weekday = new Date(day).getUTCDay()
  if (weekday === 6) return addDays(day, 2)
  return weekday === 0 ? addDays(day, 1) : day
}
