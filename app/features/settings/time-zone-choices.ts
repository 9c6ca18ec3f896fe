import { offsetName } from '#app/lib/time-zone.ts'
import { listTimeZones } from '#app/lib/zone-names.ts'

type TimeZoneChoice = { readonly zone: string; readonly label: string }

/** The zones of one area, such as 'Africa'; the area of UTC is ''. */
export type TimeZoneGroup = { readonly area: string; readonly zones: readonly TimeZoneChoice[] }

/** Every zone that can be chosen, by area, each with its offset at that moment: 'Lagos (UTC+1)'. */
export function timeZoneChoices(now: Date): TimeZoneGroup[] {
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
