import { offsetName } from '#app/lib/time-zone.ts'
import { listTimeZones } from '#app/lib/zone-names.ts'

/** The zones of an area, such as 'Africa'; '' for UTC. */
export type TimeZoneGroup = ReturnType<typeof groupsAt>[number]

const HOUR_MS = 3_600_000
let cached: { readonly hour: number; readonly groups: readonly TimeZoneGroup[] } | null = null

/** All time zones by area, with their offsets: 'Lagos (UTC+1)'. Cached for the hour, because this takes 50 ms. */
export function timeZoneChoices(now: Date): readonly TimeZoneGroup[] {
  const hour = Math.floor(now.getTime() / HOUR_MS)
  if (cached?.hour !== hour) cached = { hour, groups: groupsAt(now) }
  return cached.groups
}

function groupsAt(now: Date) {
  const groups = Map.groupBy(listTimeZones(), (zone) => (zone.includes('/') ? zone.slice(0, zone.indexOf('/')) : ''))
  return [...groups].map(([area, zones]) => ({
    area,
    zones: zones.map((zone) => ({ zone, label: area === '' ? zone : `${cityOf(zone)} (${offsetName(now, zone)})` })),
  }))
}

function cityOf(zone: string): string {
  return zone.split('/').slice(1).join(', ').replaceAll('_', ' ')
}
