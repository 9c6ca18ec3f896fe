import type { Settings } from '#app/store/settings.ts'

/** Without tracked stock, or with backorders, everything can be ordered, so nobody needs to wait. */
export function hasWaitingList(
  settings: Pick<Settings, 'waiting_list_hold_hours' | 'track_inventory' | 'allow_backorders'>,
): boolean {
  return settings.waiting_list_hold_hours > 0 && settings.track_inventory && !settings.allow_backorders
}
