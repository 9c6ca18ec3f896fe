import type { Availability } from '#app/catalog/availability.ts'
import { toDay } from '#app/lib/time-zone.ts'
import type { Settings } from '#app/store/settings.ts'

/** Google requires a date with 'backorder', at most a year ahead (Merchant Center Help, 6324470). */
export type ListedAvailability =
  | { readonly status: 'in_stock' | 'out_of_stock' }
  | { readonly status: 'backorder'; readonly from: string }

export type ListingSettings = Pick<Settings, 'feed_backorders' | 'backorder_days' | 'store_time_zone'>

/** The availability in structured data, Open Graph and product feeds. The owner decides how a backorder is listed. */
export function getListedAvailability(
  { canOrder, onBackorder }: Pick<Availability, 'canOrder' | 'onBackorder'>,
  { feed_backorders: isListed, backorder_days: days, store_time_zone: zone }: ListingSettings,
  now: Date,
): ListedAvailability {
  if (!canOrder || (onBackorder && !isListed)) return { status: 'out_of_stock' }
  return onBackorder && days > 0 ? { status: 'backorder', from: addDays(days, zone, now) } : { status: 'in_stock' }
}

/** The result is the same all day, so that the feed and the page agree. */
function addDays(days: number, zone: string, now: Date): string {
  const date = new Date(`${toDay(now, zone)}T00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return `${date.toISOString().slice(0, 10)}T00:00Z`
}
