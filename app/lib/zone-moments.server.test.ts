import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatOffset, toClockTime } from '#app/lib/time-zone.ts'
import { addDays, startOfDay } from '#app/lib/zone-moments.ts'
import { isTimeZone, listTimeZones } from '#app/lib/zone-names.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const zones = listTimeZones()

/** Reads PostgreSQL's clock in a zone; throws if PostgreSQL does not know the zone. */
async function readClocks(moments: readonly { zone: string; at: Date }[]): Promise<string[]> {
  const { rows } = await database.db.execute<{ clock: string }>(
    sql`select to_char(at at time zone zone, 'YYYY-MM-DD"T"HH24:MI') as clock
      from json_to_recordset(${JSON.stringify(moments)}::json) as asked (zone text, at timestamptz)`,
  )
  return rows.map(({ clock }) => clock)
}

test('PostgreSQL knows every listed zone and has the same clock time there', async () => {
  const moments = zones.flatMap((zone) =>
    ['2020-01-15T12:00Z', '2024-07-15T12:00Z'].map((at) => ({ zone, at: new Date(at) })),
  )
  expect(await readClocks(moments)).toEqual(moments.map(({ zone, at }) => toClockTime(at, zone)))
})

test('days around every clock change begin at the same moment as in PostgreSQL', async () => {
  const days = zones.flatMap((zone) => listClockChanges(zone).map((day) => ({ zone, day })))
  expect(days.length).toBeGreaterThan(300)
  const firsts = await readClocks(days.map(({ zone, day }) => ({ zone, at: startOfDay(day, zone) })))
  const lasts = await readClocks(
    days.map(({ zone, day }) => ({ zone, at: new Date(startOfDay(day, zone).getTime() - 1) })),
  )
  const wrong = days.filter(({ day }, at) => firsts[at]?.slice(0, 10) !== day || !(String(lasts[at]) < day))
  expect(wrong).toEqual([])
})

/** Returns the days of 2024 on which the clocks of a zone change, and the adjacent days. */
function listClockChanges(zone: string): string[] {
  const days = Array.from({ length: 367 }, (_, at) => addDays('2023-12-31', at))
  const offsets = days.map((day) => formatOffset(new Date(`${day}T12:00Z`), zone))
  const changed = days.filter((_, at) => at > 0 && offsets[at] !== offsets[at - 1])
  return changed.flatMap((day) => [addDays(day, -1), day, addDays(day, 1)])
}

test('every city that PostgreSQL knows can be the time zone of a store', async () => {
  const { rows } = await database.db.execute<{ name: string }>(
    sql`select name from pg_timezone_names where name ~ '^(Africa|America|Asia|Atlantic|Australia|Europe|Indian|Pacific)/'`,
  )
  expect(rows.length).toBeGreaterThan(400)
  expect(rows.map(({ name }) => name).filter((name) => !isTimeZone(name))).toEqual([])
})
