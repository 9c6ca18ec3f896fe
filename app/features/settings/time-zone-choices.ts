import { offsetName } from '#app/lib/time-zone.ts'
import { listTimeZones } from '#app/lib/zone-names.ts'

type TimeZoneChoice = { readonly zone: string; readonly label: string }

/** The zones of one area, such as 'Africa'; the area of UTC is ''. */
export type TimeZoneGroup = { readonly area: string; readonly zones: readonly TimeZoneChoice[] }

const HOUR_MS = 3_600_000
let known: { readonly hour: number; readonly groups: readonly TimeZoneGroup[] } | null = null

/**
 * Every zone that can be chosen, by area, each with its offset: 'Lagos (UTC+1)'. Worked out once an hour, as it takes 50 ms.
 */
export function timeZoneChoices(now: Date): readonly TimeZoneGroup[] {
  const hour = Math.floor(now.getTime() / HOUR_MS)
  if (known?.hour !== hour) known = { hour, groups: groupsAt(now) }
  return known.groups
}

function groupsAt(now: Date): readonly TimeZoneGroup[] {
  const groups = Map.groupBy(listTimeZones(), (zone) => (zone.includes('/') ? zone.slice(0, zone.indexOf('/')) : ''))
  return [...groups].map(([area, zones]) => ({
    area,
    zones: zones.map((zone) => ({ zone, label: area === '' ? zone : `${cityOf(zone)} (${offsetName(now, zone)})` })),
  }))
}

/** 'Indiana, Vincennes' for 'America/Indiana/Vincennes'. */
function cityOf(zone: string): string {
  return zone.split('/').slice(1).join(', ').replaceAll('_', ' ')
}
