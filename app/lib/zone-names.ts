import { formatOffset, isKnownZone } from '#app/lib/time-zone.ts'

const AREAS = 'Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific'
const ZONE_NAME = new RegExp(`^(?:UTC|(?:${AREAS})/[A-Za-z_/-]+)$`)

const RENAMED: Readonly<Partial<Record<string, string>>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
}

/** Returns true for 'UTC' or a known area and city. Abbreviations and offsets are not accepted. */
export function isTimeZone(name: string): boolean {
  return ZONE_NAME.test(name) && isKnownZone(name)
}

/** Returns every zone under its current name, sorted, with UTC first. */
export function listTimeZones(): string[] {
  const names = Intl.supportedValuesOf('timeZone').map((name) => RENAMED[name] ?? name)
  return ['UTC', ...[...new Set(names)].filter((name) => name.includes('/')).sort()]
}

/** Lists the zones of a country under their current names. The list is empty for uninhabited territories. */
export function listZones(country: string): string[] {
  return (new Intl.Locale(`und-${country}`).getTimeZones() ?? []).map((name) => RENAMED[name] ?? name)
}

/** The zones of an area, such as 'Africa'; '' for UTC. */
export type TimeZoneGroup = ReturnType<typeof groupZones>[number]

const HOUR_MS = 3_600_000
let cached: { readonly hour: number; readonly groups: readonly TimeZoneGroup[] } | null = null

/** Lists all time zones by area, with offsets: 'Lagos (UTC+1)'. Cached for the hour, because this takes 50 ms. */
export function listTimeZoneChoices(now: Date): readonly TimeZoneGroup[] {
  const hour = Math.floor(now.getTime() / HOUR_MS)
  if (cached?.hour !== hour) cached = { hour, groups: groupZones(now) }
  return cached.groups
}

function groupZones(now: Date) {
  const groups = Map.groupBy(listTimeZones(), (zone) => (zone.includes('/') ? zone.slice(0, zone.indexOf('/')) : ''))
  return [...groups].map(([area, zones]) => ({
    area,
    zones: zones.map((zone) => ({ zone, label: area === '' ? zone : `${getCity(zone)} (${formatOffset(now, zone)})` })),
  }))
}

function getCity(zone: string): string {
  return zone.split('/').slice(1).join(', ').replaceAll('_', ' ')
}
