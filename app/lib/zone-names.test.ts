import { expect, test } from 'vitest'
import { listTimeZoneChoices, listTimeZones } from '#app/lib/zone-names.ts'

function findLabel(zone: string, now: string): string | undefined {
  const groups = listTimeZoneChoices(new Date(now))
  return groups.flatMap(({ zones }) => zones).find((choice) => choice.zone === zone)?.label
}

test.each([
  { zone: 'UTC', now: '2026-07-01', label: 'UTC' },
  { zone: 'Africa/Lagos', now: '2026-07-01', label: 'Lagos (UTC+1)' },
  { zone: 'America/New_York', now: '2026-07-01', label: 'New York (UTC-4)' },
  { zone: 'America/New_York', now: '2026-12-01', label: 'New York (UTC-5)' },
  { zone: 'America/Indiana/Vincennes', now: '2026-12-01', label: 'Indiana, Vincennes (UTC-5)' },
])('on $now, $zone is labeled “$label”', ({ zone, now, label }) => {
  expect(findLabel(zone, now)).toBe(label)
})

test('all zones are listed by area, after UTC', () => {
  const groups = listTimeZoneChoices(new Date())
  expect(groups.slice(0, 3).map(({ area }) => area)).toEqual(['', 'Africa', 'America'])
  expect(groups.flatMap(({ zones }) => zones.map(({ zone }) => zone))).toEqual(listTimeZones())
})
