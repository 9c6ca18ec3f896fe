import { isKnownZone } from '#app/lib/time-zone.ts'

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

/** Returns whether it is 'UTC' or a known area and city. Abbreviations and offsets are not names. */
export function isTimeZone(name: string): boolean {
  return ZONE_NAME.test(name) && isKnownZone(name)
}

/** Returns every zone under its current name, sorted, with UTC first. */
export function listTimeZones(): string[] {
  const names = Intl.supportedValuesOf('timeZone').map((name) => RENAMED[name] ?? name)
  return ['UTC', ...[...new Set(names)].filter((name) => name.includes('/')).sort()]
}

/** The zones of a country under their current names; none where nobody lives. */
export function zonesOf(country: string): string[] {
  return (new Intl.Locale(`und-${country}`).getTimeZones() ?? []).map((name) => RENAMED[name] ?? name)
}
